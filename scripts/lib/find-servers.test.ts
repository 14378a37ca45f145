import { expect, test } from 'vitest'
import type { Machine } from './debian-packages.mjs'
import { ensureNginx, findNginx } from './find-nginx.mjs'
import { ensurePostgres, findPostgres } from './find-postgres.mjs'

/** A simulated machine; what `apt-get install` installs is found afterwards. */
function machine(files: string[], more: Partial<Machine> = {}, installed: string[] = []) {
  const present = new Set(files)
  const commands: string[] = []
  const simulated: Machine = {
    env: {},
    exists: (path) => present.has(path),
    isRoot: () => false,
    run: (command, args) => {
      commands.push([command, ...args].join(' '))
      if (args[0] === 'install') for (const file of installed) present.add(file)
      return true
    },
    log: () => undefined,
    ...more,
  }
  return { simulated, commands }
}

const apt = '/usr/bin/apt-get'
const newest = '/usr/lib/postgresql/17/bin'
const versions = () => ['17', '15']

test('the newest PostgreSQL of Debian comes first, then those of other systems', () => {
  const found = (files: string[], list: () => string[] = versions) =>
    findPostgres(machine(files).simulated, list)
  expect(found([`${newest}/postgres`, '/usr/bin/postgres'])).toBe(newest)
  expect(found(['/usr/lib/postgresql/15/bin/postgres'])).toBe('/usr/lib/postgresql/15/bin')
  expect(found(['/opt/homebrew/bin/postgres'], () => [])).toBe('/opt/homebrew/bin')
  expect(found([])).toBeNull()
})

test('POSTGRES_BIN_PATH names another one; a wrong one is an error', () => {
  const env = { POSTGRES_BIN_PATH: '/opt/pg' }
  const right = machine(['/opt/pg/postgres', `${newest}/postgres`], { env })
  expect(findPostgres(right.simulated, versions)).toBe('/opt/pg')
  expect(() => findPostgres(machine([], { env }).simulated, versions)).toThrow('/opt/pg')
})

test('nginx is found where systems put it', () => {
  expect(findNginx(machine(['/usr/bin/nginx']).simulated)).toBe('/usr/bin/nginx')
  expect(findNginx(machine([]).simulated)).toBeNull()
})

test('what is missing is installed as root, and named otherwise', () => {
  const isRoot = () => true
  const nginx = machine([apt], { isRoot }, ['/usr/sbin/nginx'])
  expect(ensureNginx(nginx.simulated)).toBe('/usr/sbin/nginx')
  const postgres = machine([apt], { isRoot }, [`${newest}/postgres`])
  expect(ensurePostgres(postgres.simulated, versions)).toBe(newest)
  expect([...nginx.commands, ...postgres.commands].filter((it) => it.includes('install'))).toEqual([
    'apt-get install -y --no-install-recommends nginx',
    'apt-get install -y --no-install-recommends postgresql',
  ])
  const user = machine([apt])
  expect(() => ensureNginx(user.simulated)).toThrow('apt-get install nginx')
  expect(() => ensurePostgres(user.simulated, versions)).toThrow('apt-get install postgresql')
  expect(user.commands).toEqual([])
})
