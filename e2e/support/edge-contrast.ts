import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../lib/site/contrast'

/** Pixels around a field that are looked at, and how far its edge may lie inside. */
const around = 3
const edge = 4

type Clip = { x: number; y: number; width: number; height: number }

/** The highest contrast between what lies left of a field and the pixels of its left edge. */
export async function edgeContrast(field: Locator): Promise<number> {
  const { x, y, height } = await boxOf(field)
  const clip = { x: x - around, y: y + height / 2, width: around + edge, height: 1 }
  const [outside = '', ...pixels] = await pixelsOf(field, clip)
  return highest(pixels, outside)
}

/** The highest contrast between the pixels of an icon and the colour that most of its box has. */
export async function iconContrast(icon: Locator): Promise<number> {
  const pixels = await pixelsOf(icon, await boxOf(icon))
  const counts = new Map<string, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const [[ground = ''] = []] = [...counts].toSorted(([, a], [, b]) => b - a)
  return highest(pixels, ground)
}

async function boxOf(control: Locator): Promise<Clip> {
  await control.scrollIntoViewIfNeeded()
  return (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** The colours of a part of the screen, as `#rrggbb`. */
async function pixelsOf(control: Locator, clip: Clip): Promise<string[]> {
  const image = sharp(await control.page().screenshot({ clip, animations: 'disabled' }))
  const bytes = await image.removeAlpha().raw().toBuffer()
  return (bytes.toString('hex').match(/.{6}/g) ?? []).map((it) => `#${it}`)
}

const highest = (pixels: readonly string[], ground: string) =>
  Math.max(...pixels.map((it) => contrast(it, ground)))
