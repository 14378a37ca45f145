import { vi } from 'vitest'
import { resources } from '../../contract/endpoints'
import { serverHtml } from '../../testing/server-html'
import { listPath } from '../support/event-content'
import { itemPaths, newContents, pageProblems } from './content-pages'
import { expect, testOfOwnSite as test } from './site-test'

/** Repeated, because the site answers with its last content when the backend is slow. */
const patience = { timeout: 60_000, interval: 4000 }

test('R19 R62 R102 A25 what is published is in the next answer of every page, sitemap, feed and calendar', async ({
  publish,
  request,
}) => {
  await pageProblems(request, 'filled')
  let count = 0
  await vi.waitFor(async () => {
    const title = `Publié en ${(count += 1)}`
    await publish(newContents(title))
    expect(await pageProblems(request, { title })).toEqual([])
  }, patience)
})

test('R51 R59 R68 R83 R105 R130 R131 A25 a healthy backend without content: empty texts everywhere, no page of an item, nothing logged', async ({
  mock,
  request,
  site,
}) => {
  await mock.mode('empty')
  await vi.waitFor(async () => {
    await site.revalidate(resources)
    expect(await pageProblems(request, 'empty', { gone: itemPaths })).toEqual([])
  }, patience)
  expect(site.output()).not.toContain('Erreur')
  const { html } = await serverHtml(request, listPath)
  expect(/<main[^]*<\/main>/.exec(html)?.[0]).not.toContain('<h2')
})

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
