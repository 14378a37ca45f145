import { routes } from '../routes'
import { unheard } from '../support/accessibility-tree'
import { finishAnimations } from '../support/finish-animations'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of routes) {
  test(`R1 screen readers get the name of every control and picture of ${path}`, async ({
    page,
  }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await waitForHydration(page)
      await finishAnimations(page)
      const { problems, named } = await unheard(page)
      expect.soft(named, `${viewport.width} px`).toBeGreaterThan(2)
      expect.soft(problems, `${viewport.width} px`).toEqual([])
    }
  })
}
