import type { Page } from '@playwright/test'

/**
 * Brings the page to rest without waiting by the clock: fonts are in, finite animations jump to
 * their end, endless ones stop where they are, and two frames have been painted.
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
