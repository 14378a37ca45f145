import { afterAll, beforeAll, expect, it } from 'vitest'
import { previewKinds, previewLifetimeMs } from '../../../lib/shared/preview-address'
import { type Backend, startBackend } from '../../testing/backend'
import { picture } from '../../testing/files'
import { owner, signIn } from '../../testing/owner'
import { read } from '../../testing/read'

const secret = 'secret-of-site-and-backend'
const siteUrl = 'https://www.exemple.org'
const bearer = { Authorization: `Bearer ${secret}` }
let backend: Backend
let me: Awaited<ReturnType<typeof owner>>
let cookie: string

beforeAll(async () => {
  backend = await startBackend({ SITE_URL: siteUrl, REVALIDATE_SECRET: secret })
  me = await owner(backend)
  cookie = (await signIn(backend)).cookie
})

afterAll(() => backend.remove())

const draft = async (path: string, headers: Record<string, string> = bearer) => {
  const {
    status,
    text,
    headers: answered,
  } = await read(`${backend.url}/drafts/${path}`, { headers })
  return { status, body: JSON.parse(text) as object, cache: answered.get('cache-control') }
}

it('answers the latest draft as the content API would, and says whether it is online', async () => {
  const affiche = (await me.upload('Été.JPG', await picture(), 'image/jpeg')).doc.id
  const { doc } = await me.publish('formations', { title: 'Tresses', affiche })
  const path = `formations/${doc.id}`
  const content = { id: doc.id, slug: 'tresses', title: 'Tresses', width: 80, height: 60 }
  expect(await draft(path)).toMatchObject({ status: 200, body: { published: true, content } })
  await me.update(`${path}?draft=true`, { title: 'Tresses et nattes', _status: 'draft' })
  const changed = { ...content, title: 'Tresses et nattes' }
  expect(await draft(path)).toMatchObject({
    cache: 'no-store',
    body: { published: false, content: changed },
  })
  const online = await read(`${backend.url}/api/beauty/formations/tresses/`)
  expect(JSON.parse(online.text)).toMatchObject({ title: 'Tresses' })
})

it.each(previewKinds)('answers a draft of %s that lacks everything', async (kind) => {
  const { doc } = await me.create(`${kind}?draft=true`, { _status: 'draft' })
  expect(await draft(`${kind}/${doc.id}`)).toMatchObject({
    status: 200,
    body: { published: false, content: { id: doc.id } },
  })
})

it.each([[{}], [{ Authorization: 'Bearer' }], [{ Authorization: `Bearer ${secret}x` }]])(
  'refuses the headers %o',
  async (headers) => {
    expect((await draft('formations/1', headers)).status).toBe(401)
    expect((await draft('formations/1', { ...headers, Cookie: cookie })).status).toBe(401)
  },
)

it.each(['owners/1', 'uploads/1', 'formations/999', 'formations/x', 'formations', ''])(
  'has no draft «%s»',
  async (path) => {
    expect((await draft(path)).status).toBe(404)
  },
)

it('sends a person who is signed in to the site, and nobody else', async () => {
  const open = (path: string, headers: Record<string, string>) =>
    read(`${backend.url}/cms/apercu/${path}`, { headers, redirect: 'manual' })
  const { status, headers } = await open('maisons/7', { Cookie: cookie })
  const target = new URL(headers.get('location') ?? '')
  expect([status, target.origin, target.pathname]).toEqual([302, siteUrl, '/apercu/maisons/7'])
  expect(target.searchParams.get('maison')).toBe('7')
  const left = Number(target.searchParams.get('expire')) * 1000 - Date.now()
  expect(left).toBeLessThanOrEqual(previewLifetimeMs + 1000)
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await open('maisons/7', {})).status).toBe(401)
  expect((await open('owners/1', { Cookie: cookie })).status).toBe(404)
})
