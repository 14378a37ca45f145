import sharp from 'sharp'
import { contrast } from '../../lib/site/contrast'
import { routes } from '../routes'
import { expect, type Locator, test } from '../support/shared-site-test'

/** Pixels around a field that are looked at, and how far its edge may lie inside. */
const around = 3
const edge = 4

/** The highest contrast between what lies left of a field and the pixels of its left edge. */
async function edgeContrast(field: Locator): Promise<number> {
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) return 0
  const clip = { x: box.x - around, y: box.y + box.height / 2, width: around + edge, height: 1 }
  const image = sharp(await field.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
  const pixels = (await image.toBuffer()).toString('hex').match(/.{6}/g) ?? []
  return Math.max(...pixels.map((it) => contrast(`#${it}`, `#${pixels[0] ?? ''}`)))
}

test('R1 the edge of every field of every route stands out from the page: 3 to 1', async ({
  page,
}) => {
  test.slow()
  const contrasts: [string, number][] = []
  // The dialog of a house lies over the fields.
  for (const { path } of routes.filter((it) => !it.path.includes('maison='))) {
    await page.goto(path)
    const fields = page.locator('select, input:not([type="hidden"]), textarea')
    for (const field of await fields.filter({ visible: true }).all()) {
      contrasts.push([`${path} ${await field.getAttribute('id')}`, await edgeContrast(field)])
    }
  }
  expect(contrasts.length).toBeGreaterThan(1)
  expect(contrasts.filter(([, ratio]) => ratio < 3)).toEqual([])
})
