import { afterEach, expect, it, vi } from 'vitest'

const secret = 'seize-caracteres-au-moins'
const revalidateTag = vi.hoisted(() => vi.fn())
vi.mock('next/cache', () => ({ revalidateTag }))
const environment = vi.hoisted((): { revalidateSecret?: string } => ({}))
vi.mock('@/lib/site/environment', () => ({ environment }))

afterEach(() => revalidateTag.mockClear())

/** What the webhook answers to a request, and the tags that it has expired. */
async function post(body: string, authorization = `Bearer ${secret}`) {
  const { POST } = await import('./route')
  const headers = { authorization }
  const response = await POST(
    new Request('http://localhost/api/revalidate', { method: 'POST', headers, body }),
  )
  return { status: response.status, expired: revalidateTag.mock.calls }
}

it('expires the pages of the published resources at once', async () => {
  environment.revalidateSecret = secret
  const body = JSON.stringify({ contents: ['medias-events', 'immo-maisons'] })
  expect(await post(body)).toEqual({
    status: 200,
    expired: [
      ['medias-events', { expire: 0 }],
      ['immo-maisons', { expire: 0 }],
    ],
  })
})

it.each([
  ['another secret', `Bearer ${secret}x`, secret],
  ['another scheme', `Basic ${secret}`, secret],
  ['no header', '', secret],
  ['no secret of the site', 'Bearer undefined', undefined],
])('answers 401 to %s', async (_, authorization, own) => {
  environment.revalidateSecret = own
  const body = JSON.stringify({ contents: ['medias-events'] })
  expect(await post(body, authorization)).toEqual({ status: 401, expired: [] })
})

it.each(['', '[]', '{}', '{"contents":[]}', '{"contents":["medias-events","inconnu"]}'])(
  'answers 400 to %s',
  async (body) => {
    environment.revalidateSecret = secret
    expect(await post(body)).toEqual({ status: 400, expired: [] })
  },
)
