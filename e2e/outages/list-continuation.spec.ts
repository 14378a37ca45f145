import { listContents } from '../mock-backend/content/many'
import { answerPictures } from '../support/answer-pictures'
import { waitForHydration } from '../support/hydration'
import { lists, pageSize, scrollNearEnd } from '../support/long-lists'
import { expect, type Page, test } from '../support/worker-site-test'

test.use({ viewport: { width: 1280, height: 800 } })
test.beforeEach(({ page }) => answerPictures(page))

const videosPath = '/medias/mediavideo'
const videos = (page: Page) => page.getByRole('main').getByRole('article')
/** The link behind a list, which leads to its next page. */
const seeMore = (page: Page) => page.getByRole('main').locator('a[rel="next"]')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to the end of what the page has now, in one step. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
}

/** Scrolls to the end until the list has this many videos. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await scrollToEnd(page)
    expect(await videos(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

test('A54 every list goes on by itself before its end, past events under their heading, as do the videos beside the player, without the current one', async ({
  baseURL,
  page,
  publish,
}) => {
  await publish(listContents(100))
  // Those of Beauté have the same components.
  for (const { path, item } of lists.filter((list) => list.path.startsWith('/medias'))) {
    await page.goto(path)
    const items = page.getByRole('main').locator(item)
    await expect(items).toHaveCount(pageSize)
    await scrollNearEnd(page)
    await expect(items).toHaveCount(2 * pageSize)
    await scrollToEnd(page)
    await expect(items).toHaveCount(100)
    await expect(seeMore(page)).toHaveCount(0)
    await expect(page).toHaveURL(baseURL + path)
  }
  // The first page of events has none of them.
  const past = page.getByRole('region', { name: 'Événements passés', exact: true })
  await expect(past.getByRole('article')).toHaveCount(60)

  const watchPath = '/medias/videoplayers?v=film0000050'
  await page.goto(watchPath)
  const similar = page.getByRole('complementary', { name: 'Vidéos similaires' })
  await expect(similar.getByRole('listitem')).toHaveCount(32)
  await page.goto(`${watchPath}&title=Reportage`)
  await expect(async () => {
    await scrollToEnd(page)
    await expect(similar.getByRole('listitem')).toHaveCount(99, { timeout: 500 })
  }).toPass()
  await expect(similar.getByRole('link', { name: 'Reportage numéro 50' })).toHaveCount(0)
})

test('A54 after five pages the list waits for «Voir plus», so that the footer can be reached', async ({
  page,
  publish,
}) => {
  await publish(listContents(300))
  await page.goto(videosPath)
  await scrollUntil(page, 6 * pageSize)
  await scrollToEnd(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(videos(page)).toHaveCount(6 * pageSize)

  await seeMore(page).focus()
  await page.keyboard.press('Enter')
  const next = videos(page).nth(6 * pageSize)
  await expect(next.getByRole('link')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '36 éléments de plus.' })).toBeAttached()
  await scrollUntil(page, 300)
  await expect(seeMore(page)).toHaveCount(0)
})

test('A54 A29 a reload, and Back from a video, return to the same place of the same items; a link to the list to its beginning', async ({
  baseURL,
  page,
  publish,
}) => {
  await publish(listContents(200))
  await page.goto(videosPath)
  await scrollUntil(page, 4 * pageSize)
  const link = page.getByRole('link', { name: 'Reportage numéro 100', exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await scrollY(page)
  // A browser drops changes of the history that a page makes while it is left.
  const noted = () => page.evaluate(() => Math.round(history.state?.listPlace?.top ?? -1))
  await expect.poll(noted).toBe(place)
  await page.reload()
  await expect(link).toBeInViewport()
  await expect.poll(() => scrollY(page)).toBe(place)

  const shown = await videos(page).count()
  await waitForHydration(page)
  await link.click()
  await expect(page).toHaveURL(/videoplayers\?v=film0000100/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reportage numéro 100')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(baseURL + videosPath)
  await expect(link).toBeInViewport()
  await expect.poll(() => scrollY(page)).toBe(place)
  expect(await videos(page).count()).toBeGreaterThanOrEqual(shown)

  await page.getByRole('banner').getByRole('link', { name: 'Galerie' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galerie photos')
  await page.getByRole('banner').getByRole('link', { name: 'Vidéos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos reportages')
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(videos(page)).toHaveCount(pageSize)
})

test.describe('under Save-Data', () => {
  test.use({ allowConsole: [/Failed to load resource|net::ERR_FAILED/] })

  test('A54 only «Voir plus» loads the next page; when that fails, a notice and the link stay', async ({
    page,
    publish,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const loaded = () => requested.filter((path) => path.startsWith('/api/listes/'))
    await publish(listContents(100))
    await page.goto(videosPath)
    await waitForHydration(page)
    await scrollToEnd(page)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(loaded()).toEqual([])

    await page.route('**/api/listes/**', (route) => route.abort())
    await seeMore(page).click()
    const notice = page.getByText('La suite n’a pas pu être chargée.')
    await expect(notice).toBeVisible()
    await expect(videos(page)).toHaveCount(pageSize)
    await expect(seeMore(page)).toHaveAttribute('href', `${videosPath}/page/2`)
    await page.unroute('**/api/listes/**')
    await seeMore(page).click()
    await expect(videos(page).nth(pageSize).getByRole('link')).toBeFocused()
    await expect(videos(page)).toHaveCount(2 * pageSize)
    await expect(notice).toHaveCount(0)
    expect(loaded()).toEqual(['/api/listes/videos/2', '/api/listes/videos/2'])
  })
})
