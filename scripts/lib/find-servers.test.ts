import { expect, test } from 'vitest'
import { aptGet, simulatedMachine } from '../shared/simulated-machine'
import { ensureNginx, ensureRedis } from './find-servers.mjs'

const redis = '/usr/bin/redis-server'
const valkey = '/usr/bin/valkey-server'

test('the server that REDIS_SERVER_PATH names comes first, then the system’s', () => {
  const redisOf = (...args: Parameters<typeof simulatedMachine>) =>
    ensureRedis(simulatedMachine(...args).machine)
  const env = { REDIS_SERVER_PATH: '/opt/redis-server' }
  expect(redisOf(['/opt/redis-server', redis], { env })).toBe('/opt/redis-server')
  expect(redisOf([valkey, redis])).toBe(redis)
  expect(redisOf([valkey])).toBe(valkey)
  expect(redisOf(['/usr/local/bin/redis-server'])).toBe('/usr/local/bin/redis-server')
})

test('a wrong REDIS_SERVER_PATH is an error, not a silent second choice', () => {
  const { machine } = simulatedMachine([redis], { env: { REDIS_SERVER_PATH: '/nowhere' } })
  expect(() => ensureRedis(machine)).toThrow('/nowhere')
})

test('nothing is installed when there is one', () => {
  const { machine, commands, logged } = simulatedMachine([redis, '/usr/bin/nginx'], {
    isRoot: true,
  })
  expect(ensureRedis(machine)).toBe(redis)
  expect(ensureNginx(machine)).toBe('/usr/bin/nginx')
  expect([...commands, ...logged]).toEqual([])
})

test('root on Debian installs the package, and says so', () => {
  const { machine, commands, logged } = simulatedMachine([aptGet], { isRoot: true }, [
    ['apt-get install -y --no-install-recommends redis-server', redis],
    ['apt-get install -y --no-install-recommends nginx', '/usr/sbin/nginx'],
  ])
  expect(ensureRedis(machine)).toBe(redis)
  expect(commands).toHaveLength(2)
  expect(commands[0]).toBe('apt-get update')
  expect(logged.join()).toContain('redis-server')
  expect(ensureNginx(machine)).toBe('/usr/sbin/nginx')
})

test('when the installation fails, or without root, it stops with advice', () => {
  const failing = simulatedMachine([aptGet], { isRoot: true })
  expect(() => ensureRedis(failing.machine)).toThrow(/REDIS_SERVER_PATH/)
  const unprivileged = simulatedMachine([aptGet])
  expect(() => ensureRedis(unprivileged.machine)).toThrow(/REDIS_SERVER_PATH/)
  expect(() => ensureNginx(unprivileged.machine)).toThrow('apt-get install nginx')
  expect(unprivileged.commands).toEqual([])
})
