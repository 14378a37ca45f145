import { contrast } from '../../testing/contrast'
import { universePaths } from '../routes'
import { pixelsIn, screenOf } from '../support/edge-contrast'
import { finishAnimations } from '../support/finish-animations'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const destinations = ['espagne', 'france', 'italie'].map((it) => `/voyage/destination/${it}`)
const heroes = ['/', ...universePaths, ...destinations]
/** The fast tier has the width with the least room. */
const viewports = [
  { width: 360, height: 740, tag: undefined },
  { width: 768, height: 1024, tag: '@slow' },
  { width: 1920, height: 1080, tag: '@slow' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Where the highest of the towers on the pictures of destinations ends, in percent of the height. */
const spireTop = 7.8
const towers = '.destination-picture'

/** The cards of the universes and of destinations: each has two texts on a picture. */
const cards = '#univers article, .destination-card:not([data-copy] *)'

for (const { tag, ...viewport } of viewports) {
  test(
    `R18 R31 R95 R112 R114 R126 every text over a hero or a card can be read at ${viewport.width} px, with and without hover`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport)
      let [measuredCards, measuredTowers] = [0, 0]
      for (const path of heroes) {
        await page.goto(path)
        const hero = page.getByRole('main').locator('section').first()
        await decodePictures(hero)
        await finishAnimations(page)
        const { texts, weak } = await weakTexts(page, [page.getByRole('banner'), hero])
        expect.soft(texts, `measured texts of ${path}`).toBeGreaterThan(2)
        expect.soft(weak, path).toEqual([])
        const pictures = page.locator(
          destinations.includes(path) ? `.hero-picture img, ${towers}` : towers,
        )
        const cropped = await pictures.evaluateAll(croppedAbove)
        expect.soft(Math.max(0, ...cropped), `cropped above on ${path}`).toBeLessThan(spireTop)
        measuredTowers += cropped.length

        // Those of the other destinations are on the page of the first, and on Voyage.
        for (const card of destinations.slice(1).includes(path)
          ? []
          : await page.locator(cards).all()) {
          measuredCards += 1
          await card.scrollIntoViewIfNeeded()
          await decodePictures(card)
          await finishAnimations(page)
          const usual = await weakTexts(page, [card])
          expect(usual.texts).toBe(2)
          await card.hover()
          await finishAnimations(page)
          const hovered = await weakTexts(page, [card])
          expect.soft([...usual.weak, ...hovered.weak], path).toEqual([])
        }
      }
      // Four universes, three destinations, and on the page of the first destination the two others.
      expect(measuredCards).toBe(4 + 3 + 2)
      // On each page of a destination the hero too.
      expect(measuredTowers).toBeGreaterThanOrEqual(3 + 3 * (1 + 2))
    },
  )
}

const decodePictures = (part: Locator) =>
  part
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((it) => it.decode())))

/** Runs in the page: of pictures the part of their height that is cropped above, in percent. */
const croppedAbove = (all: HTMLImageElement[]) =>
  all.map((it) => {
    // By its attributes, as it may not be loaded yet.
    const [width, height] = ['width', 'height'].map((name) => Number(it.getAttribute(name)))
    const whole = (it.clientWidth * (height ?? 0)) / (width ?? 0)
    const focus = Number.parseFloat(getComputedStyle(it).objectPosition.split(' ')[1] ?? '')
    return (1 - it.clientHeight / whole) * focus
  })

/** A text without a background of its own: its colour as `#rrggbb`, the boxes of its lines in pixels. */
type DrawnText = { text: string; colour: string; isLarge: boolean; lines: DOMRect[] }

/** The part of the pixels behind a text that may be lighter, such as a star or a lit window. */
const ignoredPart = 0.01

/** The step between two measured pixels, in both directions. */
const step = 2

/**
 * Measures the texts of some parts of the page against the pixels behind them (WCAG 1.4.3).
 * @returns how many were measured, and those with a contrast below 4.5, or 3 for large text
 */
async function weakTexts(page: Page, parts: Locator[]): Promise<{ texts: number; weak: string[] }> {
  const found = (await Promise.all(parts.map((part) => part.evaluate(drawnTexts)))).flat()
  const restore = await hideText(page)
  const screen = await screenOf(page)
  await restore()
  const { width, height } = screen
  const weak = found.flatMap(({ text, colour, isLarge, lines }) => {
    const ratios = lines
      .flatMap((line) => pointsOf(line, width, height))
      .map(([x, y]) => contrast(colour, pixelsIn(screen, { x, y, width: 1, height: 1 })[0] ?? ''))
      .sort((a, b) => a - b)
    const worst = ratios[Math.floor(ratios.length * ignoredPart)]
    const isReadable = worst === undefined || worst >= (isLarge ? 3 : 4.5)
    return isReadable ? [] : [`${text}: ${worst.toFixed(2)}`]
  })
  return { texts: found.length, weak }
}

function pointsOf({ left, right, top, bottom }: DOMRect, width: number, height: number) {
  const points: [number, number][] = []
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += step) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x += step) {
      points.push([x, y])
    }
  }
  return points
}

/** Makes all text transparent, with a style sheet that the Content-Security-Policy does not block. */
async function hideText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important }')
    document.adoptedStyleSheets = [sheet]
  })
  return () => page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** Runs in the page. */
function drawnTexts(part: Element): DrawnText[] {
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas.')
  const hexOf = (colour: string) => {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    return `#${channels.map((it) => it.toString(16).padStart(2, '0')).join('')}`
  }
  const isOnPicture = (element: Element) => {
    for (let it: Element | null = element; it && it !== part; it = it.parentElement) {
      if (getComputedStyle(it).backgroundColor !== 'rgba(0, 0, 0, 0)') return false
    }
    return !element.closest('.sr-only, video, [aria-hidden="true"]')
  }
  /** Not below the bar at the bottom of a phone, from which the page scrolls it clear. */
  const isUncovered = ({ x, width, top, bottom }: DOMRect) =>
    [top + 1, bottom - 1].every((y) => {
      const topmost = document.elementFromPoint(x + width / 2, y)
      return topmost === null || part.contains(topmost)
    })
  const texts: DrawnText[] = []
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || !isOnPicture(parent)) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const pixels = Number.parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    texts.push({
      text: node.nodeValue.trim().slice(0, 40),
      colour: hexOf(color),
      isLarge: pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700),
      lines: [...range.getClientRects()].filter(isUncovered).map((it) => it.toJSON() as DOMRect),
    })
  }
  return texts
}
