import type { Locator, Page } from '@playwright/test'

/** Milliseconds after an element's first paint at which its animations end; 0 without animations. */
export function endOfAnimations(element: Locator): Promise<number> {
  return element.evaluate((it) =>
    Math.max(
      0,
      ...it.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  )
}

/** Pauses an element's animations at a time in milliseconds: on a slow machine they may have ended. */
export function pauseAnimationsAt(element: Locator, time: number): Promise<void> {
  return element.evaluate((it, currentTime) => {
    for (const animation of it.getAnimations()) {
      animation.pause()
      animation.currentTime = currentTime
    }
  }, time)
}

/** Brings an element's animations to their end. */
export function finishAnimationsOf(element: Locator): Promise<void> {
  return element.evaluate((it) => it.getAnimations().forEach((animation) => animation.finish()))
}

/**
 * Pauses the animations of an element as soon as it is parsed, so that no script of the page runs
 * after them, however slow the machine is. To be called before the page is opened.
 * @param selector a CSS selector
 */
export async function pauseAnimationsOnceParsed(page: Page, selector: string): Promise<void> {
  await page.addInitScript((css) => {
    new MutationObserver((_, observer) => {
      const element = document.querySelector(css)
      if (!element) return
      observer.disconnect()
      element.getAnimations().forEach((animation) => animation.pause())
    }).observe(document, { childList: true, subtree: true })
  }, selector)
}

/** The longest that something may move, in milliseconds. */
const still = 20

/** The names and durations of the animations that move something for longer. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    return document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
      return Number(duration) * iterations > limit ? [`${name}: ${duration} ms`] : []
    })
  }, still)
}
