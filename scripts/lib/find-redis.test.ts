import { expect, test } from 'vitest'
import { ensureRedis, findRedis, type Machine } from './find-redis.mjs'

const redis = '/usr/bin/redis-server'
const valkey = '/usr/bin/valkey-server'

/** A simulated machine; what a command installs is found afterwards. */
function machine(files: string[], more: Partial<Machine> = {}, installs: [string, string][] = []) {
  const present = new Set(files)
  const commands: string[] = []
  const said: string[] = []
  const simulated: Machine = {
    env: {},
    exists: (path) => present.has(path),
    isRoot: () => false,
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      commands.push(line)
      const gained = installs.filter(([start]) => line.startsWith(start))
      for (const [, file] of gained) present.add(file)
      return gained.length > 0 || line === 'apt-get update'
    },
    log: (line) => said.push(line),
    ...more,
  }
  return { simulated, commands, said }
}

test('the server that REDIS_SERVER_PATH names comes first, then the system’s', () => {
  const env = { REDIS_SERVER_PATH: '/opt/redis-server' }
  expect(findRedis(machine(['/opt/redis-server', redis], { env }).simulated)).toBe(
    '/opt/redis-server',
  )
  expect(findRedis(machine([valkey, redis]).simulated)).toBe(redis)
  expect(findRedis(machine([valkey]).simulated)).toBe(valkey)
  expect(findRedis(machine(['/usr/local/bin/redis-server']).simulated)).toBe(
    '/usr/local/bin/redis-server',
  )
  expect(findRedis(machine([]).simulated)).toBeNull()
})

test('a wrong REDIS_SERVER_PATH is an error, not a silent second choice', () => {
  const { simulated } = machine([redis], { env: { REDIS_SERVER_PATH: '/nowhere' } })
  expect(() => findRedis(simulated)).toThrow('/nowhere')
})

test('nothing is installed when there is one', () => {
  const { simulated, commands, said } = machine([redis], { isRoot: () => true })
  expect(ensureRedis(simulated)).toBe(redis)
  expect([...commands, ...said]).toEqual([])
})

test('root on Debian installs the package, and says so', () => {
  const { simulated, commands, said } = machine(['/usr/bin/apt-get'], { isRoot: () => true }, [
    ['apt-get install', redis],
  ])
  expect(ensureRedis(simulated)).toBe(redis)
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends redis-server',
  ])
  expect(said.join()).toContain('redis-server')
})

test('when the installation fails, or without root, it stops with advice', () => {
  const failing = machine(['/usr/bin/apt-get'], { isRoot: () => true })
  expect(() => ensureRedis(failing.simulated)).toThrow(/REDIS_SERVER_PATH/)
  const unprivileged = machine(['/usr/bin/apt-get'])
  expect(() => ensureRedis(unprivileged.simulated)).toThrow(/REDIS_SERVER_PATH/)
  expect(unprivileged.commands).toEqual([])
})
