import { motions } from '../support/animations'
import { weakControls } from '../support/edge-contrast'
import { finishAnimations } from '../support/finish-animations'
import { galleryPath, lightbox, openGallery, photos } from '../support/gallery'
import { openContactCard, openMenu } from '../support/header'
import { waitForHydration } from '../support/hydration'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens what a page has closed, with the menu of phones or without. @returns the part that is then in use */
type Open = (page: Page, isPhone: boolean) => Promise<Locator>

const openContact: Open = async (page, isPhone) => {
  if (isPhone) await openContactCard(page)
  else await page.getByRole('banner').getByRole('button', { name: 'Contact' }).click()
  return isPhone ? page.getByRole('dialog', { name: 'Contact' }) : page.locator('#contact-menu')
}

/** All that opens over a page, by the path of a page that has it. */
const overlays: Record<string, Open> = {
  '/': (page, isPhone) => (isPhone ? openMenu(page) : openContact(page, isPhone)),
  '/beaute': openContact,
  '/medias/mediaevenements': async (page) => {
    await page.getByRole('button', { name: 'Partager' }).first().click()
    return page.getByRole('dialog', { name: 'Partager le lien' })
  },
  '/immobilier': async (page) => {
    await page.getByRole('link', { name: 'Villa 3 à Godomey', exact: true }).click()
    await page.locator('dialog [data-moving="true"]').waitFor()
    return page.locator('dialog:modal')
  },
  [galleryPath]: async (page) => {
    await openGallery(page)
    await photos(page).first().click()
    return lightbox(page)
  },
}

for (const width of [360, 1280]) {
  test(`R1 R26 R74 R132 at ${width} px menu, contacts and dialogs open without motion where that is asked for, and their icons stand out: 3 to 1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const [path, open] of Object.entries(overlays)) {
      await page.goto(path)
      await waitForHydration(page)
      const overlay = await open(page, width < 768)
      await expect(overlay).toBeVisible()
      expect.soft(await motions(page), path).toEqual([])
      await finishAnimations(page)
      const { measured, weak } = await weakControls(overlay)
      expect.soft(measured, path).toBeGreaterThan(0)
      expect.soft(weak, path).toEqual([])
    }
  })
}
