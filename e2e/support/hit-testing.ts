import type { Page } from '@playwright/test'

/** Screens after which a growing list is left. */
const maxScreens = 40

/**
 * Scrolls a page by half screens, and at each place probes seven points of every control in sight and three of
 * every line of text; controls that stay in place also between, as a card passes them within a few pixels.
 * @returns what is wrong: a control that something else lies over, a line of text of which what stays in place
 *   hides a part, a part of either that stays beneath it wherever the page is scrolled to; and how many
 *   controls were probed
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

/** Of a control its seven points, of a text its lines: whether each was free at some place. */
type Probes = { hitsProbes?: Map<Element | Text, boolean[]> }

/** Runs in the page: scrolls it to a number of half screens, and probes what is in sight. */
async function probe(step: number): Promise<{ found: string[]; isAtEnd: boolean }> {
  const points = [
    ...[0.5, 0.15, 0.85].map((across) => [across, 0.5] as const),
    ...[0.15, 0.85].map((down) => [0.5, down] as const),
    ...[0.3, 0.7].map((both) => [both, both] as const),
  ]
  const root = document.documentElement
  window.scrollTo({ top: (step * innerHeight) / 2, behavior: 'instant' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1
  const probes = ((window as Probes).hitsProbes ??= new Map())
  const found: string[] = []
  const part = document.querySelector(':modal') ?? document
  const controls = [
    ...part.querySelectorAll('a[href], button, select, input, textarea, summary'),
  ].filter((it) => isInUse(it) && getComputedStyle(it).pointerEvents !== 'none')
  for (const control of controls) probeControl(control)
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) probeText(texts.currentNode as Text)
  const inPlace = controls.filter(isAlwaysInSight)
  for (let offset = 20; inPlace.length > 0 && offset < innerHeight / 2; offset += 20) {
    window.scrollTo({ top: (step * innerHeight) / 2 + offset, behavior: 'instant' })
    for (const control of inPlace) probeControl(control)
  }
  return { found, isAtEnd }

  function probeControl(control: Element): void {
    // The longest line of a link that is broken into several.
    const box = [...control.getClientRects()].sort((a, b) => b.width - a.width)[0]
    if (!box || box.width < 2) return
    const free = probes.get(control) ?? []
    probes.set(control, free)
    for (const [index, [across, down]] of points.entries()) {
      const hit = hitOf(control, box, across, down)
      if (!hit) continue
      free[index] ||= belongs(control, hit)
      if (!belongs(control, hit) && (isAlwaysInSight(control) || !staysInPlace(hit)))
        found.push(`${nameOf(control)} lies beneath ${nameOf(hit)}`)
    }
  }

  function probeText(text: Text): void {
    const parent = text.parentElement
    if (!parent || !text.data.trim()) return
    const range = document.createRange()
    range.selectNodeContents(text)
    // First of all, as most texts are out of sight.
    const { top, bottom } = range.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || !isInUse(parent) || staysInPlace(parent)) return
    const free = probes.get(text) ?? []
    probes.set(text, free)
    for (const [line, box] of [...range.getClientRects()].entries()) {
      const hits = [0.05, 0.5, 0.95].flatMap((across) => hitOf(parent, box, across, 0.5) ?? [])
      const covers = hits.filter((hit) => staysInPlace(hit))
      if (hits.length > 0) free[line] ||= covers.length === 0
      if (covers[0] && covers.length < hits.length)
        found.push(`a part of «${text.data.trim().slice(0, 40)}» lies beneath ${nameOf(covers[0])}`)
    }
  }

  /** What is seen at a point of a box of an element; undefined where that is out of sight. */
  function hitOf(element: Element, box: DOMRect, across: number, down: number) {
    const [x, y] = [box.left + across * box.width, box.top + down * box.height]
    return isClipped(element, x, y) ? undefined : (document.elementFromPoint(x, y) ?? undefined)
  }

  function isInUse(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .sr-only:not(:focus)')
    )
  }

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
    return element.closest('.site-header') !== null || staysInPlace(element, /fixed/)
  }

  function nameOf(element: Element): string {
    const { tagName, className, textContent } = element
    return `${tagName.toLowerCase()}.${String(className).split(' ')[0]} «${textContent.trim().slice(0, 40)}»`
  }
}

/** Runs in the page: the controls and texts with a point that was in sight and never free. */
function neverFree(): { hidden: string[]; controls: number } {
  const probes = [...((window as Probes).hitsProbes ?? [])]
  // Another width is probed anew.
  delete (window as Probes).hitsProbes
  const hidden = probes.flatMap(([it, free]) => {
    const element = it instanceof Text ? it.parentElement : it
    const isThere = element?.isConnected && element.checkVisibility() && free.includes(false)
    return isThere ? [`never free: ${element.outerHTML.slice(0, 120)}`] : []
  })
  return { hidden, controls: probes.filter(([it]) => it instanceof Element).length }
}
