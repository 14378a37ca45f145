import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { columnCount } from '../support/boxes'
import { expect, type Page, test } from '../support/shared-site-test'

const courseTitle = 'Massage & bien-être'
const coursePath = '/beaute/formations/massage-bien-etre'

const cards = (page: Page) => page.locator('#formations').getByRole('article')
const card = (page: Page) => cards(page).filter({ hasText: courseTitle })

test('R102 R103 A30 A32 courses stand two in a row; a visitor copies the address of a course with the keyboard, opens it and downloads its poster', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/beaute')
  expect(await columnCount(cards(page))).toBe(2)
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await columnCount(cards(page))).toBe(2)
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
  await expect(page).toHaveURL((it) => it.pathname === coursePath)
  const others = page.getByRole('main').getByRole('article').filter({ hasNotText: courseTitle })
  await expect(others.filter({ visible: true }), 'two of the three others').toHaveCount(2)
  const link = page.getByRole('link', { name: `Télécharger l’affiche : ${courseTitle}` })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${courseTitle}.jpg`)
  expect((await sharp(await readFile(await download.path())).metadata()).format).toBe('jpeg')
})
