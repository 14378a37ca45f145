import { expect, type Page } from '@playwright/test'

/**
 * The score that still counts as no shift. One pixel of movement of a whole 1000 px high page
 * scores 0.001: text that settles by a fraction of a pixel passes, a visible shift does not.
 */
const shiftTolerance = 0.001

/**
 * Expects that nothing is wider than the page: the document does not scroll sideways, and no
 * visible element sticks out without a scrolling or clipping box around it, which also catches
 * what an `overflow-x: hidden` on the body would only hide. Retried, because scripts such as the
 * gallery's react to the new width.
 */
export async function expectNoSidewaysOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expect(async () => {
    const { scrollWidth, outside, seen } = await page.evaluate(findOverflow, false)
    expect(seen, 'visible elements').toBeGreaterThan(0)
    expect(outside, `elements wider than ${width} px`).toEqual([])
    expect(scrollWidth, `pixels of sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  }).toPass()
}

/** Runs in the page. @param controls whether only controls, and boxes that stay while it scrolls, are looked at */
function findOverflow(controls: boolean): { scrollWidth: number; outside: string[]; seen: number } {
  const { documentElement, body } = document
  const limit = documentElement.clientWidth
  const contains = (it: string) => (controls ? /auto|scroll/.test(it) : it !== 'visible')
  const isContained = (element: Element) => {
    for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
      if (contains(getComputedStyle(box).overflowX)) return true
    }
    return false
  }
  const isMeant = (element: Element) =>
    !controls ||
    element.matches('a, button, input, select, textarea, [role=button]') ||
    getComputedStyle(element).position === 'fixed'
  const elements = [...body.querySelectorAll('*')].filter(
    (element) =>
      isMeant(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const overflowing = elements.filter((element) => {
    const { left, right, width: own, height } = element.getBoundingClientRect()
    const isThere = own > 1 && (height > 1 || !controls)
    return isThere && (left < -1 || right > limit + 1) && !isContained(element)
  })
  return {
    scrollWidth: documentElement.scrollWidth - limit,
    outside: overflowing.map((element) => element.outerHTML.slice(0, 120)),
    seen: elements.length,
  }
}

/**
 * The sum of the layout shifts since the page opened, except those after user input, and each shifted element: its
 * tag, its id or classes, its old and new rectangle in pixels.
 */
async function shifted(page: Page) {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as Shift[])),
    )
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let painted = 0; painted < 5; painted += 1) await frame()
    shifts.push(...(observer.takeRecords() as Shift[]))
    observer.disconnect()
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const counted = shifts.filter((it) => !it.hadRecentInput)
    return {
      score: counted.reduce((sum, it) => sum + it.value, 0),
      movers: counted.flatMap(({ sources, startTime }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = element?.cloneNode(false) as Element | undefined
          const moved = `${rect(previousRect)} -> ${rect(currentRect)}`
          return `${Math.round(startTime)} ms: ${name?.outerHTML.slice(0, 120) ?? 'gone'} ${moved}`
        }),
      ),
    }
  })
}

/** Expects that nothing has moved by itself since the page opened. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { score, movers } = await shifted(page)
  expect(score, `layout shift\n${movers.join('\n')}`).toBeLessThanOrEqual(shiftTolerance)
}

/**
 * The visible controls, and boxes that stay while the page scrolls, of which a part is beside the screen,
 * without what lies in a box that scrolls sideways; and how far the page scrolls so.
 */
export async function outsideOfScreen(page: Page): Promise<string[]> {
  const { scrollWidth, outside } = await page.evaluate(findOverflow, true)
  return [...(scrollWidth > 0 ? [`${scrollWidth} px sideways`] : []), ...outside]
}
