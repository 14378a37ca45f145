import { destinationCopy } from '../../lib/destinations/copy'
import { picture } from '../../testing/files'
import { serverHtml } from '../../testing/server-html'
import { expect, test } from '../support/back-office-test'
import { chooseAction, openList } from '../support/content-list'
import { formChecked } from '../support/form-checks'
import { loadedFile } from '../support/picture'

// The browser logs the status of what is gone.
test.use({ viewport: { width: 360, height: 740 }, allowConsole: [/ 404 /] })

const guide = '/voyage/destination/portugal'
const own = ['Espagne', 'France', 'Italie']

test('A65 R123 an owner adds a fourth country on a phone: draft, preview, page, lists, share image; withdrawn it leaves them all', async ({
  page,
  backOffice: { site },
}) => {
  const on = (path: string) => serverHtml(page.request, site.url + path)
  const status = async () => (await on(guide)).status
  const namesOf = async () => {
    const { text } = await on('/voyage')
    return [...own, 'Portugal'].filter((it) => text.includes(it))
  }
  const lists = ['/plan-du-site', '/sitemap.xml', '/recherche?q=portugal']
  const listed = async () => {
    const pages = await Promise.all(lists.map((it) => page.request.get(site.url + it)))
    return Promise.all(pages.map(async (it) => (await it.text()).includes(guide)))
  }
  await openList(page, 'destinations')
  await expect(page.getByRole('link', { name: 'Italie', exact: true })).toBeVisible()
  await openList(page, 'destinations/create')
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Portugal')
  await page.getByLabel('Phrase de la carte').fill('Lisbonne, Porto : l’océan.')
  await page.locator('#field-image').getByRole('button', { name: 'Ajouter' }).first().click()
  const drawer = page.getByRole('dialog')
  const porto = await picture('jpeg', 960, 1200)
  const file = { name: 'porto.jpg', mimeType: 'image/jpeg', buffer: porto }
  await drawer.locator('input[type=file]').setInputFiles(file)
  expect(await loadedFile(drawer.locator('img').first())).not.toBe('')
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.locator('#field-image')).toContainText('porto')
  await page.getByLabel('Avec sa préposition').fill('au Portugal')
  // What is out of sight is drawn when it comes into it.
  await page.getByText('La procédure de visa').first().scrollIntoViewIfNeeded()
  await page.getByLabel('Les étapes').fill('Le formulaire\nLe rendez-vous')
  await page.getByText('Bon à savoir').first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Ajouter (Conseil)' }).click()
  await formChecked(page)
  await page.getByLabel('Sujet').fill('Prises')
  await page
    .getByLabel(/^Texte/)
    .last()
    .fill('Type F.')
  await formChecked(page)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveURL(/destinations\/\d+/)
  const { pathname } = new URL(page.url())
  const preview = await page.request.get(pathname.replace('/admin/collections', '/cms/apercu'))
  expect(await preview.text()).toContain('Le rendez-vous')
  expect(await status()).toBe(404)
  expect(await namesOf()).toEqual(own)

  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect.poll(status).toBe(200)
  await expect.poll(namesOf).toEqual([...own, 'Portugal'])
  await expect.poll(listed).toEqual([true, true, true])
  await page.goto(site.url + guide)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'La procédure de visa',
    'Bon à savoir',
    destinationCopy.others,
  ])
  expect(await loadedFile(main.locator('img').first())).toContain('/media/porto')
  const quote = page.getByRole('link', { name: /Demander un devis/ })
  const message = new URL((await quote.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('pour un voyage au Portugal.')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const shared = () => page.request.get(site.url + new URL(image ?? '').pathname)
  expect((await shared()).headers()['content-type']).toBe('image/jpeg')

  await page.goto(pathname)
  await chooseAction(page, 'unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect.poll(status).toBe(404)
  await expect.poll(listed).toEqual([false, false, false])
  await expect.poll(namesOf).toEqual(own)
  expect((await shared()).status()).toBe(404)
})
