import { expect, test } from 'vitest'
import { ensurePostgres, findPostgres, findPostgresClient, postgresUser } from './find-postgres.mjs'
import { aptGet, simulatedMachine } from './simulated-machine'

const server = (folder: string) => ['initdb', 'postgres'].map((name) => `${folder}/${name}`)
const client = (folder: string) => ['pg_dump', 'pg_restore'].map((name) => `${folder}/${name}`)
const debian = '/usr/lib/postgresql'

test('POSTGRES_BIN_DIR comes first, then the newest version of Debian, then PATH', () => {
  const files = ['/named', `${debian}/9/bin`, `${debian}/15/bin`, '/opt/pg/bin'].flatMap(server)
  const env = { POSTGRES_BIN_DIR: '/named' }
  expect(findPostgres(simulatedMachine(files, { env }).machine)).toBe('/named')
  expect(findPostgres(simulatedMachine(files).machine)).toBe(`${debian}/15/bin`)
  const path = { env: { PATH: '/usr/bin:/opt/pg/bin' } }
  expect(findPostgres(simulatedMachine(server('/opt/pg/bin'), path).machine)).toBe('/opt/pg/bin')
  expect(findPostgres(simulatedMachine([]).machine)).toBeNull()
})

test('a wrong POSTGRES_BIN_DIR is an error, not a silent second choice', () => {
  const { machine } = simulatedMachine(server('/opt/pg/bin'), {
    env: { POSTGRES_BIN_DIR: '/nowhere' },
  })
  expect(() => findPostgres(machine)).toThrow('/nowhere')
})

test('the programs that copy a database may stand without a server', () => {
  const { machine } = simulatedMachine([
    ...client(`${debian}/15/bin`),
    ...server(`${debian}/14/bin`),
  ])
  expect(findPostgresClient(machine)).toBe(`${debian}/15/bin`)
  expect(findPostgres(machine)).toBe(`${debian}/14/bin`)
})

test('root on Debian installs the package; without root it stops with advice', () => {
  const installs = server(`${debian}/15/bin`).map((it): [string, string] => ['apt-get install', it])
  const { machine, commands } = simulatedMachine([aptGet], { isRoot: true }, installs)
  expect(ensurePostgres(machine)).toBe(`${debian}/15/bin`)
  expect(commands).toEqual([
    'apt-get update',
    expect.stringMatching(/apt-get install .*postgresql/),
  ])
  expect(ensurePostgres(machine)).toBe(`${debian}/15/bin`)
  expect(commands).toHaveLength(2)
  expect(() => ensurePostgres(simulatedMachine([aptGet]).machine)).toThrow(/POSTGRES_BIN_DIR/)
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
