import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/worker-site-test'

test('R12 R19 many visitors cause one GET for each content', async ({ mock, request }) => {
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await serverHtml(request, '/')).text).toContain('Soirée portraits de Cotonou')
  }
  const calls = mock.requests.filter(({ path }) => path.startsWith('/api/'))
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/accueil/header-video/',
    'GET /api/medias/events/',
    'GET /api/medias/videos/',
    'GET /api/site/settings/',
  ])
  for (const { headers } of calls) {
    expect(headers['content-length'] ?? '0').toBe('0')
    expect(headers.cookie).toBeUndefined()
  }
})
