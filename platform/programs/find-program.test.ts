import { chromium } from '@playwright/test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ensureChromium, findChromium } from '../../scripts/lib/find-chromium.mjs'
import { ensureNginx, ensureRedis } from '../../scripts/lib/find-servers.mjs'
import { on, useMachine } from '../../testing/fake-machine'
import { ensurePostgres, findPostgres, findPostgresClient, postgresUser } from './find-postgres.mjs'
import { hasPrograms } from './find-program.mjs'

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: vi.fn(),
  readdirSync: vi.fn(),
  readFileSync: vi.fn(),
}))
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawnSync: vi.fn(),
}))

/** Where Playwright installs its browser. */
const playwrightPath = '/cache/playwright/chrome'

beforeEach(() => {
  vi.spyOn(chromium, 'executablePath').mockReturnValue(playwrightPath)
})

const aptGet = '/usr/bin/apt-get'
const install = 'apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600'

describe('nginx and Redis', () => {
  const redis = '/usr/bin/redis-server'
  const valkey = '/usr/bin/valkey-server'

  test('the server that REDIS_SERVER_PATH names comes first, then the system’s', () => {
    const redisOf = (...machine: Parameters<typeof useMachine>) => on(machine, ensureRedis)
    const env = { REDIS_SERVER_PATH: '/opt/redis-server' }
    expect(redisOf(['/opt/redis-server', redis], { env })).toBe('/opt/redis-server')
    expect(redisOf([valkey, redis])).toBe(redis)
    expect(redisOf([valkey])).toBe(valkey)
    expect(redisOf(['/usr/local/bin/redis-server'])).toBe('/usr/local/bin/redis-server')
  })

  test('a wrong REDIS_SERVER_PATH is an error, not a silent second choice', () => {
    useMachine([redis], { env: { REDIS_SERVER_PATH: '/nowhere' } })
    expect(() => ensureRedis()).toThrow('/nowhere')
  })

  test('nothing is installed when there is one', () => {
    const { commands, logged } = useMachine([redis, '/usr/bin/nginx'], {
      isRoot: true,
    })
    expect(ensureRedis()).toBe(redis)
    expect(ensureNginx()).toBe('/usr/bin/nginx')
    expect([...commands, ...logged]).toEqual([])
  })

  test('root on Debian installs the package, after the lists where they are missing, and says so', () => {
    const { commands, logged } = useMachine([aptGet], { isRoot: true }, [
      [`${install} redis-server`, redis],
      [`${install} nginx`, '/usr/sbin/nginx'],
    ])
    expect(ensureRedis()).toBe(redis)
    expect(logged.join()).toContain('redis-server')
    expect(ensureNginx()).toBe('/usr/sbin/nginx')
    const [redisCommand, nginxCommand] = [`${install} redis-server`, `${install} nginx`]
    expect(commands).toEqual([redisCommand, 'apt-get update', redisCommand, nginxCommand])
  })

  test('when the installation fails, or without root, it stops with advice', () => {
    useMachine([aptGet], { isRoot: true })
    expect(() => ensureRedis()).toThrow(/REDIS_SERVER_PATH/)
    const { commands } = useMachine([aptGet])
    expect(() => ensureRedis()).toThrow(/REDIS_SERVER_PATH/)
    expect(() => ensureNginx()).toThrow('apt-get install nginx')
    expect(commands).toEqual([])
  })
})

describe('Chromium', () => {
  test('CHROMIUM_PATH comes first, then Playwright’s browser, then the system’s', () => {
    const files = [
      '/opt/chrome',
      playwrightPath,
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ]
    const env = { CHROMIUM_PATH: '/opt/chrome' }
    expect(on([files, { env }], findChromium)).toBe('/opt/chrome')
    expect(on([files], findChromium)).toBe(playwrightPath)
    expect(on([files.slice(2)], findChromium)).toBe('/usr/bin/chromium-browser')
    expect(on([[]], findChromium)).toBeNull()
  })

  test('of the system’s browsers, the headless one comes first', () => {
    useMachine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
    expect(findChromium()).toBe('/usr/bin/chromium-headless-shell')
  })

  test('a CHROMIUM_PATH that does not exist is an error', () => {
    useMachine([playwrightPath], { env: { CHROMIUM_PATH: '/nowhere' } })
    expect(() => findChromium()).toThrow('/nowhere')
  })

  test('nothing is installed when there is one', () => {
    const { commands, logged } = useMachine(['/usr/bin/chromium'])
    expect(ensureChromium()).toBe('/usr/bin/chromium')
    expect([...commands, ...logged]).toEqual([])
  })

  test('Playwright’s download is tried first, and logged', () => {
    const { commands, logged } = useMachine([], {}, [['npx playwright install', playwrightPath]])
    expect(ensureChromium()).toBe(playwrightPath)
    expect(commands).toEqual(['npx playwright install chromium'])
    expect(logged.join()).toContain('npx playwright install chromium')
  })

  test('root on Debian falls back to Debian’s package', () => {
    const { commands } = useMachine([aptGet], { isRoot: true }, [
      ['apt-get install', '/usr/bin/chromium-headless-shell'],
    ])
    expect(ensureChromium()).toBe('/usr/bin/chromium-headless-shell')
    expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'npx playwright',
      'apt-get install',
      'apt-get update',
      'apt-get install',
    ])
  })

  test('when nothing can be installed the error gives advice; apt-get needs root', () => {
    const { commands } = useMachine([aptGet])
    expect(() => ensureChromium()).toThrow(/CHROMIUM_PATH/)
    expect(commands).toEqual(['npx playwright install chromium'])
  })
})

