import { poll } from '../support/poll'
import { hero } from '../support/home-page'
import { expect, test, type Page } from '../support/shared-site-test'

const videoFile = /\.mp4(\?|$)/

/** Opens the home page, lets a minute of its timers pass, and counts the films it asked for. */
async function filmsAskedFor(page: Page): Promise<() => number> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (videoFile.test(request.url())) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(60_000)
  return () => asked.length
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

test('R19 the video is asked for only after the page has loaded', async ({ page }) => {
  await page.goto('/')
  const { started, loaded } = await page.evaluate(
    () =>
      new Promise<{ started: number; loaded: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const film = list.getEntries().find((entry) => entry.name.includes('.mp4'))
          const [page] = performance.getEntriesByType('navigation')
          if (film && page instanceof PerformanceNavigationTiming) {
            resolve({ started: film.startTime, loaded: page.loadEventStart })
          }
        }).observe({ type: 'resource', buffered: true })
      }),
  )
  expect(loaded).toBeGreaterThan(0)
  expect(started).toBeGreaterThanOrEqual(loaded)
})

test('R19 an ordinary visitor asks for one film', async ({ page }) => {
  const count = await filmsAskedFor(page)
  await poll(count, { timeout: 10_000 }).toBeGreaterThan(0)
})

test('R19 under reduced motion no film is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const count = await filmsAskedFor(page)
  await rest(page)
  expect(count()).toBe(0)
})

for (const [name, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['2g', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`R19 under ${name} no film is asked for`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener() {} } })
    }, connection)
    const count = await filmsAskedFor(page)
    await rest(page)
    expect(count()).toBe(0)
  })
}

test('R15 a browser without video reads the sentence', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('Votre navigateur ne supporte pas la lecture vidéo.')
})

test('R19 the visitor can stop the video and start it again', async ({ page }) => {
  await page.goto('/')
  const video = hero(page).locator('video')
  const paused = () => video.evaluate((it: HTMLVideoElement) => it.paused)
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click()
  await poll(paused, { timeout: 3000 }).toBe(true)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await poll(paused, { timeout: 3000 }).toBe(false)
})
