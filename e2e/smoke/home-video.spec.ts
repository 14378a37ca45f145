import { hero } from '../../testing/home-page'
import { expect, type Page, test } from '../support/shared-site-test'

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
