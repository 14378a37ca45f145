import { templates } from '../routes'
import { holdRequests } from '../support/hold-requests'
import { expectNoLayoutShift } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'

const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// With the scrollbar of a desktop, which takes space from the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

for (const { width, height } of viewports) {
  test(`R1 at ${width} px what is painted stays in place`, { tag: '@slow' }, async ({ page }) => {
    expect(templates.length).toBeGreaterThan(20)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const { path } of templates) {
      const { pieces, seen, moved } = await streamDocument(page, path)
      expect.soft(pieces, path).toBeGreaterThan(50)
      expect.soft(seen, path).toBeGreaterThan(5)
      expect.soft(moved, path).toEqual([])
    }
  })
}

test('R9 the splash stays in place while its text arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { seen, moved } = await streamDocument(page, '/', { isFirstPage: true })
  expect(seen).toBeGreaterThan(2)
  expect(moved).toEqual([])
})

for (const [path, tag] of [
  ['/', undefined],
  ['/immobilier', '@slow'],
  ['/voyage/destination/france', '@slow'],
  ['/medias/mediaevenements', '@slow'],
] as const) {
  test(`R1 nothing on ${path} shifts when the font arrives late`, { tag }, async ({ page }) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const release = await holdRequests(page, '**/*.woff2')
      // The load event waits for the font.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      release()
      await expectNoLayoutShift(page)
      await page.unrouteAll()
    }
  })
}

/**
 * Parses a page as it arrives over a slow connection in an engine that paints what it has: in pieces
 * of a tag or a few words, without scripts. The positions are compared on the way. Stylesheets, which block
 * rendering, and fonts are loaded first.
 * @returns how many pieces there were, how many elements were visible at some time, and each that moved after it
 *   had been visible: what it is, from where to where, and why
 */
async function streamDocument(page: Page, path: string, { isFirstPage = false } = {}) {
  const html = await (await page.request.get(path)).text()
  // An empty page at the same address, into which the pieces are written.
  const isPage = (url: URL) => url.pathname + url.search === path
  await page.route(isPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(path)
  await page.unroute(isPage)
  return page.evaluate(parseInPieces, { html, isFirstPage, compared })
}

/** `isFirstPage`: the splash shows. */
type Visit = { html: string; isFirstPage: boolean; compared: number }

/** After each of so many pieces, of a few bytes each, positions are compared: all elements are measured for that. */
const compared = 5

/** Runs in the page. */
async function parseInPieces({ html, isFirstPage, compared }: Visit) {
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
  for (const [index, piece] of pieces.entries()) {
    document.write(piece)
    if (index % compared === 0 || index === pieces.length - 1) compare(piece)
  }
  return { pieces: pieces.length, seen: everSeen.size, moved }
}
