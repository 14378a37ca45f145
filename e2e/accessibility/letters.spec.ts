import { routes } from '../routes'
import { finishAnimations } from '../support/finish-animations'
import { waitForHydration } from '../support/hydration'
import { expectNoSidewaysOverflow } from '../support/layout'
import { letterProblems, spaceText } from '../support/letters'
import { expect, type Page, test } from '../support/shared-site-test'
import { doubleText, textProblems } from '../support/text-layout'

const width = 360
const settings: [string, (page: Page) => Promise<void>][] = [
  ['letters of twice the size', doubleText],
  ['wide spacing', spaceText],
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of routes) {
  test(`R1 ${path} at ${width} px bears letters of twice the size and wide spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [setting, apply] of settings) {
      await page.goto(path)
      await waitForHydration(page)
      await apply(page)
      await finishAnimations(page)
      expect.soft(await letterProblems(page), setting).toEqual([])
      expect.soft(await textProblems(page), setting).toEqual([])
      await test.step(setting, () => expectNoSidewaysOverflow(page, width))
    }
  })
}
