import { routes } from '../routes'
import { finishAnimations } from '../support/finish-animations'
import { desktop } from '../support/header'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, test } from '../support/shared-site-test'
import { doubleText, textProblems } from '../support/text-layout'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of routes) {
  test(`R1 ${path} with text of 200 %: nothing is cut off or covered, nothing overflows`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto(path)
    await finishAnimations(page)
    expect(await textProblems(page), 'at 100 %').toEqual([])
    await doubleText(page)
    await finishAnimations(page)
    await expectNoSidewaysOverflow(page, desktop.width)
    expect(await textProblems(page)).toEqual([])
  })
}
