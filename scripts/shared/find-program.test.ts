import { describe, expect, test } from 'vitest'
import { ensureChromium, findChromium } from '../lib/find-chromium.mjs'
import { ensureNginx, ensureRedis } from '../lib/find-servers.mjs'
import { ensurePostgres, findPostgres, findPostgresClient, postgresUser } from './find-postgres.mjs'
import { hasPrograms, type Machine } from './find-program.mjs'

/**
 * A machine for tests, with its files and what it has been told; a command that succeeds adds files.
 * @param installs pairs the start of a command with the file that it adds
 */
function simulatedMachine(
  files: string[],
  { isRoot = false, env = {} }: { isRoot?: boolean; env?: Machine['env'] } = {},
  installs: [command: string, file: string][] = [],
) {
  const present = new Set(files)
  const commands: string[] = []
  const logged: string[] = []
  const machine = {
    env,
    exists: (path: string) => present.has(path),
    isRoot: () => isRoot,
    run: (command: string, args: string[]) => {
      const line = [command, ...args].join(' ')
      commands.push(line)
      // Without its lists apt-get knows no package.
      if (command === 'apt-get' && !commands.includes('apt-get update')) return false
      const gained = installs.filter(([start]) => line.startsWith(start))
      for (const [, file] of gained) present.add(file)
      return gained.length > 0 || line === 'apt-get update'
    },
    log: (line: string) => logged.push(line),
    /** What a folder holds. */
    list: (folder: string) => {
      const inside = [...present].filter((it) => it.startsWith(`${folder}/`))
      return [...new Set(inside.map((it) => it.slice(folder.length + 1).replace(/\/.*/, '')))]
    },
    users: () => '',
    /** Where Playwright installs its browser. */
    ownPath: () => '/cache/playwright/chrome',
  }
  return { machine, commands, logged }
}

const aptGet = '/usr/bin/apt-get'
const install = 'apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600'

describe('nginx and Redis', () => {
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

  test('root on Debian installs the package, after the lists where they are missing, and says so', () => {
    const { machine, commands, logged } = simulatedMachine([aptGet], { isRoot: true }, [
      [`${install} redis-server`, redis],
      [`${install} nginx`, '/usr/sbin/nginx'],
    ])
    expect(ensureRedis(machine)).toBe(redis)
    expect(logged.join()).toContain('redis-server')
    expect(ensureNginx(machine)).toBe('/usr/sbin/nginx')
    const [redisCommand, nginxCommand] = [`${install} redis-server`, `${install} nginx`]
    expect(commands).toEqual([redisCommand, 'apt-get update', redisCommand, nginxCommand])
  })

  test('when the installation fails, or without root, it stops with advice', () => {
    const failing = simulatedMachine([aptGet], { isRoot: true })
    expect(() => ensureRedis(failing.machine)).toThrow(/REDIS_SERVER_PATH/)
    const unprivileged = simulatedMachine([aptGet])
    expect(() => ensureRedis(unprivileged.machine)).toThrow(/REDIS_SERVER_PATH/)
    expect(() => ensureNginx(unprivileged.machine)).toThrow('apt-get install nginx')
    expect(unprivileged.commands).toEqual([])
  })
})

describe('Chromium', () => {
  const playwrightPath = '/cache/playwright/chrome'

  test('CHROMIUM_PATH comes first, then Playwright’s browser, then the system’s', () => {
    const files = [
      '/opt/chrome',
      playwrightPath,
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ]
    const configured = simulatedMachine(files, { env: { CHROMIUM_PATH: '/opt/chrome' } })
    expect(findChromium(configured.machine)).toBe('/opt/chrome')
    expect(findChromium(simulatedMachine(files).machine)).toBe(playwrightPath)
    expect(findChromium(simulatedMachine(files.slice(2)).machine)).toBe('/usr/bin/chromium-browser')
    expect(findChromium(simulatedMachine([]).machine)).toBeNull()
  })

  test('of the system’s browsers, the headless one comes first', () => {
    const { machine } = simulatedMachine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
    expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell')
  })

  test('a CHROMIUM_PATH that does not exist is an error', () => {
    const { machine } = simulatedMachine([playwrightPath], { env: { CHROMIUM_PATH: '/nowhere' } })
    expect(() => findChromium(machine)).toThrow('/nowhere')
  })

  test('nothing is installed when there is one', () => {
    const { machine, commands, logged } = simulatedMachine(['/usr/bin/chromium'])
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium')
    expect([...commands, ...logged]).toEqual([])
  })

  test('Playwright’s download is tried first, and logged', () => {
    const { machine, commands, logged } = simulatedMachine([], {}, [
      ['npx playwright install', playwrightPath],
    ])
    expect(ensureChromium(machine)).toBe(playwrightPath)
    expect(commands).toEqual(['npx playwright install chromium'])
    expect(logged.join()).toContain('npx playwright install chromium')
  })

  test('root on Debian falls back to Debian’s package', () => {
    const { machine, commands } = simulatedMachine([aptGet], { isRoot: true }, [
      ['apt-get install', '/usr/bin/chromium-headless-shell'],
    ])
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium-headless-shell')
    expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'npx playwright',
      'apt-get install',
      'apt-get update',
      'apt-get install',
    ])
  })

  test('when nothing can be installed the error gives advice; apt-get needs root', () => {
    const { machine, commands } = simulatedMachine([aptGet])
    expect(() => ensureChromium(machine)).toThrow(/CHROMIUM_PATH/)
    expect(commands).toEqual(['npx playwright install chromium'])
  })
})

describe('programs without which tests are left out', () => {
  const packages = ['webkit2gtk-driver', 'xvfb']
  const files = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const hasWebKit = (machine: Machine) => hasPrograms('WebKit', packages, files, machine)

  test('all of them must be there; their names are those of the packages unless given', () => {
    expect(hasWebKit(simulatedMachine(files).machine)).toBe(true)
    expect(hasWebKit(simulatedMachine(files.slice(1)).machine)).toBe(false)
    const { machine } = simulatedMachine(['/usr/bin/restic'])
    expect(hasPrograms('copies', ['restic'], undefined, machine)).toBe(true)
  })

  test('root on Debian installs what is missing, and nothing else', () => {
    const installs = files.map((file): [string, string] => ['apt-get install', file])
    const { machine, commands } = simulatedMachine([aptGet], { isRoot: true }, installs)
    expect(hasWebKit(machine)).toBe(true)
    expect(hasWebKit(machine)).toBe(true)
    const command = `${install} webkit2gtk-driver xvfb`
    expect(commands).toEqual([command, 'apt-get update', command])
  })

  test('what cannot be installed is left out, and the log says why', () => {
    const { machine, commands, logged } = simulatedMachine([aptGet])
    expect(hasWebKit(machine)).toBe(false)
    expect(commands).toEqual([])
    expect(logged).toEqual([expect.stringMatching(/LEFT OUT: WebKit.*webkit2gtk-driver, xvfb/)])
  })
})

describe('PostgreSQL', () => {
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
    const installs = server(`${debian}/15/bin`).map((it): [string, string] => [
      'apt-get install',
      it,
    ])
    const { machine, commands } = simulatedMachine([aptGet], { isRoot: true }, installs)
    expect(ensurePostgres(machine)).toBe(`${debian}/15/bin`)
    const command = `${install} postgresql`
    expect(commands).toEqual([command, 'apt-get update', command])
    expect(ensurePostgres(machine)).toBe(`${debian}/15/bin`)
    expect(commands).toHaveLength(3)
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
})
