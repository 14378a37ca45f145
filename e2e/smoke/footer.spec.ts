import { expect, test } from '../support/shared-site-test'

// What it says and where it leads: components/layout/site-shell.test.tsx.
test('R6 R7 R125 on a phone the footer, one for all universes, ends with the copyright, in at most 32 rem, with targets of 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/immobilier']) {
    const footer = page.getByRole('contentinfo')
    // A page goes without the display face when that comes late; the stand-in may be wider.
    const height = async () => {
      await page.goto(path)
      await expect(footer.getByText('© 2025 Tous droits réservés.').getByRole('link')).toBeVisible()
      return (await footer.boundingBox())?.height
    }
    await expect.poll(height, path).toBeLessThanOrEqual(32 * 16)
    const targets = footer.getByRole('link').or(footer.getByRole('button'))
    const heights = await targets.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().height),
    )
    expect(heights.length, path).toBeGreaterThan(10)
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44)
  }
})
