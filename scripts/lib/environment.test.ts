import { expect, test } from 'vitest'
import { environmentOf, machineEnv } from './environment.mjs'

const env = {
  PATH: '/usr/bin',
  NODE_OPTIONS: '--no-warnings',
  SITE_URL: 'https://www.example.org',
  REDIS_URL: 'redis://127.0.0.1:6379',
  REVALIDATE_SECRET: 'a shared secret of both',
  OWNER_PASSWORD: 'a password of the owner',
  DATABASE_URL: 'postgres://127.0.0.1/x',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a secret of the site',
  CLOUD_TOKEN: 'a secret of neither',
}

test('the site gets its own variables and the variables of the machine, nothing else', () => {
  expect(Object.keys(environmentOf('site', env)).toSorted()).toEqual([
    'NODE_OPTIONS',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'PATH',
    'REDIS_URL',
    'REVALIDATE_SECRET',
    'SITE_URL',
  ])
})

test('the backend gets its own', () => {
  expect(Object.keys(environmentOf('backend', env)).toSorted()).toEqual([
    'DATABASE_URL',
    'NODE_OPTIONS',
    'OWNER_PASSWORD',
    'PATH',
    'REVALIDATE_SECRET',
    // Public: the dashboard and previews link to the site.
    'SITE_URL',
  ])
})

test('the environment of the machine has no setting', () => {
  expect(machineEnv(env)).toEqual({
    PATH: '/usr/bin',
    NODE_OPTIONS: '--no-warnings',
  })
})
