import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ignoreEnvFiles } from './env-files.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-'))
  writeFileSync(path.join(folder, '.env'), 'PRODUCT_NAME=file\nCARE_BRAND=file\nHOST=file\n')
  writeFileSync(path.join(folder, '.env.local'), 'CARE_BRAND=local\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The variables of a process that loads the files, started with the given environment. */
function load(env: Record<string, string>): unknown {
  const file = path.join(import.meta.dirname, 'env-files.mjs')
  const script = `
    import { loadEnvFiles } from ${JSON.stringify(file)}
    loadEnvFiles(${JSON.stringify(folder)}, 'production')
    const { PRODUCT_NAME, CARE_BRAND, HOST } = process.env
    console.log(JSON.stringify({ PRODUCT_NAME, CARE_BRAND, HOST }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

test('the environment takes precedence over .env.local, and that over .env', () => {
  expect(load({ HOST: 'environment' })).toEqual({
    PRODUCT_NAME: 'file',
    CARE_BRAND: 'local',
    HOST: 'environment',
  })
})

test('tests run without the files', () => {
  expect(load(ignoreEnvFiles)).toEqual({})
})
