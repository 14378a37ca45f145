import { readFileSync } from 'node:fs'
import path from 'node:path'
import { backOfficeWidths, signIn, tierOf } from '../support/back-office'
import { owner, startBackendAlone } from '../support/embedded-backend'
import { root } from '../support/paths'
import { freePort } from '../support/ports'
import { RevalidationSite } from '../support/revalidation-site'
import { revalidateSecret } from '../support/site'
import { expect, type Page, test } from '../support/test'

// One after the other, with one backend.
test.describe.configure({ mode: 'default' })
// The browser logs the status of what is refused.
test.use({ allowConsole: [/ 40[139] /], actionTimeout: 20_000 })

const nbsp = '\u00a0'
let backend: Awaited<ReturnType<typeof startBackendAlone>>
let cookie: string
let picture: number
const site = new RevalidationSite()

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  await site.start()
  backend = await startBackendAlone(await freePort(), {
    BACKEND_SEED: 'off',
    SITE_INTERNAL_URL: site.url,
    REVALIDATE_SECRET: revalidateSecret,
  })
  const request = await playwright.request.newContext()
  const headers = { Origin: backend.origin }
  await request.post(`${backend.origin}/cms/owners/login`, { headers, data: owner })
  const { cookies } = await request.storageState()
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const buffer = readFileSync(path.join(root, 'backend/seed/pictures/formations/01.jpg'))
  const answer = await request.post(`${backend.origin}/cms/uploads`, {
    headers,
    multipart: { file: { name: 'tresses.jpg', mimeType: 'image/jpeg', buffer }, _payload: '{}' },
  })
  picture = (await answer.json()).doc.id
  await request.dispose()
})

test.afterAll(async () => {
  await backend.stop()
  await site.stop()
})

/** Creates a document as the back-office does. */
async function create(page: Page, collection: string, data: object): Promise<number> {
  const answer = await page.request.post(`${backend.origin}/cms/${collection}`, {
    headers: { Cookie: cookie, Origin: backend.origin },
    data,
  })
  return (await answer.json()).doc.id
}

const course = (title: string, published = true) => ({
  title,
  affiche: picture,
  _status: published ? 'published' : 'draft',
})
const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const open = (page: Page, address: string) =>
  page.goto(`${backend.origin}/admin/collections/${address}`)
const toast = (page: Page) => page.locator('[data-sonner-toast]')
const contract = async (page: Page, address: string) =>
  (await page.request.get(`${backend.origin}/api/${address}/`)).text()

for (const width of backOfficeWidths) {
  test(
    `the list says what is on the site, after each change (${width} px)`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 850 })
      await signIn(page, backend.origin)
      const title = `Tresses ${width}`
      const id = await create(page, 'formations', course(title))
      await open(page, 'formations')
      await expect(page.getByRole('columnheader', { name: 'Sur le site' })).toBeVisible()
      await expect(row(page, title)).toContainText('oui')

      await open(page, `formations/${id}`)
      await page.getByLabel('Titre').fill(`${title} bis`)
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
      await expect(page.getByText('Brouillon enregistré avec succès.')).toBeVisible()
      await open(page, 'formations')
      await expect(row(page, `${title} bis`)).toContainText('modifié depuis')

      await open(page, `formations/${id}`)
      await page.getByRole('button', { name: 'Publier les modifications' }).click()
      await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
      await page.locator('.doc-controls__popup button').first().click()
      await page.locator('#action-unpublish').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
      await expect(page.getByText('Contenu retiré du site.')).toBeVisible()
      await open(page, 'formations')
      await expect(row(page, `${title} bis`)).toContainText('non')
      expect(await contract(page, 'beauty/formations')).not.toContain(title)
    },
  )

  test(
    `what is deleted lies in the bin and comes back (${width} px)`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 850 })
      await signIn(page, backend.origin)
      const title = `Photo ${width}`
      const id = await create(page, 'photos', { title, image: picture, _status: 'published' })
      await open(page, `photos/${id}`)
      await page.locator('.doc-controls__popup button').first().click()
      await page.locator('#action-delete').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('30 jours dans la corbeille')
      await dialog.getByRole('button', { name: 'Confirmer' }).click()
      await expect(page.getByText(`«${nbsp}${title}${nbsp}» est dans la corbeille`)).toBeVisible()
      expect(await contract(page, 'medias/photos')).not.toContain(title)

      await open(page, 'photos')
      await page.getByRole('button', { name: 'Corbeille' }).click()
      await expect(page).toHaveURL(/photos\/trash/)
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('button', { name: 'Restaurer' }).click()
      const restoring = page.getByRole('dialog')
      await expect(restoring).toContainText('Le remettre aussi sur le site')
      await restoring.getByRole('checkbox').check()
      await restoring.getByRole('button', { name: 'Confirmer' }).click()
      await expect(
        page.getByText(`«${nbsp}${title}${nbsp}» est sorti de la corbeille.`),
      ).toBeVisible()
      expect(await contract(page, 'medias/photos')).toContain(title)
    },
  )
}

