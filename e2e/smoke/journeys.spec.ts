import { universeLinks, universesSection } from '../../testing/home-page'
import { houseCards, houseTab } from '../support/houses'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Enters a universe from its card on the home page. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto('/')
  const button = universeLinks.find((it) => it.path === path)?.button ?? ''
  await universesSection(page).getByRole('link', { name: button }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(heading(page)).toBeAttached()
}

/** Follows a link named after what it leads to, and expects that name as the heading. */
async function follow(page: Page, link: Locator): Promise<void> {
  const name = (await link.innerText()).trim()
  expect(name).not.toBe('')
  await link.click()
  await expect(heading(page)).toHaveText(name)
}

test.describe('a visit', { tag: ['@smoke', '@phone-only'] }, () => {
  test('R34 R49 R84 Médias: from the home page to a video, and the next', async ({ page }) => {
    await enter(page, '/medias')
    const videos = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Nos derniers reportages' }) })
    await follow(page, videos.getByRole('article').getByRole('link').first())
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(1)
    const similar = page.getByRole('complementary', { name: 'Vidéos similaires' })
    await follow(page, similar.getByRole('link').first())
  })

  test('R36 R102 R103 R104 Beauté: from the home page to a course, its sign-up and its address to share', async ({
    page,
  }) => {
    await enter(page, '/beaute')
    const courses = page.locator('#formations').getByRole('article')
    await follow(page, courses.first().getByRole('heading').getByRole('link'))
    const signUp = page.getByRole('main').getByRole('link', { name: /^S’inscrire/ })
    await expect(signUp.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
    const share = page.getByRole('main').getByRole('button', { name: /^Partager/ })
    await share.first().click()
    await expect(page.getByRole('dialog', { name: 'Partager le lien' })).toContainText(page.url())
  })

  test('R35 R119 R121 Voyage: from home to an answer, and a destination', async ({ page }) => {
    await enter(page, '/voyage')
    const answer = page.locator('#faq details').first()
    await answer.locator('summary').click()
    await expect(answer.locator('p').first()).toBeVisible()
    await page.goto('/voyage/destination/italie')
    await expect(heading(page)).toHaveText('Italie')
    await expect(
      page.getByRole('link', { name: 'Demander un devis via whatsapp', exact: true }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  })

  test('R37 R128 R132 Immobilier: from home to photos of a house to rent', async ({ page }) => {
    await enter(page, '/immobilier')
    await houseTab(page, 'Maisons à louer').click()
    await expect(page).toHaveURL(/onglet=louer/)
    await expect(houseCards(page).first()).toBeVisible()
    const link = houseCards(page).first().getByRole('heading').getByRole('link')
    const name = (await link.innerText()).trim()
    await link.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.locator('img').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toHaveCount(0)
  })
})
