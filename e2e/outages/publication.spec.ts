import { resources } from '../../contract/endpoints'
import { serverHtml } from '../../testing/server-html'
import { itemPaths, newContents, pageProblems } from '../support/content-pages'
import { listPath } from '../support/event-content'
import { expect, test } from '../support/worker-site-test'

/** Repeated, because the site answers with its last content when the backend is slow. */
const patience = { intervals: [4000] }

test('R19 R62 R102 A25 what is published is in the next answer of every page, sitemap, feed and calendar', async ({
  publish,
  request,
}) => {
  await pageProblems(request, 'filled')
  let count = 0
  await expect(async () => {
    const title = `Publié en ${(count += 1)}`
    await publish(newContents(title))
    expect(await pageProblems(request, { title })).toEqual([])
  }).toPass(patience)
})

test('R51 R59 R68 R83 R105 R130 R131 A25 a healthy backend without content: empty texts everywhere, no page of an item, nothing logged', async ({
  mock,
  openWithoutJavaScript,
  request,
  site,
}) => {
  await mock.mode('empty')
  await expect(async () => {
    await site.revalidate(resources)
    expect(await pageProblems(request, 'empty', { gone: itemPaths })).toEqual([])
  }).toPass(patience)
  expect(site.output()).not.toContain('Erreur')
  const page = await openWithoutJavaScript(listPath)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
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
