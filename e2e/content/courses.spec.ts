import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { columnCount } from '../support/boxes'
import { whatsappMessage } from '../support/links'
import { expect, type Page, test } from '../support/shared-site-test'

const courseTitle = 'Massage & bien-être'
const coursePath = '/beaute/formations/massage-bien-etre'

const cards = (page: Page) => page.locator('#formations').getByRole('article')
const card = (page: Page) => cards(page).filter({ hasText: courseTitle })

test('R102 R104 A25 courses without JavaScript: two in a row, each with its poster, its page, what it costs and a sign-up link that names it', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).locator('img')).toHaveCount(4)
  expect(await columnCount(cards(page))).toBe(2)
  await expect(cards(page).first()).toContainText('3 mois · Tarif sur demande')
  const title = card(page).getByRole('heading').getByRole('link')
  await expect(title).toHaveAttribute('href', coursePath)
  const signUp = card(page).getByRole('link', { name: /^S’inscrire/ })
  await expect(signUp.getByText('S’inscrire', { exact: true })).toBeVisible()
  expect(await whatsappMessage(signUp)).toMatch(
    new RegExp(`^Bonjour, .+ formation «\\s${courseTitle}\\s»\\.\\nhttps?://[^/]+${coursePath}$`),
  )
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await columnCount(cards(page))).toBe(2)
  await title.click()
  await expect(page).toHaveURL((it) => it.pathname === coursePath)
})

test('R102 A25 the page of a course: its own presentation and duration or the common ones, the procedure, other courses', async ({
  openWithoutJavaScript,
}) => {
  const title = 'Esthétique : les fondamentaux'
  const page = await openWithoutJavaScript('/beaute/formations/esthetique-fondamentaux')
  const article = page.getByRole('main').getByRole('article').first()
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('img', { name: `Affiche : ${title}` })).toBeVisible()
  await expect(article).toContainText('Reconnaître une peau, choisir le soin qui lui va')
  await expect(article.getByRole('definition')).toHaveText(['3 mois', 'Sur demande'])
  await expect(page.getByRole('heading', { name: 'Comment ça se passe' })).toBeVisible()
  const all = page.getByRole('link', { name: /Toutes les formations/ })
  await expect(all).toHaveAttribute('href', '/beaute#formations')
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Autres formations' }) })
    .getByRole('article')
  await expect(others).toHaveCount(3)
  await expect(others.filter({ hasText: title })).toHaveCount(0)

  await page.goto(coursePath)
  await expect(article).toContainText('Apprendre un métier de la beauté')
  await expect(article.getByRole('definition')).toHaveText(['Sur demande'])
})

test('R103 A30 A32 a visitor copies the address of a course with the keyboard, opens it and downloads its poster', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/beaute')
  await card(page)
    .getByRole('button', { name: /^Partager/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Partager le lien' })
  await dialog.getByRole('button', { name: 'Copier', exact: true }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Lien copié dans le presse-papiers !')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(coursePath, page.url()).href)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await card(page).getByRole('heading').getByRole('link').click()
  const link = page.getByRole('link', { name: `Télécharger l’affiche : ${courseTitle}` })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${courseTitle}.jpg`)
  expect((await sharp(await readFile(await download.path())).metadata()).format).toBe('jpeg')
})
