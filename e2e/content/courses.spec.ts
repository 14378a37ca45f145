import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAxeClean } from '../support/axe'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'

const courseTitle = 'Massage & bien-être'
const coursePath = '/beaute/formations/massage-bien-etre'

const cards = (page: Page) => page.locator('#formations').getByRole('article')
const card = (page: Page) => cards(page).filter({ hasText: courseTitle })

test('R102 R104 A25 each course has its poster, its page and a sign-up link that names both', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).locator('img')).toHaveCount(4)
  const lefts = await cards(page).evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect().x),
  )
  expect(new Set(lefts.map(Math.round)).size).toBe(2)
  await expect(card(page).getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    coursePath,
  )
  const signUp = card(page).getByRole('link', { name: /^S’inscrire/ })
  await expect(signUp.getByText('S’inscrire', { exact: true })).toBeVisible()
  const url = new URL((await signUp.getAttribute('href')) ?? '')
  expect(url.origin).toBe('https://wa.me')
  expect(url.searchParams.get('text')).toMatch(
    new RegExp(`^Bonjour, .+ formation «\\s${courseTitle}\\s»\\.\\nhttps?://[^/]+${coursePath}$`),
  )
})

test('R102 a course shows its own presentation and duration where it has them, else the common sentence; the price is on request', async ({
  page,
}) => {
  await page.goto('/beaute/formations/esthetique-fondamentaux')
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article).toContainText('Reconnaître une peau, choisir le soin qui lui va')
  await expect(article.getByRole('definition')).toHaveText(['3 mois', 'Sur demande'])
  await page.goto(coursePath)
  await expect(article).toContainText('Apprendre un métier de la beauté')
  await expect(article.getByRole('definition')).toHaveText(['Sur demande'])
  await page.goto('/beaute')
  await expect(cards(page).first()).toContainText('3 mois · Tarif sur demande')
})

test('R102 the courses stand two in a row on phones too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/beaute')
  const boxes = await cards(page).evaluateAll((all) =>
    all.slice(0, 2).map((it) => it.getBoundingClientRect().toJSON() as DOMRect),
  )
  const [first, second] = boxes
  expect(second?.top).toBe(first?.top)
  expect(second?.left).toBeGreaterThan(first?.right ?? Infinity)
})

test('R103 A32 the share dialog copies the complete address of the course', async ({
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
})

test('R103 A30 the poster is downloaded as a JPEG named after the course', async ({ page }) => {
  await page.goto(coursePath)
  const link = page.getByRole('link', { name: `Télécharger l’affiche : ${courseTitle}` })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${courseTitle}.jpg`)
  const bytes = await readFile(await download.path())
  expect((await sharp(bytes).metadata()).format).toBe('jpeg')
})

test('A25 the page of a course: procedure, link back to all courses, other courses', async ({
  openWithoutJavaScript,
}) => {
  const title = 'Esthétique : les fondamentaux'
  const page = await openWithoutJavaScript('/beaute/formations/esthetique-fondamentaux')
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('img', { name: `Affiche : ${title}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comment ça se passe' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Toutes les formations/ })).toHaveAttribute(
    'href',
    '/beaute#formations',
  )
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Autres formations' }) })
  await expect(others.getByRole('article')).toHaveCount(3)
  await expect(others.getByRole('article').filter({ hasText: title })).toHaveCount(0)
})

test('A25 a course that the backend does not list is a 404 with a message', async ({ page }) => {
  const response = await page.goto('/beaute/formations/jamais-donnee')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formation non trouvée.')
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Toutes les formations' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formations' })).toBeInViewport()
})

test('R1 the landing page and a course pass axe and fit 320 px', async ({ page }) => {
  for (const path of ['/beaute', coursePath]) {
    await page.goto(path)
    await expectAxeClean(page)
    await expectNoSidewaysOverflow(page, 320)
  }
})
