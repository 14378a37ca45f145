import { hero } from '../../testing/home-page'
import { expect, test } from '../support/shared-site-test'

/** Runs in the page: whether it had loaded when the film was requested; undefined before the film has come. */
function isFilmLate(): boolean | undefined {
  const [visit] = performance.getEntriesByType('navigation')
  const film = performance.getEntriesByType('resource').find(({ name }) => name.includes('.mp4'))
  const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
  return film && loaded > 0 && film.startTime >= loaded
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
  await expect.poll(() => page.evaluate(isFilmLate)).toBe(true)

  const paused = () => video.evaluate((it: HTMLVideoElement) => it.paused)
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click()
  await expect.poll(paused).toBe(true)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await expect.poll(paused).toBe(false)
})
