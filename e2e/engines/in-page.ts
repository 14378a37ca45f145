// Functions that run in the page: self-contained, because the drivers send their source.

/** Records console errors, script errors and policy violations of the document. */
export function recordProblems(): void {
  if (window !== window.top) return
  const record = (problem: string) => {
    const known = sessionStorage.getItem('problems') ?? ''
    sessionStorage.setItem('problems', `${known}${location.pathname}: ${problem}\n`)
  }
  console.error = (...parts: unknown[]) => record(`console ${parts.map(String).join(' ')}`)
  addEventListener('error', (event) => event.message && record(`error ${event.message}`))
  addEventListener('unhandledrejection', ({ reason }) => record(`rejection ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`policy ${violatedDirective} ${blockedURI}`),
  )
}

/** What is wrong: recorded problems of this tab, requests to foreign hosts, sideways scroll. */
export function readProblems(): string[] {
  const recorded = (sessionStorage.getItem('problems') ?? '').split('\n').filter(Boolean)
  // What the router says when the page is left, or reloaded, while it fetches the next one.
  const problems = recorded.filter((it) => !it.includes('Failed to fetch RSC payload'))
  // The frames that pages embed; no browser reaches them.
  const known = [location.hostname, 'www.youtube-nocookie.com', 'www.openstreetmap.org']
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  const foreign = hosts
    .filter((host) => host && !known.includes(host))
    .map((it) => `request to ${it}`)
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []
  return [...problems, ...foreign, ...sideways]
}

/**
 * The centre of the visible and uncovered element of a selector whose accessible name begins with a text,
 * in the middle of the viewport; null while there is none.
 */
export function locate(selector: string, name: string): { x: number; y: number } | null {
  // The pictures of a view transition lie above the page and take its clicks.
  if (document.documentElement.matches(':is(:active-view-transition)')) return null
  for (const element of document.querySelectorAll(selector)) {
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    const ownName = (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const { visibility } = getComputedStyle(element)
    let isSeen = visibility === 'visible' && element.getClientRects().length > 0
    for (let at: Element | null = element; isSeen && at; at = at.parentElement)
      isSeen = getComputedStyle(at).opacity !== '0'
    if (!ownName.startsWith(name) || !isSeen) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y }
  }
  return null
}
