import { expect, test } from '../support/shared-site-test'

/** The first family of the display face on a page whose fonts have come. */
const display = /^"?Bricolage Grotesque/

test('R1 R71 R77 labels, prices, the navigation, the titles of all cards, captions and facts are in the display face, the last two with figures of one width; paragraphs are not', async ({
  page,
}) => {
  for (const [path, title, facts] of [
    ['/', 'main article h3, header nav a[href="/medias"]', '.scene-caption'],
    ['/medias', 'main article :is(h2, h3)'],
    ['/medias/mediaevenements', 'main article h3', '.card-caption'],
    ['/medias/mediaevenements/nuit-du-conte', 'header nav a, main article h3', 'main header time'],
    ['/medias/videoplayers?v=medias00001', 'aside li a'],
    ['/medias/mediagalerie', '.photo-title'],
    ['/immobilier', 'main [role=tab], main label, main dt, main article a'],
    ['/beaute', '.treatment a > span > span:first-child, main article :is(h2, h3)'],
  ] as const) {
    await page.goto(path)
    // In one step: hydration replaces photos, and an element that has left the page has no style.
    const families = await page.evaluate(
      (all) => [...document.querySelectorAll(all)].map((it) => getComputedStyle(it).fontFamily),
      title,
    )
    expect(families.length, path).toBeGreaterThan(3)
    const others = families.filter((family) => !display.test(family))
    expect(others, path).toEqual([])
    if (!facts) continue
    const text = page.locator(facts).first()
    await expect(text).toHaveCSS('font-family', display)
    await expect(text).toHaveCSS('font-weight', '500')
    await expect(text).toHaveCSS('font-variant-numeric', 'tabular-nums')
  }
  await expect(page.locator('main p').last()).toHaveCSS('font-family', /^ui-sans-serif/)
})
