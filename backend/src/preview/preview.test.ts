import { beforeAll, expect, it } from 'vitest'
import { previewKinds, previewLifetimeMs } from '../../../contract/preview-address'
import { derivedSecret } from '../../../platform/derived-secret.mjs'
import { signIn } from '../../../testing/owner'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { revalidateSecret, siteUrl } from '../../testing/shared-process'

const its = sharedBackend()
const bearer = { Authorization: `Bearer ${derivedSecret(revalidateSecret, 'drafts')}` }
let cookie: string

beforeAll(async () => {
  cookie = (await signIn(its.backend)).cookie
})

const draft = async (path: string, headers: Record<string, string> = bearer) => {
  const {
    status,
    text,
    headers: answered,
  } = await read(`${its.backend.url}/drafts/${path}`, { headers })
  return { status, body: JSON.parse(text) as object, cache: answered.get('cache-control') }
}

it('answers the latest draft as the content API would, and says whether it is online', async () => {
  const affiche = await its.me.uploadPicture()
  const { doc } = await its.me.publish('formations', { title: 'Tresses', affiche })
  const path = `formations/${doc.id}`
  const content = { id: doc.id, slug: 'tresses', title: 'Tresses', width: 80, height: 60 }
  expect(await draft(path)).toMatchObject({ status: 200, body: { published: true, content } })
  await its.me.update(`${path}?draft=true`, { title: 'Tresses et nattes', _status: 'draft' })
  const changed = { ...content, title: 'Tresses et nattes' }
  expect(await draft(path)).toMatchObject({
    cache: 'no-store',
    body: { published: false, content: changed },
  })
  const online = await read(`${its.backend.url}/api/beauty/formations/tresses/`)
  expect(JSON.parse(online.text)).toMatchObject({ title: 'Tresses' })
})

it.each(previewKinds)('answers a draft of %s that lacks everything', async (kind) => {
  const { doc } = await its.me.create(`${kind}?draft=true`, { _status: 'draft' })
  expect(await draft(`${kind}/${doc.id}`)).toMatchObject({
    status: 200,
    body: { published: false, content: { id: doc.id } },
  })
})

it.each([[{}], [{ Authorization: 'Bearer' }], [{ Authorization: `Bearer ${revalidateSecret}` }]])(
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
    read(`${its.backend.url}/cms/apercu/${path}`, { headers, redirect: 'manual' })
  const { status, headers } = await open('maisons/7', { Cookie: cookie })
  const target = new URL(headers.get('location') ?? '')
  expect([status, target.origin, target.pathname]).toEqual([302, siteUrl, '/apercu/maisons/7'])
  const left = Number(target.searchParams.get('expire')) * 1000 - Date.now()
  expect(left).toBeLessThanOrEqual(previewLifetimeMs + 1000)
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await open('maisons/7', {})).status).toBe(401)
  expect((await open('owners/1', { Cookie: cookie })).status).toBe(404)
})
