import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../testing/contrast'
import type { Box } from './boxes'
import { finishAnimations } from './finish-animations'

/** Pixels around a field that are looked at, and how far its edge may lie inside. */
const around = 3
const edge = 4

const fields = 'select, input:not([type="hidden"]), textarea'
/** What shows no words: buttons and links with an icon alone, and the dots of a carousel. */
const icons = [
  ...['button', 'a'].map((it) => `${it}:has(> svg):not(:has(> :not(svg, .sr-only))) > svg`),
  '.carousel-dot',
].join()

/**
 * Measures the controls of a part against their ground, on the screen (WCAG 1.4.11): all that one screenshot
 * shows.
 * @returns how many were measured, and those with a contrast below 3
 */
export async function weakControls(part: Page | Locator) {
  const page = 'page' in part ? part.page() : part
  const controls = part.locator(`${fields}, ${icons}`).filter({ visible: true })
  const found = new Map<number, [string, number]>()
  for (let next = 0; next < (await controls.count()); next += 1) {
    if (found.has(next)) continue
    await controls
      .nth(next)
      .evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The header follows the scroll position.
    await finishAnimations(page)
    const boxes = await controls.evaluateAll(boxesInSight, fields)
    const screen = await screenOf(page)
    for (const [index, { isInSight, isField, name, clip }] of boxes.entries()) {
      if (found.has(index) || !(isInSight || index === next)) continue
      found.set(index, [name, isField ? fieldContrast(screen, clip) : iconContrast(screen, clip)])
    }
  }
  return { measured: found.size, weak: [...found.values()].filter(([, ratio]) => ratio < 3) }
}

/** Runs in the page: where controls lie on the screen, and whether nothing covers them there. */
function boxesInSight(controls: Element[], fields: string) {
  return controls.map((control) => {
    const { x, y, width, height, right, bottom } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const isWhole = x >= 3 && y >= 0 && right <= innerWidth && bottom <= innerHeight
    const isField = control.matches(fields)
    const named = isField ? control : control.parentElement
    return {
      isInSight: isWhole && (control.contains(hit) || control.parentElement === hit),
      isField,
      name: named?.outerHTML.slice(0, 160) ?? '',
      clip: { x, y, width, height },
    }
  })
}

/** The highest contrast between what lies left of a field and the pixels of its left edge. */
function fieldContrast(screen: Screen, { x, y, height }: Box): number {
  const clip = { x: x - around, y: y + height / 2, width: around + edge, height: 1 }
  const [outside = '', ...pixels] = pixelsIn(screen, clip)
  return highest(pixels, outside)
}

/** The highest contrast between the pixels of an icon and the colour that most of its box has. */
function iconContrast(screen: Screen, clip: Box): number {
  const pixels = pixelsIn(screen, clip)
  const counts = new Map<string, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const [[ground = ''] = []] = [...counts].toSorted(([, a], [, b]) => b - a)
  return highest(pixels, ground)
}

type Screen = { bytes: Buffer; width: number; height: number }

/** What the viewport shows now. */
export async function screenOf(page: Page): Promise<Screen> {
  const image = sharp(await page.screenshot({ animations: 'disabled' }))
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** The colours of a part of the screen, as `#rrggbb`, row by row. */
export function pixelsIn({ bytes, width, height }: Screen, clip: Box): string[] {
  const [left, top] = [Math.max(0, Math.floor(clip.x)), Math.max(0, Math.floor(clip.y))]
  const right = Math.min(width, Math.ceil(clip.x + clip.width))
  const bottom = Math.min(height, Math.ceil(clip.y + clip.height))
  const pixels: string[] = []
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const start = (y * width + x) * 3
      pixels.push(`#${bytes.toString('hex', start, start + 3)}`)
    }
  return pixels
}

const highest = (pixels: readonly string[], ground: string) =>
  Math.max(...pixels.map((it) => contrast(it, ground)))
