import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from './contrast'

/** Pixels around a field that are looked at, and how far its edge may lie inside. */
const around = 3
const edge = 4

const fields = 'select, input:not([type="hidden"]), textarea'
/** What shows no words: buttons and links with an icon alone, and the dots of a carousel. */
const icons = [
  ...['button', 'a'].map((it) => `${it}:has(> svg):not(:has(> :not(svg, .sr-only))) > svg`),
  '.carousel-dot',
].join()

type Clip = { x: number; y: number; width: number; height: number }

/**
 * Measures the controls of a part against their ground, on the screen (WCAG 1.4.11).
 * @returns how many were measured, and those with a contrast below 3
 */
export async function weakControls(part: Page | Locator) {
  const found: [string, number][] = []
  const seen = (selector: string) => part.locator(selector).filter({ visible: true }).all()
  for (const field of await seen(fields)) found.push([String(field), await edgeContrast(field)])
  for (const icon of await seen(icons))
    found.push([await icon.evaluate(beginningOf), await iconContrast(icon)])
  return { measured: found.length, weak: found.filter(([, ratio]) => ratio < 3) }
}

const beginningOf = (icon: Element) => icon.parentElement?.outerHTML.slice(0, 160) ?? ''

/** The highest contrast between what lies left of a field and the pixels of its left edge. */
export async function edgeContrast(field: Locator): Promise<number> {
  const { x, y, height } = await boxOf(field)
  const clip = { x: x - around, y: y + height / 2, width: around + edge, height: 1 }
  const [outside = '', ...pixels] = await pixelsOf(field.page(), { clip })
  return highest(pixels, outside)
}

/** The highest contrast between the pixels of an icon and the colour that most of its box has. */
async function iconContrast(icon: Locator): Promise<number> {
  const pixels = await pixelsOf(icon)
  const counts = new Map<string, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const [[ground = ''] = []] = [...counts].toSorted(([, a], [, b]) => b - a)
  return highest(pixels, ground)
}

/** Where a control lies on the screen, in sight. */
export async function boxOf(control: Locator): Promise<Clip> {
  await control.scrollIntoViewIfNeeded()
  return (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** The colours of a control, or of a part of the screen, as `#rrggbb`. */
export async function pixelsOf(shown: Page | Locator, options?: { clip: Clip }) {
  const image = sharp(await shown.screenshot({ ...options, animations: 'disabled' }))
  const bytes = await image.removeAlpha().raw().toBuffer()
  return (bytes.toString('hex').match(/.{6}/g) ?? []).map((it) => `#${it}`)
}

const highest = (pixels: readonly string[], ground: string) =>
  Math.max(...pixels.map((it) => contrast(it, ground)))
