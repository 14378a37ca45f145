import { motions } from '../support/animations'
import { weakControls } from '../support/edge-contrast'
import { finishAnimations } from '../support/finish-animations'
import { galleryPath, lightbox, openGallery, photos } from '../support/gallery'
import { openContactCard, openMenu } from '../support/header'
import { houseCards } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { expectReviewedNames } from '../support/reviewed-names'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens what a page has closed, with the menu of phones or without. @returns the part that is then in use */
type Open = (page: Page, isPhone: boolean) => Promise<Locator>

const openContact: Open = async (page, isPhone) => {
  if (isPhone) await openContactCard(page)
  else await page.getByRole('banner').getByRole('button', { name: 'Contact' }).click()
  return isPhone ? page.getByRole('dialog', { name: 'Contact' }) : page.locator('#contact-menu')
}

type Overlay = {
  /** A page that has it. */
  path: string
  open: Open
  /** The reviewed lists of its controls (e2e/accessibility/names), on phones and on desktops. */
  onPhone?: string
  onDesktop?: string
}

/** All that opens over a page. */
const overlays: Overlay[] = [
  {
    ...{ path: '/', onPhone: 'telephone-menu' },
    open: (page, isPhone) => (isPhone ? openMenu(page) : openContact(page, isPhone)),
  },
  { path: '/beaute', open: openContact, onPhone: 'telephone-contact' },
  {
    ...{ path: '/medias/mediaevenements', onDesktop: 'fenetre-partage' },
    open: async (page) => {
      await page.getByRole('button', { name: 'Partager' }).first().click()
      return page.getByRole('dialog', { name: 'Partager le lien' })
    },
  },
  {
    ...{ path: '/immobilier', onDesktop: 'fenetre-photos-maison' },
    open: async (page) => {
      await houseCards(page).getByRole('link').first().click()
      await page.locator('dialog [data-moving="true"]').waitFor()
      return page.locator('dialog:modal')
    },
  },
  {
    ...{ path: galleryPath, onDesktop: 'fenetre-visionneuse' },
    open: async (page) => {
      await openGallery(page)
      await photos(page).first().click()
      return lightbox(page)
    },
  },
]

for (const width of [360, 1280]) {
  test(`R1 R26 R39 R74 R132 at ${width} px menu, contacts and dialogs open without motion where that is asked for, their controls have their reviewed names, and their icons stand out: 3 to 1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const isPhone = width < 768
    for (const { path, open, onPhone, onDesktop } of overlays) {
      await page.goto(path)
      await waitForHydration(page)
      const overlay = await open(page, isPhone)
      await expect(overlay).toBeVisible()
      expect.soft(await motions(page), path).toEqual([])
      await finishAnimations(page)
      await expectReviewedNames(overlay, isPhone ? onPhone : onDesktop)
      const { measured, weak } = await weakControls(overlay)
      expect.soft(measured, path).toBeGreaterThan(0)
      expect.soft(weak, path).toEqual([])
    }
  })
}
