import type { Page } from '@playwright/test'

/** What happened while a page was parsed piece by piece. */
type Streamed = {
  /** Number of pieces after which positions were compared. */
  pieces: number
  /** Number of elements that were visible in the viewport at some time. */
  seen: number
  /** Each element that moved after it had been visible: what it is, from where to where, and why. */
  moved: string[]
}

/**
 * Parses a page as it arrives over a slow connection in an engine that paints what it has: in pieces
 * of a tag or a few words, without scripts. The positions after each piece are compared with those
 * before. Stylesheets, which block rendering, and fonts are loaded first.
 */
export async function streamDocument(
  page: Page,
  path: string,
  { isFirstPage = false } = {},
): Promise<Streamed> {
  const html = await (await page.request.get(path)).text()
  // An empty page at the same address, into which the pieces are written.
  const isPage = (url: URL) => url.pathname + url.search === path
  await page.route(isPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(path)
  await page.unroute(isPage)
  return page.evaluate(parseInPieces, { html, isFirstPage })
}

/** `isFirstPage`: the splash shows. */
type Visit = { html: string; isFirstPage: boolean }

/** Runs in the page. */
async function parseInPieces({ html, isFirstPage }: Visit): Promise<Streamed> {
  // What the script of the splash does on every page but the first.
  const root = isFirstPage ? '<html ' : '<html data-splash="seen" '
  const bare = html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '').replace('<html ', root)
  const body = bare.indexOf('<body')
  document.open()
  document.write(bare.slice(0, body))
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(
    sheets.map((it) => it.sheet ?? new Promise((resolve) => (it.onload = it.onerror = resolve))),
  )
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))

  const isPainted = (element: Element, { top, left, width, height }: DOMRect) =>
    width * height > 1 &&
    top < innerHeight &&
    left < innerWidth &&
    top + height > 0 &&
    left + width > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const hasContent = (element: Element) =>
    element.matches('img, svg, video, button') ||
    [...element.childNodes].some((it) => it instanceof Text && it.data.trim() !== '')

  const positions = new Map<Element, DOMRect>()
  const everSeen = new Set<Element>()
  const moved: string[] = []
  const compare = (piece: string) => {
    for (const element of document.body.querySelectorAll('*')) {
      // On the first page the splash covers everything else.
      if (!hasContent(element) || (isFirstPage && !element.closest('.splash'))) continue
      const now = element.getBoundingClientRect()
      const before = positions.get(element)
      positions.delete(element)
      if (!isPainted(element, now)) continue
      positions.set(element, now)
      everSeen.add(element)
      if (!before) continue
      const isPicture = element instanceof HTMLImageElement
      const edges = isPicture ? (['x', 'y', 'right', 'bottom'] as const) : (['x', 'y'] as const)
      if (edges.every((edge) => Math.abs(now[edge] - before[edge]) <= 1)) continue
      const rect = (it: DOMRect) => edges.map((edge) => Math.round(it[edge])).join(' ')
      const name = element.outerHTML.replace(/\s+/g, ' ').slice(0, 80)
      moved.push(`${name}: ${rect(before)} -> ${rect(now)} after ${piece.slice(-60)}`)
    }
  }

  // A piece ends with a closing tag or with a few characters of text.
  const pieces =
    bare.slice(body, bare.indexOf('</main>')).match(/(?:<[^/][^>]*>)*(?:<\/[^>]*>|[^<]{1,20})/g) ??
    []
  for (const piece of pieces) {
    document.write(piece)
    compare(piece)
  }
  return { pieces: pieces.length, seen: everSeen.size, moved }
}
