import { beforeEach, expect, it, vi } from 'vitest'

const countAfterAnswer = vi.hoisted(() => vi.fn())
vi.mock('@/lib/backend/contact-clicks', () => ({ countAfterAnswer }))
const settings = vi.hoisted(() => ({ siteUrl: 'https://www.example.org' }))
vi.mock('@/lib/site/settings', () => ({ settings }))

beforeEach(() => countAfterAnswer.mockReset())

it.each([
  ['a click on a page of the site', 204, '/voyage', {}, 1],
  ['another origin', 403, '/voyage', { origin: 'https://example.org' }, 0],
  ['another site', 403, '/voyage', { 'sec-fetch-site': 'cross-site' }, 0],
  ['no page of the site', 400, '/inconnu', {}, 0],
] as const)('A52 %s: %i', async (_, status, body, more, counted) => {
  const { POST } = await import('./route')
  const headers = { origin: settings.siteUrl, 'content-type': 'text/plain', ...more }
  const request = new Request(`${settings.siteUrl}/api/messages`, { method: 'POST', headers, body })
  expect((await POST(request)).status).toBe(status)
  expect(countAfterAnswer).toHaveBeenCalledTimes(counted)
})
