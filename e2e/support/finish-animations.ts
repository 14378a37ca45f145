import type { Page } from '@playwright/test'

/**
 * Settles the page without a fixed wait: fonts are loaded, finite animations are finished, infinite
 * ones are paused, and two frames have been painted.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const animation of document.getAnimations()) {
      const endTime = animation.effect?.getComputedTiming().endTime
      if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
      else animation.pause()
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}
