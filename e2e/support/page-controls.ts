import { expect, type Page } from '@playwright/test'
import { carouselCopy } from '../../components/ui/carousel/copy'
import { unheard } from './accessibility-tree'
import { startCarousels } from './carousel'
import { weakControls } from './edge-contrast'
import { finishAnimations } from './finish-animations'
import { missedHits } from './hit-testing'
import { waitForHydration } from './hydration'
import { scrollToEnd } from './scroll-to-end'

/** What a screen reader gets of a page that was opened just now, before anything has been scrolled into view. */
export async function expectHeard(page: Page): Promise<void> {
  await waitForHydration(page)
  await finishAnimations(page)
  const { problems, named } = await unheard(page)
  expect.soft(named, 'controls with a name').toBeGreaterThan(2)
  expect.soft(problems, 'names').toEqual([])
}

/** Edges of fields, and what shows no words; those of what opens over a page: overlays.spec.ts. */
export async function expectControlsSeen(page: Page): Promise<void> {
  await startScripts(page)
  const { measured, weak } = await weakControls(page)
  expect.soft(measured, 'measured controls').toBeGreaterThan(0)
  expect.soft(weak, 'contrast of controls').toEqual([])
}

/** Expects that controls get the taps on them. */
export async function expectHits(page: Page): Promise<void> {
  await startScripts(page)
  // What moves by itself may come into sight beneath the header only.
  const pause = page.getByRole('button', { name: carouselCopy.pause })
  while ((await pause.count()) > 0) await pause.first().click()
  await finishAnimations(page)
  // What is first laid out near the viewport changes the places of what follows.
  await scrollToEnd(page)
  const { problems, controls } = await missedHits(page)
  expect.soft(controls, 'controls').toBeGreaterThan(2)
  expect.soft(problems, 'taps').toEqual([])
}

/** Waits for the controls that come with a script. */
async function startScripts(page: Page): Promise<void> {
  // The pause button of a film, which plays or never will.
  await expect(page.locator('main [data-video-state="loading"]')).toHaveCount(0)
  await startCarousels(page.getByRole('main'))
  await finishAnimations(page)
}
