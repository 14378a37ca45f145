import { galleryPath, photos } from '../support/gallery'
import { menu, openContactCard, openMenu, phone } from '../support/header'
import { houseCards } from '../support/houses'
import { expectReviewedNames } from '../support/reviewed-names'
import { expect, type Page, test } from '../support/shared-site-test'

// Those of the pages are compared by e2e/smoke/routes.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('R1 R26 R39 the controls of the menu and of the contact card on a phone have their reviewed names', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await openMenu(page)
  await expectReviewedNames(page.getByRole('dialog'), 'telephone-menu')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await openContactCard(page)
  await expectReviewedNames(page.getByRole('dialog'), 'telephone-contact')
})