test('a file in use is not deleted: the page says where it is used', async ({ page }) => {
  await signIn(page, backend.origin)
  await create(page, 'formations', course('Ongles'))
  await open(page, `uploads/${picture}`)
  await expect(page.getByRole('link', { name: 'Ongles' })).toBeVisible()
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(toast(page)).toContainText('sert encore dans')
})

test('after «Publier», the page says that the site is stopped or refuses, until it knows', async ({
  page,
}) => {
  await signIn(page, backend.origin)
  const id = await create(page, 'formations', course('Coiffure'))
  await open(page, `formations/${id}`)
  const publish = async (title: string) => {
    await page.getByLabel('Titre').fill(title)
    await page.getByRole('button', { name: 'Publier les modifications' }).click()
  }
  site.status = 401
  await publish('Coiffure 2')
  await expect(page.getByText(/le site a refusé d’être prévenu/)).toBeVisible({ timeout: 30_000 })
  site.status = 200
  await publish('Coiffure 3')
  await expect(page.getByText(/le site a refusé d’être prévenu/)).toBeHidden({ timeout: 30_000 })
  await site.stop()
  await publish('Coiffure 4')
  await expect(page.getByText(/n’a pas pu être prévenu \(il est arrêté\)/)).toBeVisible({
    timeout: 30_000,
  })
  await site.start()
})

test('a selection is published and withdrawn, and counted', async ({ page }) => {
  await signIn(page, backend.origin)
  for (const name of ['Un', 'Deux']) {
    const data = { title: `Groupe ${name}`, image: picture, _status: 'draft' }
    await create(page, 'photos-beaute', data)
  }
  await open(page, 'photos-beaute')
  for (const name of ['Un', 'Deux']) await row(page, `Groupe ${name}`).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(toast(page).filter({ hasText: `C’est fait${nbsp}: 2 (Photos).` })).toBeVisible()
  await expect(row(page, 'Groupe Un')).toContainText('oui')
  expect(await contract(page, 'beauty/photos')).toContain('Groupe Deux')
})

test('photos are put in order by drag, on the site too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, backend.origin)
  for (const title of ['Rang 2', 'Rang 1']) {
    await create(page, 'photos-beaute', { title, image: picture, _status: 'published' })
  }
  await open(page, 'photos-beaute')
  const order = async () =>
    JSON.parse(await contract(page, 'beauty/photos'))
      .map(({ title }: { title: string }) => title)
      .slice(0, 2)
  expect(await order()).toEqual(['Rang 1', 'Rang 2'])
  const handle = (title: string) => row(page, title).locator('.sort-row')
  const saved = page.waitForResponse(/\/cms\/reorder/)
  await handle('Rang 2').hover()
  await page.mouse.down()
  const to = await handle('Rang 1').boundingBox()
  if (!to) throw new Error('The first row has no handle.')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 })
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 5 })
  await page.mouse.up()
  expect((await saved).status()).toBe(200)
  expect(await order()).toEqual(['Rang 2', 'Rang 1'])
})

test.describe('on a phone in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', viewport: { width: 390, height: 850 } })

  test('a publication is scheduled in the time of Cotonou', async ({ page }) => {
    await signIn(page, backend.origin)
    const id = await create(page, 'formations', course('Programmée', false))
    await open(page, `formations/${id}`)
    await page.locator('.form-submit .popup-button').click()
    await page.getByRole('button', { name: 'Programmer…' }).click()
    const drawer = page.getByRole('dialog')
    const year = new Date().getFullYear() + 1
    const field = drawer.locator('.react-datepicker__input-container input')
    await field.fill(`5 mars ${year}, 18:30`)
    await field.press('Tab')
    await drawer.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('C’est programmé.')).toBeVisible()
    await open(page, 'formations')
    await expect(row(page, 'Programmée')).toContainText(`programmé le 5 mars ${year} à 18:30`)
  })
})
