import { expect, type Locator, test } from '../support/shared-site-test'

/** The first family of the display face, and of the text face, on a page whose fonts have come. */
const display = /^"?Bricolage Grotesque/
const text = /^ui-sans-serif/

const familyOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).fontFamily)

test('R1 buttons, navigation, labels, prices and titles are in the display face, paragraphs in that of the system', async ({
  page,
}) => {
  await page.goto('/immobilier')
  const main = page.getByRole('main')
  const card = main.getByRole('article').first()
  for (const element of [
    page.getByRole('banner').getByRole('navigation').getByRole('link').first(),
    page.getByRole('contentinfo').getByRole('link').first(),
    page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first(),
    main.getByRole('tab').first(),
    main.locator('label').first(),
    main.locator('dt').first(),
    card.getByRole('heading'),
    card.getByText(/FCFA$/),
    card.getByRole('link', { name: /^Écrire/ }),
  ]) {
    await expect(element).toHaveCount(1)
    expect(await familyOf(element), await element.innerText()).toMatch(display)
  }
  expect(await familyOf(card.getByText(/chambre/))).toMatch(text)
})

test('R1 the titles of all cards are in one face', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'main article h3'],
    ['/medias', 'main article :is(h2, h3)'],
    ['/medias/videoplayers?v=medias00001', 'aside li a'],
    ['/medias/mediagalerie', '.photo-title'],
    ['/beaute', '.treatment a > span > span:first-child, main article :is(h2, h3)'],
  ] as const) {
    await page.goto(path)
    const families = await page
      .locator(title)
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).fontFamily))
    expect(families.length, path).toBeGreaterThan(3)
    expect(
      families.filter((family) => !display.test(family)),
      path,
    ).toEqual([])
  }
})
