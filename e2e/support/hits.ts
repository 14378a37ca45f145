import type { Page } from '@playwright/test'

/** Screens after which a growing list is left. */
const maxScreens = 40

/**
 * Scrolls a page by half screens, and at each place probes seven points of every control in sight.
 * @returns what is wrong: a control that something else lies over, a part of one that stays beneath the
 *   header or the bar at the bottom wherever the page is scrolled to; and how many controls were probed
 */
export async function missedHits(page: Page): Promise<{ problems: string[]; controls: number }> {
  const problems = new Set<string>()
  for (let step = 0; step <= 2 * maxScreens; step += 1) {
    const { found, isAtEnd } = await page.evaluate(probe, step)
    found.forEach((it) => problems.add(it))
    if (isAtEnd) break
  }
  const { hidden, controls } = await page.evaluate(neverFree)
  return { problems: [...problems, ...hidden], controls }
}

type Probes = { hitsProbes?: Map<Element, boolean[]> }

/** Runs in the page: scrolls it to a number of half screens, and probes what is in sight. */
async function probe(step: number): Promise<{ found: string[]; isAtEnd: boolean }> {
  const points = [
    ...[[0.5, 0.5] as const, [0.15, 0.5] as const, [0.85, 0.5] as const],
    ...[[0.5, 0.15] as const, [0.5, 0.85] as const, [0.3, 0.3] as const, [0.7, 0.7] as const],
  ]
  const root = document.documentElement
  window.scrollTo({ top: (step * innerHeight) / 2, behavior: 'instant' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const probes = ((window as Probes).hitsProbes ??= new Map())
  const found: string[] = []
  const part = document.querySelector(':modal') ?? document
  for (const control of part.querySelectorAll(
    'a[href], button, select, input, textarea, summary',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (control.closest('[inert], [aria-hidden="true"], .sr-only:not(:focus)')) continue
    if (getComputedStyle(control).pointerEvents === 'none') continue
    // The longest line of a link that is broken into several.
    const box = [...control.getClientRects()].sort((a, b) => b.width - a.width)[0]
    if (!box || box.width < 2) continue
    const free: boolean[] = probes.get(control) ?? []
    probes.set(control, free)
    for (const [index, [across, down]] of points.entries()) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height]
      if (isClipped(control, x, y)) continue
      const hit = document.elementFromPoint(x, y)
      if (!hit) continue
      free[index] ||= belongs(control, hit)
      if (!belongs(control, hit) && (isAlwaysInSight(control) || !staysInPlace(hit)))
        found.push(`${nameOf(control)} lies beneath ${nameOf(hit)}`)
    }
  }
  return { found, isAtEnd: scrollY + innerHeight >= root.scrollHeight - 1 }

  function belongs(control: Element, hit: Element): boolean {
    const label = hit.closest('label')
    return control.contains(hit) || (label !== null && label.control === control)
  }

  /** Out of the viewport, or of a box around it that clips or scrolls. */
  function isClipped(control: Element, x: number, y: number): boolean {
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      x <= left || x >= right || y <= top || y >= bottom
    if (isOutside(new DOMRect(0, 0, root.clientWidth, innerHeight))) return true
    for (let it = control.parentElement; it && it !== document.body; it = it.parentElement) {
      if (getComputedStyle(it).overflow !== 'visible' && isOutside(it.getBoundingClientRect()))
        return true
    }
    return false
  }

  function staysInPlace(element: Element, position = /fixed|sticky/): boolean {
    for (let it: Element | null = element; it; it = it.parentElement) {
      if (position.test(getComputedStyle(it).position)) return true
    }
    return false
  }

  /** What is sticky in a section is scrolled away with it. */
  function isAlwaysInSight(element: Element): boolean {
    return element.closest('header') !== null || staysInPlace(element, /fixed/)
  }

  function nameOf(element: Element): string {
    const { tagName, className, textContent } = element
    return `${tagName.toLowerCase()}.${String(className).split(' ')[0]} «${textContent.trim().slice(0, 40)}»`
  }
}

/** Runs in the page: the controls with a point that was in sight and never free. */
function neverFree(): { hidden: string[]; controls: number } {
  const probes = (window as Probes).hitsProbes ?? new Map<Element, boolean[]>()
  // Another width is probed anew.
  delete (window as Probes).hitsProbes
  const hidden = [...probes].filter(([control]) => control.isConnected && control.checkVisibility())
  return {
    controls: probes.size,
    hidden: hidden.flatMap(([control, free]) =>
      free.includes(false) ? [`never free: ${control.outerHTML.slice(0, 120)}`] : [],
    ),
  }
}
