import { expect, test } from '../support/shared-site-test'

/** The first family of the display face on a page whose fonts have come. */
const display = /^"?Bricolage Grotesque/

test('R1 labels, prices, the navigation and the titles of all cards are in the display face, paragraphs are not', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/', 'main article h3, header nav a[href="/medias"]'],
    ['/medias', 'main article :is(h2, h3)'],
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
    expect(
      families.filter((family) => !display.test(family)),
      path,
    ).toEqual([])
  }
  await expect(page.locator('main p').last()).toHaveCSS('font-family', /^ui-sans-serif/)
})

test('R71 R77 captions and facts are in the display face, with figures of one width', async ({
  page,
}) => {
  for (const [path, facts] of [
    ['/medias/mediaevenements', '.card-caption'],
    ['/medias/mediaevenements/nuit-du-conte', 'main header time'],
    ['/', '.scene-caption'],
  ] as const) {
    await page.goto(path)
    const text = page.locator(facts).first()
    await expect(text).toHaveCSS('font-family', display)
    await expect(text).toHaveCSS('font-weight', '500')
    await expect(text).toHaveCSS('font-variant-numeric', 'tabular-nums')
  }
})
