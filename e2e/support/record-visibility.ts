import type { Page } from '@playwright/test'

type Seen = {
  first: number | null
  last: number | null
}

type TimelineWindow = {
  seenSoFar?: () => Seen
}

/**
 * Records, frame by frame from the page's start, when the first element that matches is to be
 * seen: present, painted, not transparent. Call before `goto`; read with `visibleBetween`.
 */
export async function recordVisibility(page: Page, selector: string, text = ''): Promise<void> {
  await page.addInitScript(
    ([wanted, words]) => {
      const seen: Seen = { first: null, last: null }
      const isSeen = () =>
        [...document.querySelectorAll(wanted)].some(
          (element) =>
            (element.textContent ?? '').includes(words) &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
      const look = () => {
        if (isSeen()) {
          seen.first ??= performance.now()
          seen.last = performance.now()
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      const recorder = window as unknown as TimelineWindow
      recorder.seenSoFar = () => seen
    },
    [selector, text] as const,
  )
}

/** Milliseconds after the page's start at which it was first and last seen; null when never. */
export async function visibleBetween(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const recorder = window as unknown as TimelineWindow
    return recorder.seenSoFar?.() ?? { first: null, last: null }
  })
}
