import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, launch, logLines, startBackend } from '../../testing/backend'
import { signIn } from '../../testing/owner'
import { read } from '../testing/read'

describe('the first start', () => {
  let backend: Backend

  beforeAll(async () => {
    backend = await startBackend({ OWNER_USERNAME: undefined, OWNER_PASSWORD: undefined })
  })

  afterAll(() => backend.remove())

  const passwordFile = () => path.join(backend.dataDir, 'premier-mot-de-passe.txt')
  const password = () =>
    /Mot de passe : (\S+)/.exec(readFileSync(passwordFile(), 'utf8'))?.[1] ?? ''

  const username = () =>
    /Nom d’utilisateur : (\S+)/.exec(readFileSync(passwordFile(), 'utf8'))?.[1] ?? ''

  it('prints its URL, and answers there', async () => {
    const ready = { level: 'info', component: 'backend', message: `backend ready ${backend.url}` }
    expect(logLines(backend)).toContainEqual(expect.objectContaining(ready))
    expect(await read(`${backend.url}/healthz`)).toMatchObject({
      status: 200,
      json: { status: 'ok' },
    })
    expect(await read(`${backend.url}/healthz/live`)).toMatchObject({ status: 200 })
    for (const path of ['/healthz', '/healthz/live']) {
      expect((await fetch(backend.url + path, { method: 'HEAD' })).status).toBe(200)
    }
  })

  it('logs nothing but JSON, one line for each event, and none for migrations that succeed', async () => {
    const { cookie } = await signIn(backend, password(), username())
    const unknown = await read(`${backend.url}/cms/evenements/99`, { headers: { Cookie: cookie } })
    expect(unknown.status).toBe(404)
    const components = () => [...new Set(logLines(backend).map(({ component }) => component))]
    const expected = expect.arrayContaining(['accounts', 'backend', 'payload'])
    await expect.poll(components).toEqual(expected)
    expect(backend.output()).not.toContain('\u001b')
    expect(backend.output()).not.toMatch(/migrat/i)
  })

  it('makes its secret and its first password readable by its own user only', () => {
    for (const file of [passwordFile(), path.join(backend.dataDir, 'secret')]) {
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
    expect(username()).toMatch(/^gestion-[a-z0-9]{5}$/)
    expect(password()).toMatch(/^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/)
  })

  it('signs the owner in with that password', async () => {
    expect((await signIn(backend, password(), username())).status).toBe(200)
    expect((await signIn(backend, password())).status).toBe(401)
    expect((await signIn(backend, 'un-autre-mot', username())).status).toBe(401)
  })

  it('refuses a second copy on its port, before it touches the data', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
    const second = await launch({ BACKEND_PORT: String(backend.port), BACKEND_DATA_DIR: dataDir })
    const [code] = (await once(second.process, 'exit')) as [number]
    expect(code).toBe(1)
    expect(second.output()).toContain(`port ${backend.port}`)
    expect(second.output()).toContain('BACKEND_PORT')
    expect(existsSync(path.join(dataDir, 'contenus.db'))).toBe(false)
    await second.remove()
  })

  it('stops without an error, and keeps its password and sessions for the next start', async () => {
    const { cookie } = await signIn(backend, password(), username())
    expect(await backend.stop()).toBe(0)
    backend = await startBackend({
      OWNER_USERNAME: undefined,
      OWNER_PASSWORD: undefined,
      BACKEND_DATA_DIR: backend.dataDir,
    })
    const headers = { Cookie: cookie }
    expect((await read(`${backend.url}/cms/owners`, { headers })).status).toBe(200)
    expect((await signIn(backend, password(), username())).status).toBe(200)
  })
})

it('an invalid variable aborts the start; the error names it', async () => {
  const backend = await launch({ BACKEND_PORT: 'quatre-vingts' })
  const [code] = (await once(backend.process, 'exit')) as [number]
  expect(code).toBe(1)
  expect(logLines(backend)).toMatchObject([
    {
      level: 'fatal',
      component: 'backend',
      message: expect.stringContaining('BACKEND_PORT: expected'),
    },
  ])
  await backend.remove()
})
