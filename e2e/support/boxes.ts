import { expect, type Locator } from '@playwright/test'

/** In pixels from the corner of the screen. */
export type Box = { x: number; y: number; width: number; height: number }

/** Where an element lies on the screen, in sight. */
export async function boxOf(element: Locator): Promise<Box> {
  await element.scrollIntoViewIfNeeded()
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Where boxes begin, in whole pixels. */
function edges(all: Locator, side: 'left' | 'top'): Promise<number[]> {
  return all.evaluateAll(
    (boxes, name) => boxes.map((it) => Math.round(it.getBoundingClientRect()[name])),
    side,
  )
}

/** The number of columns in which boxes stand. */
export async function columnCount(all: Locator): Promise<number> {
  return new Set(await edges(all, 'left')).size
}

/** How many boxes stand in the last row. */
export async function lastRowLength(all: Locator): Promise<number> {
  const tops = await edges(all, 'top')
  return tops.filter((it) => it === tops.at(-1)).length
}

/** Expects that texts begin where a picture ends, or further to the right. */
export async function expectRightOf(picture: Locator, texts: Locator[]): Promise<void> {
  const { x, width } = (await picture.boundingBox()) ?? { x: Infinity, width: Infinity }
  for (const text of texts) {
    expect((await text.boundingBox())?.x).toBeGreaterThanOrEqual(x + width)
  }
}
