import { expectAxeClean } from '../support/axe'
import { expectNoSidewaysOverflow } from '../support/layout'
import { fillLists, lists, pageSize, seeMore, videos, videosPath } from '../support/long-lists'
import { headerBytes, maxHeaderBytes, securityProblems } from '../support/security-headers'
import { expect, test } from '../support/test'

const watchPath = '/medias/videoplayers?v=film0000005'

/** Every page that shows a list in pages, and every page that shows a few of its items. */
const pages = [
  ...['/', '/medias', '/beaute', watchPath, `${watchPath}&page=2`],
  ...[`${watchPath}&categorySlug=portraits`, '/beaute/videoplayers?v=soin0000005'],
  ...['/medias/mediaevenements/soiree-50'],
  ...lists.flatMap(({ path }) => [path, `${path}/page/2`]),
]

test('A54 ten thousand items of each kind make no page a fifth larger than a hundred do', async ({
  isolatedSite,
  request,
}) => {
  // Two sites render thirty pages, some of ten thousand items, while other tests run.
  test.setTimeout(240_000)
  const sizes = new Map<string, number[]>()
  for (const count of [100, 10_000]) {
    const { site, mock } = await isolatedSite({ prepare: fillLists(count) })
    for (const path of pages) {
      const response = await request.get(site.url + path)
      expect(response.status(), path).toBe(200)
      expect(headerBytes(response.headersArray())).toBeLessThan(maxHeaderBytes)
      expect(securityProblems(response.headers())).toEqual([])
      sizes.set(path, [...(sizes.get(path) ?? []), (await response.text()).length])
    }
    // The backend tells the dimensions of photos, so none is requested for them.
    const probed = mock.requests.filter(({ path }) => /^\/media\/(vue|salon)/.test(path))
    expect(probed).toEqual([])
  }
  const ratios = [...sizes].map(([path, [few = 0, many = 0]]) => ({ path, ratio: many / few }))
  expect(ratios).toHaveLength(pages.length)
  expect(ratios.filter(({ ratio }) => !(ratio <= 1.2))).toEqual([])
})

for (const { path, item } of lists) {
  test(`A54 without scripts ${path} goes on by a link, each page with its own address`, async ({
    isolatedSite,
    openWithoutJavaScript,
  }) => {
    const { site } = await isolatedSite({ prepare: fillLists(100) })
    const page = await openWithoutJavaScript(site.url + path)
    const items = page.getByRole('main').locator(item)
    const head = (rel: string) => page.locator(`head link[rel="${rel}"]`)
    await expect(items).toHaveCount(pageSize)
    await expect(head('canonical')).toHaveAttribute('href', site.url + path)
    await expect(head('prev')).toHaveCount(0)
    await expect(head('next')).toHaveAttribute('href', `${site.url}${path}/page/2`)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const first = await items.first().innerText()

    await seeMore(page).click()
    await expect(page).toHaveURL(`${site.url}${path}/page/2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(items).toHaveCount(pageSize)
    expect(await items.allInnerTexts()).not.toContain(first || undefined)
    await expect(head('canonical')).toHaveAttribute('href', `${site.url}${path}/page/2`)
    await expect(head('prev')).toHaveAttribute('href', site.url + path)
    await expect(head('next')).toHaveAttribute('href', `${site.url}${path}/page/3`)
    await expect(page).toHaveTitle(/page 2/)

    await seeMore(page).click()
    await expect(items).toHaveCount(100 - 2 * pageSize)
    await expect(seeMore(page)).toHaveCount(0)
    await expect(head('next')).toHaveCount(0)
    await page.getByRole('link', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL(`${site.url}${path}/page/2`)
  })

  test(`A54 the pages that ${path} does not have are not found; the first is the list itself`, async ({
    isolatedSite,
    request,
  }) => {
    const { site } = await isolatedSite({ prepare: fillLists(100) })
    const first = await request.get(`${site.url}${path}/page/1`, { maxRedirects: 0 })
    expect(first.status()).toBe(308)
    expect(first.headers().location).toBe(path)
    for (const number of ['4', '0', '02', '100000', '-1', 'deux', '2.0']) {
      const response = await request.get(`${site.url}${path}/page/${number}`)
      expect(response.status(), number).toBe(404)
      expect(await response.text()).toContain('Page non trouvée.')
    }
  })
}

test('A54 without scripts the videos beside the player go on by a link', async ({
  isolatedSite,
  openWithoutJavaScript,
  request,
}) => {
  const { site } = await isolatedSite({ prepare: fillLists(100) })
  const page = await openWithoutJavaScript(site.url + watchPath)
  const similar = page.getByRole('complementary', { name: 'Vidéos similaires' })
  const titles = similar.getByRole('listitem')
  // The current one is left out.
  await expect(titles).toHaveCount(pageSize - 1)
  await seeMore(page).click()
  await expect(page).toHaveURL(`${site.url}${watchPath}&page=2`)
  await expect(titles).toHaveCount(pageSize)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    site.url + watchPath,
  )
  await page.getByRole('link', { name: 'Page précédente' }).click()
  await expect(titles.first()).toHaveText('Reportage numéro 1')
  expect((await request.get(`${site.url}${watchPath}&page=4`)).status()).toBe(404)
})

test('A54 the JSON-LD of a page lists its own items, with their positions in the whole list', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ prepare: fillLists(100) })
  const html = await (await request.get(`${site.url}${videosPath}/page/2`)).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  const list = graph.find((node) => node['@type'] === 'ItemList')
  const items = list?.itemListElement as { position: number; name: string }[]
  expect(items).toHaveLength(pageSize)
  expect(items[0]).toMatchObject({ position: 37, name: 'Reportage numéro 37' })
})

test('A54 the sitemap and the calendar are complete, and the feed has the latest items', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ prepare: fillLists(2000) })
  const text = async (path: string) => (await request.get(site.url + path)).text()
  const sitemap = await text('/sitemap.xml')
  expect(sitemap.match(/videoplayers\?v=film/g)).toHaveLength(2000)
  expect(sitemap.match(/mediaevenements\/soiree-/g)).toHaveLength(2000)
  expect(sitemap).toContain('/medias/mediagalerie/page/56<')
  const calendar = await text('/medias/mediaevenements/calendrier.ics')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2000)
  expect(await text('/medias/mediavideo/flux.xml')).toContain('Reportage numéro 1<')
})

test('A54 a later page passes axe and fits 320 px', async ({ isolatedSite, page }) => {
  const { site } = await isolatedSite({ prepare: fillLists(100) })
  await page.goto(`${site.url}${videosPath}/page/2`)
  await expect(videos(page).first()).toBeVisible()
  await expectAxeClean(page)
  await expectNoSidewaysOverflow(page, 320)
})
