import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnvironment } from '../environment/environment.mjs'
import { createContentCache } from './content-cache.mjs'
import { createRouter } from './router.mjs'

let dataDir: string
let router: ReturnType<typeof createRouter>
let server: Server
let url: string

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
  mkdirSync(path.join(dataDir, 'uploads'))
  writeFileSync(path.join(dataDir, 'uploads/a.jpg'), 'image')
  router = createRouter({
    cache: createContentCache(async () => ({ status: 200, body: '["contenu"]' })),
    staticFolder: null,
    environment: readEnvironment({ BACKEND_DATA_DIR: dataDir }),
  })
  server = createServer(router.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  rmSync(dataDir, { recursive: true })
})

const openContents = () =>
  router.open({
    hasSession: () => Promise.resolve(false),
    databaseAnswers: () => Promise.resolve(true),
    countContactClick: () => Promise.resolve(true),
    answerDraft: () => Promise.resolve({ status: 404, body: {} }),
  })

const get = (path: string, accept = '*/*') => fetch(url + path, { headers: { accept } })

it('answers nothing but its being alive before the contents are there', async () => {
  expect((await get('/healthz/live')).status).toBe(200)
  for (const path of ['/healthz', '/api/medias/events/', '/media/a.jpg', '/admin']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  }
})

it('answers the site before the back-office is ready, whose page opens by itself', async () => {
  openContents()
  expect((await get('/healthz')).status).toBe(200)
  expect(await (await get('/api/medias/events/')).json()).toEqual(['contenu'])
  expect(await (await get('/media/a.jpg')).text()).toBe('image')
  const page = await get('/admin', 'text/html')
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toMatch(/http-equiv="refresh"[\s\S]*Le back-office se prépare/)
  expect((await get('/cms/owners/me')).headers.get('content-type')).toMatch('application/json')

  router.openBackOffice(async (_, response) => void response.end('page'))
  expect(await (await get('/admin/login')).text()).toBe('page')
})
