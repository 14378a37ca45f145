/*
 * Functions that run in the page: self-contained, because the drivers send their source.
 */

/** The sessionStorage key of the problems that `recordProblems` has recorded, as JSON. */
export const problemsKey = 'journey-problems'

/** Records console errors, script errors and policy violations of the document, once. */
export function recordProblems(): void {
  const key = 'journey-problems'
  const page = window as typeof window & { recordsProblems?: boolean }
  if (page.recordsProblems || window !== window.top) return
  page.recordsProblems = true
  const record = (problem: string) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...known, `${location.pathname}: ${problem}`]))
  }
  const { error } = console
  console.error = (...parts: unknown[]) => {
    record(`console ${parts.map(String).join(' ')}`)
    error.apply(console, parts)
  }
  addEventListener('error', (event) => event.message && record(`error ${event.message}`))
  addEventListener('unhandledrejection', ({ reason }) => record(`rejection ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`policy ${violatedDirective} ${blockedURI}`),
  )
}

/** The recorded problems of this tab, and the foreign hosts that the page has asked for. */
export function readProblems(key: string, embedHosts: string[]): string[] {
  const recorded = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  const foreign = hosts.filter((host) => host !== location.hostname && !embedHosts.includes(host))
  return [...recorded, ...foreign.map((host) => `request to ${host}`)]
}

/**
 * The visible element of a selector whose accessible name is, or begins with, a text: its centre after
 * it was scrolled into view; null while there is none or
 * while something covers it.
 */
export function locate(selector: string, name: string | null): { x: number; y: number } | null {
  // The pictures of a view transition lie above the page and take its clicks.
  const transition = ':active-view-transition'
  const isKnown = CSS.supports(`selector(${transition})`)
  if (isKnown && document.documentElement.matches(transition)) return null
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      (name === null || nameOf(element).startsWith(name)) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const uncoveredCentre = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
  }
  for (const element of found) {
    const centre = uncoveredCentre(element)
    if (centre) return centre
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const scrolled = uncoveredCentre(element)
    if (scrolled) return scrolled
  }
  return null
}

/** The pixels by which the page scrolls sideways; 0 when nothing overflows. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}

/** Swipes with pointer events of a finger through the given points. */
export async function swipeWithTouch(
  points: { x: number; y: number }[],
  delay: number,
): Promise<void> {
  const [first = { x: 0, y: 0 }] = points
  const last = points.at(-1) ?? first
  const target = document.elementFromPoint(first.x, first.y) ?? document.body
  const dispatch = (type: string, { x, y }: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, composed: true, isPrimary: true },
        ...{ pointerId: 7, pointerType: 'touch', clientX: x, clientY: y, buttons: 1 },
      }),
    )
  dispatch('pointerdown', first)
  for (const point of points.slice(1)) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    dispatch('pointermove', point)
  }
  dispatch('pointerup', last)
}
