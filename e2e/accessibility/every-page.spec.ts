import { routes } from '../routes'
import { unheard } from '../support/accessibility-tree'
import { expectAxeClean } from '../support/axe'
import { weakControls } from '../support/edge-contrast'
import { finishAnimations } from '../support/finish-animations'
import { missedHits } from '../support/hits'
import { waitForHydration } from '../support/hydration'
import { expectNoLayoutShift } from '../support/layout'
import { scrollToEnd } from '../support/scroll-to-end'
import { expect, type Page, test } from '../support/shared-site-test'
import { expectLetters } from '../support/text-layout'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 720 }

for (const { path } of routes) {
  test(`R1 ${path}: every control is heard, stands out and gets the taps on it, letters of twice the size and wide spacing fit`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await waitForHydration(page)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await finishAnimations(page)
      await expectHeard(page, `names at ${viewport.width} px`)
    }
    await expectContrast(page, 'contrast at 1280 px')
    await page.setViewportSize(phone)
    await expectContrast(page, 'contrast at 360 px')
    await expectHits(page, 'taps at 360 px')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectLetters(page, phone.width, 'wide spacing')
    await expectLetters(page, phone.width, 'letters of twice the size')
  })

  test(`R1 ${path} from 320 px on: no shift, axe, taps`, { tag: '@slow' }, async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [1440, 900],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await scrollToEnd(page)
      await expectNoLayoutShift(page)
    }
    await waitForHydration(page)
    await expectAxeClean(page)
    await expectHits(page, 'taps at 768 px')
    await page.setViewportSize(desktop)
    await expectHits(page, 'taps at 1280 px')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAxeClean(page)
  })
}

/** What a screen reader gets before anything has been scrolled into view. */
async function expectHeard(page: Page, what: string): Promise<void> {
  const { problems, named } = await unheard(page)
  expect.soft(named, what).toBeGreaterThan(2)
  expect.soft(problems, what).toEqual([])
}

/** Edges of fields, and what shows no words; those of what opens over a page: overlays.spec.ts. */
async function expectContrast(page: Page, what: string): Promise<void> {
  await startScripts(page)
  const { measured, weak } = await weakControls(page)
  expect.soft(measured, what).toBeGreaterThan(0)
  expect.soft(weak, what).toEqual([])
}

async function expectHits(page: Page, what: string): Promise<void> {
  await startScripts(page)
  // What is first laid out near the viewport changes the places of what follows.
  await scrollToEnd(page)
  const { problems, controls } = await missedHits(page)
  expect.soft(controls, what).toBeGreaterThan(2)
  expect.soft(problems, what).toEqual([])
}

/** Waits for the controls that come with a script. */
async function startScripts(page: Page): Promise<void> {
  // The pause button of a film, which plays or never will.
  await expect(page.locator('main video[data-video-state="loading"]')).toHaveCount(0)
  // Carousels get their buttons near the viewport.
  for (const carousel of await page.locator('main .carousel').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-moving', 'true')
  }
  await finishAnimations(page)
}
