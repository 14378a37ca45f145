import type { APIRequestContext } from 'playwright'
import { endpoints } from '../../contract/endpoints'
import { staticRoutes } from '../../contract/static-routes'
import { logLines } from '../../testing/backend'
import { serverHtml } from '../../testing/server-html'
import type { Site } from '../../testing/site'
import { sitemapErrors, textsOf } from '../../testing/sitemap-schema'
import type { MockBackend } from '../mock-backend/server'
import type { Mode } from '../mock-backend/types'
import { routes, universePaths } from '../routes'
import { listPath, tonight } from '../support/event-content'
import { isSlowTier } from '../support/tier'
import { itemPaths, newContents, pageProblems } from './content-pages'
import { expect, testOfOwnSite as test } from './site-test'

const noindex = /<meta name="robots" content="noindex/
const lists = Object.values(endpoints).filter(({ kind }) => kind === 'list')
const pagePaths = routes.filter(({ status }) => status === 200).map(({ path }) => path)
const fixedPaths = ['/', ...universePaths, ...itemPaths]
const title = 'Tout juste publié'
/** A page that is rendered again for each request needs a while. */
const patience = { timeout: 60_000, interval: 500 }

/** How the paths of the backend fail: all of them in one way, or each in another. */
type Failure = (mock: MockBackend) => Promise<void>

const inTurn =
  (modes: readonly Mode[]): Failure =>
  async (mock) => {
    for (const [index, { path }] of Object.values(endpoints).entries()) {
      const mode = modes[index % modes.length]
      if (mode) await mock.mode(mode, path.split('{slug}')[0])
    }
  }

/** In the slow tier nobody answers before the time limit: no page has anything but its fixed contents. */
const [name, fail]: [string, Failure] = isSlowTier
  ? ['hang', (mock) => mock.mode('hang')]
  : ['each list in another way', inTurn(['refuse', 'error500', 'html', 'truncated', 'notFound'])]

test(`R14 R62 R83 R91 R105 R129 A10 a backend that fails (${name}): empty texts before the first success, then the last content, over a restart too, until it is back`, async ({
  mock,
  publish,
  request,
  site,
}) => {
  await fail(mock)
  await site.restart({ emptied: true })
  const fixed = await headingsOfPages(request, mock, fixedPaths)
  expect(fixed.filter((it) => /\n200\n<h1/.test(it))).toHaveLength(fixedPaths.length)
  expect(await pageProblems(request, 'empty', { concurrency: 20 })).toEqual([])
  for (const path of itemPaths) expect((await serverHtml(request, path)).html).toMatch(noindex)
  await expectStaticSitemap(request, site)
  await expect.poll(() => loggedWrongly(site, 1)).toEqual([])

  mock.set('medias-events', [
    ...mock.content()['medias-events'],
    tonight({ id: 90, slug: 'apres', former_slugs: ['avant'], date: '2020-01-01' }),
  ])
  await mock.mode('ok')
  await expect.poll(() => pageProblems(request, 'filled'), patience).toEqual([])
  const headings = await headingsOfPages(request, mock)
  expect(headings.length).toBeGreaterThan(20)

  await fail(mock)
  await publish(newContents(title))
  expect(await headingsOfPages(request, mock)).toEqual(headings)
  expect(await pageProblems(request, 'filled')).toEqual([])
  await expectUnknownItems(request)
  await expect.poll(() => loggedWrongly(site, 2)).toEqual([])
  await site.restart()
  expect(await pageProblems(request, 'filled')).toEqual([])
  const former = await request.get(`${listPath}/avant`, { maxRedirects: 0 })
  expect([former.status(), former.headers().location]).toEqual([308, `${listPath}/apres`])

  await mock.mode('ok')
  await expect.poll(() => pageProblems(request, { title }), patience).toEqual([])
})

async function expectStaticSitemap(request: APIRequestContext, site: Site): Promise<void> {
  const xml = await (await request.get('/sitemap.xml')).text()
  expect(await sitemapErrors(xml)).toEqual([])
  const addresses = textsOf(xml, 'loc')
  expect(addresses).toHaveLength(staticRoutes.length + 3)
  expect(addresses).toEqual(expect.arrayContaining(staticRoutes.map(({ path }) => site.url + path)))
}

/** A backend that fails cannot tell that an item does not exist. */
async function expectUnknownItems(request: APIRequestContext): Promise<void> {
  for (const [path, text] of [
    [`${listPath}/inconnue`, 'Événement non trouvé.'],
    ['/beaute/formations/inconnue', 'Formation non trouvée.'],
  ] as const) {
    const unknown = await serverHtml(request, path)
    expect([path, unknown.status, unknown.text]).toEqual([path, 200, expect.stringContaining(text)])
    expect(unknown.html).toMatch(noindex)
  }
}

/** The lists whose failure is not in the log once for each outage. */
function loggedWrongly(site: Site, outages: number): string[] {
  const messages = logLines(site).map(({ message }) => message)
  const lines = ({ failure, path }: (typeof lists)[number]) =>
    messages.filter((message) => message.startsWith(`${failure} (${path})`)).length
  return lists
    .filter((list) => lines(list) !== outages)
    .map((list) => `${list.path}: ${lines(list)} lines`)
}

/** The headings of pages, which name their items; no page may wait for a time-out of the backend. */
async function headingsOfPages(
  request: APIRequestContext,
  mock: MockBackend,
  paths = pagePaths,
): Promise<string[]> {
  const headings: string[] = []
  for (let from = 0; from < paths.length; from += 8) {
    const earlier = mock.requests.length
    const pages = paths.slice(from, from + 8).map(async (path) => {
      const { status, html } = await serverHtml(request, path)
      return [path, status, ...(html.match(/<h[123][^>]*>.*?<\/h[123]>/gs) ?? [])].join('\n')
    })
    headings.push(...(await Promise.all(pages)))
    // After the time-out a request is given up.
    expect(mock.requests.slice(earlier).filter(({ isGivenUp }) => isGivenUp)).toEqual([])
  }
  return headings
}
