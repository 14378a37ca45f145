import type { Locator } from '@playwright/test'

/** Milliseconds after an element's first paint at which its animations end; 0 without animations. */
export function endOfAnimations(element: Locator): Promise<number> {
  return element.evaluate((it) =>
    Math.max(
      0,
      ...it.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  )
}

/** Pauses an element's animations at their first frame: on a slow machine they may have ended. */
export function pauseAnimationsAtStart(element: Locator): Promise<void> {
  return element.evaluate((it) => {
    for (const animation of it.getAnimations()) {
      animation.pause()
      animation.currentTime = 0
    }
  })
}

/** Brings an element's animations to their end. */
export function finishAnimationsOf(element: Locator): Promise<void> {
  return element.evaluate((it) => it.getAnimations().forEach((animation) => animation.finish()))
}
