import { beforeEach, expect, it, vi } from 'vitest'

const sendContactClick = vi.hoisted(() => vi.fn())
vi.mock('@/lib/backend/contact-clicks', () => ({ sendContactClick }))
vi.mock('next/server', () => ({ after: (run: () => void) => run() }))
const settings = vi.hoisted(() => ({ siteUrl: 'https://www.example.org', countsContacts: true }))
vi.mock('@/lib/site/settings', () => ({ settings }))

beforeEach(() => sendContactClick.mockReset())

it.each([
  ['a click on a page of the site', 204, '/voyage', {}, 1],
  ['one of a visitor who asks not to be followed', 204, '/voyage', { 'sec-gpc': '1' }, 0],
  ['one of a visitor who asks not to be tracked', 204, '/voyage', { dnt: '1' }, 0],
  ['another origin', 403, '/voyage', { origin: 'https://example.org' }, 0],
  ['another site', 403, '/voyage', { 'sec-fetch-site': 'cross-site' }, 0],
  ['no page of the site', 400, '/inconnu', {}, 0],
] as const)('A52 %s: %i', async (_, status, body, more, counted) => {
  const { POST } = await import('./route')
  const headers = { origin: settings.siteUrl, 'content-type': 'text/plain', ...more }
  const request = new Request(`${settings.siteUrl}/api/messages`, { method: 'POST', headers, body })
  expect((await POST(request)).status).toBe(status)
  expect(sendContactClick).toHaveBeenCalledTimes(counted)
})
