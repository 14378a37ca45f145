import { routes } from '../routes'
import { finishAnimations } from '../support/finish-animations'
import { missedHits } from '../support/hits'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

const viewports = [
  { width: 360, height: 740, tag: undefined },
  { width: 768, height: 1024, tag: '@slow' },
  { width: 1280, height: 720, tag: '@slow' },
]

for (const { tag, ...viewport } of viewports) {
  for (const { path } of routes) {
    test(
      `R1 every control of ${path} gets the taps on it at ${viewport.width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await waitForHydration(page)
        // Its pause button comes with the film of a hero.
        const film = page.locator('main video[data-video-state]')
        if ((await film.count()) > 0)
          await expect(film).not.toHaveAttribute('data-video-state', 'loading')
        // Carousels get their buttons near the viewport.
        for (const carousel of await page.locator('main .carousel').all()) {
          await carousel.scrollIntoViewIfNeeded()
          await expect(carousel).toHaveAttribute('data-moving', 'true')
        }
        await finishAnimations(page)
        const { problems, controls } = await missedHits(page)
        expect(controls).toBeGreaterThan(2)
        expect(problems).toEqual([])
      },
    )
  }
}
