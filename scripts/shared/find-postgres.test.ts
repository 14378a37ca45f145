import { expect, test } from 'vitest'
import {
  ensurePostgres,
  findPostgres,
  findPostgresClient,
  type PostgresMachine,
  postgresUser,
} from './find-postgres.mjs'

const server = (folder: string) => ['initdb', 'postgres'].map((name) => `${folder}/${name}`)
const client = (folder: string) => ['pg_dump', 'pg_restore'].map((name) => `${folder}/${name}`)
const debian = '/usr/lib/postgresql'

/** A simulated machine; what a command installs is found afterwards. */
function machine(files: string[], more: Partial<PostgresMachine> = {}, installed: string[] = []) {
  const present = new Set(files)
  const commands: string[] = []
  const simulated: PostgresMachine = {
    env: { PATH: '/usr/bin:/opt/pg/bin' },
    exists: (path) => present.has(path),
    list: (folder) =>
      [...new Set([...present].filter((it) => it.startsWith(`${folder}/`)))]
        .map((it) => it.slice(folder.length + 1).split('/')[0] ?? '')
        .filter((name) => name !== ''),
    users: () => '',
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

test('POSTGRES_BIN_DIR comes first, then the newest version of Debian, then PATH', () => {
  const files = ['/named', `${debian}/9/bin`, `${debian}/15/bin`, '/opt/pg/bin'].flatMap(server)
  const env = { POSTGRES_BIN_DIR: '/named' }
  expect(findPostgres(machine(files, { env }).simulated)).toBe('/named')
  expect(findPostgres(machine(files).simulated)).toBe(`${debian}/15/bin`)
  expect(findPostgres(machine(server('/opt/pg/bin')).simulated)).toBe('/opt/pg/bin')
  expect(findPostgres(machine([]).simulated)).toBeNull()
})

test('a wrong POSTGRES_BIN_DIR is an error, not a silent second choice', () => {
  const { simulated } = machine(server('/opt/pg/bin'), { env: { POSTGRES_BIN_DIR: '/nowhere' } })
  expect(() => findPostgres(simulated)).toThrow('/nowhere')
})

test('the programs that copy a database may stand without a server', () => {
  const { simulated } = machine([...client(`${debian}/15/bin`), ...server(`${debian}/14/bin`)])
  expect(findPostgresClient(simulated)).toBe(`${debian}/15/bin`)
  expect(findPostgres(simulated)).toBe(`${debian}/14/bin`)
})

test('root on Debian installs the package; without root it stops with advice', () => {
  const root = { isRoot: () => true }
  const { simulated, commands } = machine(['/usr/bin/apt-get'], root, server(`${debian}/15/bin`))
  expect(ensurePostgres(simulated)).toBe(`${debian}/15/bin`)
  expect(commands).toEqual([
    'apt-get update',
    expect.stringMatching(/apt-get install .*postgresql/),
  ])
  expect(ensurePostgres(simulated)).toBe(`${debian}/15/bin`)
  expect(commands).toHaveLength(2)
  expect(() => ensurePostgres(machine(['/usr/bin/apt-get']).simulated)).toThrow(/POSTGRES_BIN_DIR/)
})

test('root starts it as postgres, else as nobody; everybody else as themselves', () => {
  const isRoot = () => true
  const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n'
  expect(postgresUser({ isRoot: () => false, users: () => nobody })).toEqual({})
  expect(postgresUser({ isRoot, users: () => nobody })).toEqual({ uid: 65534, gid: 65533 })
  const users = () => `${nobody}postgres:x:101:104::/var:/bin/sh\n`
  expect(postgresUser({ isRoot, users })).toEqual({ uid: 101, gid: 104 })
  expect(() => postgresUser({ isRoot, users: () => '' })).toThrow(/root/)
})
