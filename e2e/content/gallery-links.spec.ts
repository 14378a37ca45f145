import { finishAnimations } from '../support/finish-animations'
import { expect, test } from '../support/shared-site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const galleries = [
  ['R53', '/medias', 'Galerie photos'],
  ['R101', '/beaute', 'L’institut en images'],
] as const

for (const [row, path, name] of galleries) {
  test(`${row} «Voir plus» stands in front of the pictures of ${path}`, async ({ page }) => {
    await page.goto(path)
    const slide = page.getByRole('region', { name }).getByRole('figure').first()
    const link = slide.getByRole('link', { name: 'Voir plus' })
    await link.scrollIntoViewIfNeeded()
    const picture = slide.locator('img')
    await picture.evaluate((it: HTMLImageElement) => it.decode())
    await finishAnimations(page)
    const box = await link.boundingBox()
    if (!box) throw new Error('«Voir plus» has no box.')
    // Its middle: the picture shows beside its round corners.
    const middle = { x: box.x + box.width / 4, y: box.y + box.height / 4 }
    const clip = { ...middle, width: box.width / 2, height: box.height / 2 }
    const seen = await page.screenshot({ clip })
    await picture.evaluate((it) => it.style.setProperty('visibility', 'hidden'))
    expect((await page.screenshot({ clip })).equals(seen)).toBe(true)
  })
}
