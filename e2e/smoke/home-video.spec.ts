import { hero } from '../support/home-page'
import { expect, type Page, test } from '../support/shared-site-test'

/** Opens the home page in a tab, lets minutes of its timers pass, and counts the videos it requests. */
async function countVideoRequests(page: Page): Promise<() => number> {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\.mp4(\?|$)/.test(request.url())) requested.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(120_000)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return () => requested.length
}

/** When the video was requested and when the page had loaded, in milliseconds after its opening. */
function timesOfVideo(page: Page): Promise<{ started: number; loaded: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const video = list.getEntries().find((entry) => entry.name.includes('.mp4'))
          const [page] = performance.getEntriesByType('navigation')
          if (video && page instanceof PerformanceNavigationTiming) {
            resolve({ started: video.startTime, loaded: page.loadEventStart })
          }
        }).observe({ type: 'resource', buffered: true })
      }),
  )
}

test('R19 the header video plays behind the hero once the page has loaded, silent and in a loop, and can be paused', async ({
  page,
}) => {
  await page.goto('/')
  const video = hero(page).locator('video')
  await expect(video).toHaveCount(1)
  const time = () => video.evaluate((it: HTMLVideoElement) => it.currentTime)
  await expect.poll(time).toBeGreaterThan(0)
  const { source, ...how } = await video.evaluate((it: HTMLVideoElement) => ({
    muted: it.muted,
    loop: it.loop,
    inline: it.playsInline,
    hidden: it.closest('[aria-hidden=true]') !== null || it.tabIndex < 0,
    source: it.currentSrc,
  }))
  expect(how).toEqual({ muted: true, loop: true, inline: true, hidden: true })
  expect(source).toMatch(/^https?:.*\.mp4/)
  const { started, loaded } = await timesOfVideo(page)
  expect(loaded).toBeGreaterThan(0)
  expect(started).toBeGreaterThanOrEqual(loaded)

  const paused = () => video.evaluate((it: HTMLVideoElement) => it.paused)
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click()
  await expect.poll(paused).toBe(true)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await expect.poll(paused).toBe(false)
})

test('R19 the video is requested, but not under reduced motion or 2g', async ({ context }) => {
  const countWith = async (prepare: (page: Page) => Promise<unknown>) => {
    const page = await context.newPage()
    await prepare(page)
    return countVideoRequests(page)
  }
  const connection = (effectiveType: string) => (page: Page) =>
    page.addInitScript((value) => {
      const connection = { effectiveType: value, saveData: false, addEventListener() {} }
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, effectiveType)
  const usual = await countWith(connection('4g'))
  await expect.poll(usual).toBeGreaterThan(0)
  const reducedMotion = await countWith((page) => page.emulateMedia({ reducedMotion: 'reduce' }))
  const slow = await countWith(connection('2g'))
  expect([reducedMotion(), slow()]).toEqual([0, 0])
})
