import { readFileSync } from 'node:fs'
import path from 'node:path'
import { backOfficeWidths, signIn } from '../support/back-office'
import { startBackendAlone } from '../support/embedded-backend'
import { root } from '../support/paths'
import { freePort } from '../support/ports'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'default' })
test.use({
  actionTimeout: 20_000,
  viewport: { width: backOfficeWidths[0], height: 844 },
  hasTouch: true,
})

const nbsp = '\u00a0'
let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startBackendAlone(await freePort(), { BACKEND_SEED: 'off' })
})
test.afterAll(() => backend.stop())

test.beforeEach(({ page }) => signIn(page, backend.origin))

async function create(page: Page, collection: string, data: object): Promise<number> {
  const address = `${backend.origin}/cms/${collection}`
  const answer = await page.request.post(address, { headers: { Origin: backend.origin }, data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

async function upload(page: Page): Promise<number> {
  const buffer = readFileSync(path.join(root, 'backend/seed/pictures/formations/01.jpg'))
  const sent = await page.request.post(`${backend.origin}/cms/uploads`, {
    headers: { Origin: backend.origin },
    multipart: { file: { name: 'cour.jpg', mimeType: 'image/jpeg', buffer }, _payload: '{}' },
  })
  return ((await sent.json()) as { doc: { id: number } }).doc.id
}

const contract = async (page: Page, address: string) =>
  (await (await page.request.get(`${backend.origin}/api/${address}/`)).json()) as {
    title: string
    place?: string
  }[]

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function select(page: Page, titles: string[]) {
  for (const title of titles) await row(page, title).getByRole('checkbox').check()
}

/** The bar that appears with a selection. */
const selection = (page: Page) => page.locator('.list-selection')
const done = (page: Page, count: number, label: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: `C’est fait${nbsp}: ${count} (${label}).` })

test('the place of several events is changed at once, the others stay as they are', async ({
  page,
}) => {
  const titles = ['Concert', 'Marché', 'Veillée']
  const poster = await upload(page)
  for (const title of titles) {
    const published = { title, poster, _status: 'published' }
    const when = { date: '2030-05-01T12:00:00.000Z', place: 'Cotonou' }
    await create(page, 'evenements', { ...published, ...when })
  }
  await page.goto(`${backend.origin}/admin/collections/evenements`)
  await select(page, ['Concert', 'Marché'])
  await selection(page).getByRole('button', { name: 'Modifier' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: /Modification de 2 contenus/ })).toBeVisible()
  await drawer.getByRole('combobox').click()
  await drawer.getByText('Lieu', { exact: true }).click()
  await drawer.getByLabel('Lieu').fill('Porto-Novo')
  await drawer.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect(done(page, 2, 'Événements')).toBeVisible()
  const places = new Map((await contract(page, 'medias/events')).map((it) => [it.title, it.place]))
  expect(Object.fromEntries(places)).toEqual({
    Concert: 'Porto-Novo',
    Marché: 'Porto-Novo',
    Veillée: 'Cotonou',
  })
})

test('several photos leave the site at once, the others stay', async ({ page }) => {
  const image = await upload(page)
  for (const title of ['La cour', 'Le puits', 'Le portail']) {
    await create(page, 'photos', { title, image, _status: 'published' })
  }
  await page.goto(`${backend.origin}/admin/collections/photos`)
  await select(page, ['La cour', 'Le puits'])
  await selection(page).getByRole('button', { name: 'Retirer du site' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Retirer du site tout ce qui est sélectionné (Photos)')
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(done(page, 2, 'Photos')).toBeVisible()
  await expect(row(page, 'La cour')).toContainText('non')
  await expect(row(page, 'Le portail')).toContainText('oui')
  expect((await contract(page, 'medias/photos')).map(({ title }) => title)).toEqual(['Le portail'])
})
