import { beforeEach, expect, it, vi } from 'vitest'

const countAfterAnswer = vi.hoisted(() => vi.fn())
vi.mock('@/lib/backend/contact-clicks', () => ({ countAfterAnswer }))
const environment = vi.hoisted(() => ({ siteUrl: 'https://www.example.org' }))
vi.mock('@/lib/site/environment', () => ({ environment }))

beforeEach(() => countAfterAnswer.mockReset())

it.each([
  ['a click on a page of the site', 204, '/voyage', {}, 1],
  ['another origin', 403, '/voyage', { origin: 'https://example.org' }, 0],
  ['another site', 403, '/voyage', { 'sec-fetch-site': 'cross-site' }, 0],
  ['no page of the site', 400, '/inconnu', {}, 0],
] as const)('A52 %s: %i', async (_, status, body, more, counted) => {
  const { POST } = await import('./route')
  const headers = { origin: environment.siteUrl, 'content-type': 'text/plain', ...more }
  const request = new Request(`${environment.siteUrl}/api/messages`, {
    method: 'POST',
    headers,
    body,
  })
  expect((await POST(request)).status).toBe(status)
  expect(countAfterAnswer).toHaveBeenCalledTimes(counted)
})

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile'
const view = { area: 'visite-voyage', page: '/voyage' }

it.each([
  ['the first page of a visit', '?vue&de=www.google.bj', '/voyage', phone, ['recherche']],
  ['the first, from nowhere known', '?vue&de=', '/voyage', phone, ['direct']],
  ['a further page', '?vue', '/voyage', phone, []],
  ['a page that is not counted', '?vue&de=', '/apercu/x', phone, null],
  ['a robot', '?vue&de=', '/voyage', 'Mozilla/5.0 (compatible; Googlebot/2.1)', null],
] as const)('A52 %s is counted, or not', async (_, query, body, agent, sources) => {
  const { POST } = await import('./route')
  const headers = { origin: environment.siteUrl, 'user-agent': agent }
  const url = `${environment.siteUrl}/api/messages${query}`
  expect((await POST(new Request(url, { method: 'POST', headers, body }))).status).toBe(204)
  const from = sources?.map((page) => ({ area: 'provenance', page }))
  const counted = countAfterAnswer.mock.calls.map(([, it]) => it as unknown)
  expect(counted).toEqual(from ? [view, ...from] : [])
})
