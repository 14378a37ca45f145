import { routes, universePaths } from '../routes'
import { type Control, controlsIn, listOf, problemsOf } from '../support/accessible-names'
import { finishAnimations } from '../support/finish-animations'
import { galleryPath, photos } from '../support/gallery'
import { openContactCard, openMenu, phone } from '../support/header'
import { houseCards } from '../support/houses'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

// Autoplay would change what is in the list.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Compares with names/<name>.txt; `--update-snapshots` writes it, to be read before it is committed. */
async function expectReviewedNames(scope: Locator, name: string): Promise<void> {
  // Carousels get their buttons near the viewport.
  for (const carousel of await scope.locator('.carousel').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-moving', 'true')
  }
  await finishAnimations(scope.page())
  let controls: Control[] = []
  await expect(async () => {
    controls = controlsIn(await scope.ariaSnapshot())
    expect(controls.length).toBeGreaterThan(0)
    expect(problemsOf(controls)).toEqual([])
  }).toPass({ timeout: 5000 })
  // Summaries have no role of their own.
  const summaries = await scope.locator('summary').filter({ visible: true }).allInnerTexts()
  expect(listOf(controls, summaries)).toMatchSnapshot(`${name}.txt`)
}

const fileName = (path: string) => path.slice(1).replace(/[/?=&]+/g, '-') || 'accueil'

/** The page of kept copies has no control of its own until there are some. */
const routesWithControls = routes.filter(({ path }) => path !== '/hors-ligne')

for (const { path } of routesWithControls) {
  test(`R1 the controls of ${path} have their reviewed names`, async ({ page }) => {
    await page.goto(path)
    await expectReviewedNames(page.getByRole('main'), fileName(path))
  })
}

for (const path of ['/', ...universePaths]) {
  test(`R1 R6 R25 the controls around ${path} have their reviewed names`, async ({ page }) => {
    await page.goto(path)
    await expectReviewedNames(page.getByRole('banner'), `entete-${fileName(path)}`)
    await expectReviewedNames(page.getByRole('contentinfo'), 'pied')
  })
}

const states: [name: string, path: string, open: (page: Page) => Promise<unknown>][] = [
  ['partage', '/medias/mediaevenements', (page) => button(page, /^Partager/).click()],
  ['visionneuse', galleryPath, (page) => photos(page).first().click()],
  ['photos-maison', '/immobilier', (page) => houseCards(page).getByRole('link').first().click()],
]

const button = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

for (const [name, path, open] of states) {
  test(`R1 the controls of the dialog «${name}» have their reviewed names`, async ({ page }) => {
    await page.goto(path)
    await open(page)
    await expectReviewedNames(page.getByRole('dialog'), `fenetre-${name}`)
  })
}

for (const [name, open] of [
  ['menu', openMenu],
  ['contact', openContactCard],
] as const) {
  test(`R1 R26 R39 the controls of «${name}» on a phone have their reviewed names`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await open(page)
    await expectReviewedNames(page.getByRole('dialog'), `telephone-${name}`)
  })
}
