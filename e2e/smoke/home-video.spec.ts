import { hero } from '../support/home-page'
import { poll } from '../support/poll'
import { expect, type Page, test } from '../support/shared-site-test'

const videoFile = /\.mp4(\?|$)/

/** Opens the home page, runs a minute of its timers, and counts the videos it requested. */
async function countVideoRequests(page: Page): Promise<() => number> {
  const requested: string[] = []
  page.on('request', (request) => {
    if (videoFile.test(request.url())) requested.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(60_000)
  return () => requested.length
}

/** Two idle moments after everything that was due has run. */
async function rest(page: Page): Promise<void> {
  await page.clock.runFor(60_000)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.clock.resume()
}

test('R19 the header video plays behind the hero, silent and in a loop', async ({ page }) => {
  await page.goto('/')
  const video = hero(page).locator('video')
  await expect(video).toHaveCount(1)
  await poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime), {
    timeout: 10_000,
  }).toBeGreaterThan(0)
  const { muted, loop, inline, hidden, source } = await video.evaluate((it: HTMLVideoElement) => ({
    muted: it.muted,
    loop: it.loop,
    inline: it.playsInline,
    hidden: it.closest('[aria-hidden=true]') !== null || it.tabIndex < 0,
    source: it.currentSrc,
  }))
  expect({ muted, loop, inline, hidden }).toEqual({
    muted: true,
    loop: true,
    inline: true,
    hidden: true,
  })
  expect(source).toMatch(/^https?:.*\.mp4/)
})

test('R19 the video is requested only after the page has loaded', async ({ page }) => {
  await page.goto('/')
  const { started, loaded } = await page.evaluate(
    () =>
      new Promise<{ started: number; loaded: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const video = list.getEntries().find((entry) => entry.name.includes('.mp4'))
          const [page] = performance.getEntriesByType('navigation')
          if (video && page instanceof PerformanceNavigationTiming) {
            resolve({ started: video.startTime, loaded: page.loadEventStart })
          }
        }).observe({ type: 'resource', buffered: true })
      }),
  )
  expect(loaded).toBeGreaterThan(0)
  expect(started).toBeGreaterThanOrEqual(loaded)
})

test('R19 without data saving the video is requested', async ({ page }) => {
  const count = await countVideoRequests(page)
  await poll(count, { timeout: 10_000 }).toBeGreaterThan(0)
})

test('R19 under reduced motion no video is requested', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const count = await countVideoRequests(page)
  await rest(page)
  expect(count()).toBe(0)
})

for (const [name, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['2g', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`R19 under ${name} no video is requested`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener() {} } })
    }, connection)
    const count = await countVideoRequests(page)
    await rest(page)
    expect(count()).toBe(0)
  })
}

test('R15 the page has a text for browsers without video support', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('Votre navigateur ne supporte pas la lecture vidéo.')
})

test('R19 the visitor can pause and resume the video', async ({ page }) => {
  await page.goto('/')
  const video = hero(page).locator('video')
  const paused = () => video.evaluate((it: HTMLVideoElement) => it.paused)
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click()
  await poll(paused, { timeout: 3000 }).toBe(true)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await poll(paused, { timeout: 3000 }).toBe(false)
})