describe('programs without which tests are left out', () => {
  const packages = ['webkit2gtk-driver', 'xvfb']
  const files = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const hasWebKit = () => hasPrograms('WebKit', packages, files)

  test('all of them must be there; their names are those of the packages unless given', () => {
    expect(on([files], hasWebKit)).toBe(true)
    expect(on([files.slice(1)], hasWebKit)).toBe(false)
    useMachine(['/usr/bin/restic'])
    expect(hasPrograms('copies', ['restic'])).toBe(true)
  })

  test('root on Debian installs what is missing, and nothing else', () => {
    const installs = files.map((file): [string, string] => ['apt-get install', file])
    const { commands } = useMachine([aptGet], { isRoot: true }, installs)
    expect(hasWebKit()).toBe(true)
    expect(hasWebKit()).toBe(true)
    const command = `${install} webkit2gtk-driver xvfb`
    expect(commands).toEqual([command, 'apt-get update', command])
  })

  test('what cannot be installed is left out, and the log says why', () => {
    const { commands, logged } = useMachine([aptGet])
    expect(hasWebKit()).toBe(false)
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
    expect(on([files, { env }], findPostgres)).toBe('/named')
    expect(on([files], findPostgres)).toBe(`${debian}/15/bin`)
    const path = { env: { PATH: '/usr/bin:/opt/pg/bin' } }
    expect(on([server('/opt/pg/bin'), path], findPostgres)).toBe('/opt/pg/bin')
    expect(on([[]], findPostgres)).toBeNull()
  })

  test('a wrong POSTGRES_BIN_DIR is an error, not a silent second choice', () => {
    useMachine(server('/opt/pg/bin'), {
      env: { POSTGRES_BIN_DIR: '/nowhere' },
    })
    expect(() => findPostgres()).toThrow('/nowhere')
  })

  test('the programs that copy a database may stand without a server', () => {
    useMachine([...client(`${debian}/15/bin`), ...server(`${debian}/14/bin`)])
    expect(findPostgresClient()).toBe(`${debian}/15/bin`)
    expect(findPostgres()).toBe(`${debian}/14/bin`)
  })

  test('root on Debian installs the package; without root it stops with advice', () => {
    const installs = server(`${debian}/15/bin`).map((it): [string, string] => [
      'apt-get install',
      it,
    ])
    const { commands } = useMachine([aptGet], { isRoot: true }, installs)
    expect(ensurePostgres()).toBe(`${debian}/15/bin`)
    const command = `${install} postgresql`
    expect(commands).toEqual([command, 'apt-get update', command])
    expect(ensurePostgres()).toBe(`${debian}/15/bin`)
    expect(commands).toHaveLength(3)
    expect(() => on([[aptGet]], ensurePostgres)).toThrow(/POSTGRES_BIN_DIR/)
  })

  test('root starts it as postgres, else as nobody; everybody else as themselves', () => {
    const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n'
    expect(on([[], { users: nobody }], postgresUser)).toEqual({})
    const asRoot = (users: string) => on([[], { isRoot: true, users }], postgresUser)
    expect(asRoot(nobody)).toEqual({ uid: 65534, gid: 65533 })
    const postgres = `${nobody}postgres:x:101:104::/var:/bin/sh\n`
    expect(asRoot(postgres)).toEqual({ uid: 101, gid: 104 })
    expect(() => asRoot('')).toThrow(/root/)
  })
})
