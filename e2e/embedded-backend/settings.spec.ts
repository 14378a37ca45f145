import path from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { owner } from '../../testing/embedded-backend'
import { serverHtml } from '../../testing/server-html'
import type { Site } from '../../testing/site'
import { expect, type Page, test } from '../support/back-office-test'
import { formChecked } from '../support/form-checks'
import { loadedFile } from '../support/picture'

// The browser logs the 400 of a refused save.
test.use({ allowConsole: [/ 400 /] })

const settings = '/admin/globals/reglages'
const photo = path.join(root, 'backend/seed/pictures/galerie/01.jpg')

test.beforeEach(({ keepGlobal }) => keepGlobal('reglages'))

async function openTab(page: Page, name: string) {
  await page.goto(settings)
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

async function save(page: Page) {
  await formChecked(page)
  await saveButton(page).click()
  await expect(page.getByText('Modifications enregistrées.').first()).toBeVisible()
}

/** Reads pages of the site as the server sends them. */
const readerOf = (page: Page, site: Site) => async (address: string) =>
  (await serverHtml(page.request, site.url + address)).html

test('R5 R45 the owner changes name and phone, every kind of page shows them within seconds; a wrong number is refused and alone is red, and the history lists what was saved', async ({
  page,
  backOffice: { site },
}) => {
  const html = readerOf(page, site)
  const paths = ['/mentions-legales', '/voyage', '/medias']
  // Those of another test may still be on their way out.
  for (const it of paths) {
    await expect.poll(() => html(it), it).toContain('tel:+2290100000000')
  }
  await openTab(page, 'Coordonnées')
  const phone = page.getByLabel('Téléphone', { exact: true })
  await expect(phone).toHaveAttribute('placeholder', '+229 01 00 00 00 00')
  // Each tab says how many of its fields are refused.
  const marks = page.locator('.error-pill').filter({ visible: true })
  await page.getByLabel('Nom du site').fill('Maison Adja')
  await phone.fill('12')
  await formChecked(page)
  await saveButton(page).click()
  await expect(page.getByText(/Il manque l’indicatif du pays/).first()).toBeAttached()
  await expect(page.getByText(/^Indiquez votre mot de passe actuel/).first()).toBeAttached()
  await expect(marks).toHaveText(['1'])
  // Of what is typed while a check is under way Payload asks no other.
  await formChecked(page)
  await phone.fill('00229 97.11.22.33')
  await expect(page.getByText(/Il manque l’indicatif du pays/)).toHaveCount(0)
  expect(await page.getByText(/^Indiquez votre mot de passe actuel/).count()).toBeGreaterThan(0)
  const present = page.getByLabel('Votre mot de passe actuel')
  // That it stays over a check that is under way: backend/src/saving/validation-errors.test.ts.
  await present.fill('pas-le-bon-mot')
  await formChecked(page)
  await saveButton(page).click()
  const refused = page.getByText('Ce n’est pas votre mot de passe actuel.').first()
  await expect(refused).toBeAttached()
  await formChecked(page)
  expect(await refused.count()).toBe(1)
  await expect(page.getByLabel('Nom du site')).toHaveValue('Maison Adja')
  await present.fill(owner.password)
  await save(page)
  await expect(present).toHaveCount(0)
  await expect(marks).toHaveCount(0)
  await expect(phone).toHaveValue('+229 01 97 11 22 33')

  const everywhere = async () =>
    (await Promise.all(paths.map(html))).every((it) => it.includes('tel:+2290197112233'))
  await expect.poll(everywhere).toBe(true)
  const legal = await (await page.request.get(`${site.url}/mentions-legales`)).text()
  expect(legal).toContain('<title>Mentions légales | Maison Adja</title>')
  expect(legal).toContain('"telephone":"+229 01 97 11 22 33"')
  expect(legal).not.toMatch(/Rayonne/)
  await page.goto(`${settings}/versions`)
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible()
  await page.goto('/admin')
  const told = page.locator('details', { hasText: 'Derniers changements importants' })
  await told.getByRole('heading').tap()
  await expect(told.getByRole('listitem').first()).toContainText('+229 01 97 11 22 33')
  await told.getByRole('link').first().click()
  await expect(page.getByLabel('Avant → après')).toHaveValue(/Maison Adja/)
})

// What else follows, messages and structured data: app/owner-contents.test.ts.
test('R99 R100 an owner starts from the price list of the site and types 15.000: the page follows', async ({
  page,
  backOffice: { site },
}) => {
  const html = readerOf(page, site)
  expect(await html('/beaute')).toContain('10 000 à 25 000 F')
  await openTab(page, 'Soins et prix')
  const women = page.locator('#field-beauty__women__treatments')
  const add = women.getByRole('button', { name: 'Ajouter (Soin)' })
  // It would replace all rows of the model by one.
  await expect(add).toBeHidden()
  await women.getByRole('button', { name: 'Partir du modèle' }).click()
  await expect(add).toBeVisible()
  await expect(women.getByRole('button', { name: 'Partir du modèle' })).toHaveCount(0)
  await formChecked(page)
  await women.getByRole('button', { name: 'Afficher tout' }).click()
  const row = women.locator('#beauty-women-treatments-row-3')
  const name = row.getByLabel('Nom du soin')
  await expect(name).toHaveValue('Massage relaxant')
  await name.fill('Massage du dos')
  await row.getByLabel('Prix (FCFA)').fill('15.000')
  await save(page)
  await expect.poll(() => html('/beaute')).toContain('Massage du dos')
  const text = await html('/beaute')
  expect(text).toContain('15 000 F')
  expect(text).not.toContain('"Massage relaxant"')
})

// Where questions, prices of packs, taglines and times to reply are seen: e2e/http/owner-contents.test.ts.
test('R22 an owner replaces the picture of a hero and goes back', async ({
  page,
  backOffice: { site },
}) => {
  await openTab(page, 'Images')
  const part = page.locator('.collapsible-field', { hasText: 'Médias' }).first()
  await part.locator('.collapsible__toggle').first().click()
  const field = page.locator('#field-pictures__hero_medias')
  await expect(field.getByText('Image du modèle', { exact: true })).toBeVisible()
  await field.getByRole('button', { name: 'Ajouter' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles(photo)
  await expect(field.getByRole('button', { name: 'Revenir au modèle' })).toBeVisible()
  await save(page)

  const visitor = await page.context().newPage()
  const heroFile = async () => {
    await visitor.goto(`${site.url}/medias`)
    return loadedFile(visitor.getByRole('main').locator('section').first().locator('img'))
  }
  const html = readerOf(page, site)
  const hero = () => html('/medias')
  await expect.poll(hero).not.toContain('/_pictures/hero/medias')
  expect(await heroFile()).toContain('/api/image/media/')
  await field.getByRole('button', { name: 'Revenir au modèle' }).click()
  await expect(field.getByText('Image du modèle', { exact: true })).toBeVisible()
  await save(page)
  await expect.poll(hero).toContain('/_pictures/hero/medias')
  expect(await heroFile()).toContain('/_pictures/hero/medias')
})
