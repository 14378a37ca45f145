import { dayInCotonou } from '../../contract/formatting/dates'
import { picture } from '../../testing/files'
import { serverHtml } from '../../testing/server-html'
import type { Site } from '../../testing/site'
import { expect, type Page, test } from '../support/back-office-test'
import { chooseAction, openList, row } from '../support/content-list'
import { loadedFile } from '../support/picture'

// The browser logs the status of what is refused.
test.use({ allowConsole: [/ 40[0139] /] })

const nbsp = '\u00a0'
const eventList = '/medias/mediaevenements'

const textOf = async (page: Page, site: Site, address: string) =>
  (await serverHtml(page.request, site.url + address)).text

const publish = (page: Page) =>
  page.getByRole('button', { name: 'Publier les modifications' }).click()
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()

test('R45 an event with a picture is a draft that nobody sees, then published, and the site shows it', async ({
  page,
  backOffice: { site, contract },
}) => {
  const title = 'Veillée publiée comme une personne'
  const [year, month, day] = dayInCotonou().split('-')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openList(page, 'evenements/create')
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Date').fill(`${day}/${month}/${year}`)
  await page.getByLabel('Heure de début').fill('23:58')
  await page.getByLabel('Description').fill('Première ligne\nDeuxième ligne')
  await page.locator('#field-poster').getByRole('button', { name: 'Ajouter' }).first().click()
  const drawer = page.getByRole('dialog')
  // Not one of the samples, which have arrived already.
  const photo = { name: '01.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 77, 900) }
  await drawer.locator('input[type=file]').setInputFiles(photo)
  await expect(page.locator('#field-poster')).toContainText('01')
  await expect(drawer).toHaveCount(0)
  expect(await loadedFile(page.locator('#field-poster img').first())).not.toBe('')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveURL(/evenements\/\d+/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Brouillon' })).toBeVisible()
  expect(JSON.stringify(await contract('medias/events'))).not.toContain(title)
  const list = () => textOf(page, site, eventList)
  // Of the sample content of a first start.
  expect(await list()).toMatch(/Exemple[^.]* Rencontre : entreprendre entre deux rives/)
  expect(await list()).not.toContain(title)

  await publish(page)
  await expect.poll(list).toContain(title)
  await page.goto(`${site.url}${eventList}/veillee-publiee-comme-une-personne`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Resized when it was uploaded: the image optimizer has nothing to do.
  const shown = await loadedFile(page.getByRole('main').locator('img').first())
  expect(new URL(shown).pathname).toMatch(/^\/api\/image\/media\/01-[0-9a-f]{10}(-\d+)?\.\d+$/)
})

test('the list says what is on the site, after each change; a course is full; its withdrawal is what is proposed for later', async ({
  page,
  backOffice: { me, site, contract },
}) => {
  const affiche = await me.uploadPicture()
  const { doc } = await me.publish('formations', { title: 'Tresses', affiche })
  await openList(page, 'formations')
  await expect(page.getByRole('columnheader', { name: 'Sur le site' })).toBeVisible()
  await expect(row(page, 'Tresses')).toContainText('oui')

  await me.update(`formations/${doc.id}?draft=true`, { title: 'Nattes' })
  await page.reload()
  await expect(row(page, 'Nattes')).toContainText('modifié depuis')

  await openList(page, `formations/${doc.id}`)
  await page.getByRole('button', { name: 'Ajouter (Date)' }).click()
  await page.getByLabel('Premier jour').fill('5/1/2036')
  await page.getByLabel('Places restantes').fill('0')
  await publish(page)
  await expect
    .poll(() => textOf(page, site, '/beaute'))
    .toMatch(/Nattes.*Complet : liste d’attente/)
  // What is only typed is saved first: backend/src/publication/schedule-refusal.test.ts.
  await chooseAction(page, 'schedule')
  await expect(page.getByRole('radio', { name: 'Retirer du site' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseAction(page, 'unpublish')
  await confirm(page)
  await expect(page.getByText('Contenu retiré du site.')).toBeVisible()
  await openList(page, 'formations')
  await expect(row(page, 'Nattes')).toContainText('non')
  expect(JSON.stringify(await contract('beauty/formations'))).not.toMatch(/Tresses"|Nattes"/)
})

test('a file in use is not deleted, and what is deleted lies in the bin and comes back', async ({
  page,
  backOffice: { me, contract },
}) => {
  const image = await me.uploadPicture(1)
  const { doc } = await me.publish('photos', { title: 'Au marché', image })
  const photos = async () => JSON.stringify(await contract('medias/photos'))
  await openList(page, `uploads/${image}`)
  await expect(page.getByRole('link', { name: 'Au marché' })).toBeVisible()
  await chooseAction(page, 'delete')
  await confirm(page)
  await expect(page.locator('[data-sonner-toast]')).toContainText('sert encore dans')

  await openList(page, `photos/${doc.id}`)
  const online = page.getByRole('region', { name: 'En ligne' })
  await expect(online).toBeVisible()
  await chooseAction(page, 'delete')
  await expect(page.getByRole('dialog')).toContainText('30 jours dans la corbeille')
  await confirm(page)
  await expect(page.getByText(`«${nbsp}Au marché${nbsp}» est dans la corbeille`)).toBeVisible()
  expect(await photos()).not.toContain('Au marché')

  await openList(page, 'photos')
  await page.getByRole('button', { name: 'Corbeille' }).click()
  await expect(page).toHaveURL(/photos\/trash/)
  await page.getByRole('link', { name: 'Au marché' }).click()
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await expect(online).toHaveCount(0)
  await expect(page.getByRole('dialog')).toContainText('Le remettre aussi sur le site')
  await page.getByRole('dialog').getByRole('checkbox').check()
  await confirm(page)
  await expect(page.getByText(`«${nbsp}Au marché${nbsp}» est sorti de la corbeille.`)).toBeVisible()
  expect(await photos()).toContain('Au marché')
})

test('after «Publier», the page says that a site refuses to be told, until it knows', async ({
  page,
  backOffice: { me, replica },
}) => {
  const affiche = await me.uploadPicture()
  const { doc } = await me.publish('formations', { title: 'Coiffure', affiche })
  await openList(page, `formations/${doc.id}`)
  const publishAs = async (title: string) => {
    await page.getByLabel('Titre').fill(title)
    await publish(page)
  }
  const refused = page.getByText(/le site a refusé d’être prévenu/)
  replica.status = 401
  await publishAs('Coiffure 2')
  await expect(refused).toBeVisible()
  replica.status = 200
  await publishAs('Coiffure 3')
  await expect(refused).toBeHidden()
})
