import { readdirSync } from 'node:fs'
import path from 'node:path'
import { todayInCotonou } from '../mock-backend/days'
import { signIn } from '../support/back-office'
import { type EmbeddedBackendPair, startEmbeddedBackend } from '../support/embedded-backend'
import { root } from '../support/paths'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// The browser logs the 401 or 403 of the back-office's session check.
test.use({ allowConsole: [/40[13]/], actionTimeout: 20_000 })

const eventTitle = 'Veillée publiée comme une personne'
const draftTitle = 'Veillée qui reste un brouillon'
let pair: EmbeddedBackendPair

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pair = await startEmbeddedBackend()
})
test.afterAll(() => pair.stop())

async function fillEvent(page: Page, title: string) {
  const [year, month, day] = todayInCotonou().split('-').map(Number)
  const date = new Date(year ?? 0, (month ?? 1) - 1, day)
  await page.goto(`${pair.origin}/admin/collections/evenements/create`)
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Date').fill(date.toLocaleDateString('fr-FR'))
  await page.getByLabel('Heure de début').fill('23:58')
}

test('the sample content of the embedded backend is shown on the site', async ({ page }) => {
  const events = `${pair.site.url}/medias/mediaevenements`
  await poll(async () => (await serverHtml(page.request, events)).text, {
    timeout: 20_000,
  }).toContain('Rencontre : entreprendre entre deux rives')
  const { text } = await serverHtml(page.request, `${pair.site.url}/medias/mediavideo`)
  expect(text).toContain('Portrait : une architecte et la terre rouge')
})

test('R45 an owner signs in, publishes an event with a picture, and the site shows it within 3 s', async ({
  page,
}) => {
  await signIn(page, pair.origin)
  await fillEvent(page, eventTitle)
  await page.getByLabel('Description').fill('Première ligne\nDeuxième ligne')
  await page.locator('#field-poster').getByRole('button', { name: 'Ajouter' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles(poster())
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.locator('#field-poster')).toContainText('01')
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect(page.getByText(/créé avec succès/)).toBeVisible()

  await poll(
    async () => (await serverHtml(page.request, `${pair.site.url}/medias/mediaevenements`)).text,
    { timeout: 3000 },
  ).toContain(eventTitle)
  await page.goto(`${pair.site.url}/medias/mediaevenements/veillee-publiee-comme-une-personne`)
  await expect(page.getByRole('heading', { level: 1, name: eventTitle })).toBeVisible()
  const image = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth), { timeout: 15_000 })
    .toBeGreaterThan(0)
  // Resized when it was uploaded: the image optimizer has nothing to do.
  const shown = await image.evaluate((it: HTMLImageElement) => it.currentSrc)
  expect(new URL(shown).pathname).toMatch(/^\/api\/image\/media\/01-[0-9a-f]{10}(-\d+)?\.\d+$/)
})

test('a draft is not published', async ({ page }) => {
  await signIn(page, pair.origin)
  await fillEvent(page, draftTitle)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveURL(/evenements\/\d+/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Brouillon' })).toBeVisible()
  const contract = await page.request.get(`${pair.origin}/api/medias/events/`)
  expect(await contract.text()).toContain(eventTitle)
  expect(await contract.text()).not.toContain(draftTitle)
  const list = await serverHtml(page.request, `${pair.site.url}/medias/mediaevenements`)
  expect(list.text).toContain(eventTitle)
  expect(list.text).not.toContain(draftTitle)
})

test('requests to /cms without a session are rejected', async ({ playwright }) => {
  const anonymous = await playwright.request.newContext()
  for (const address of ['/cms/evenements', '/cms/owners', '/cms/uploads']) {
    const response = await anonymous.get(pair.origin + address)
    expect([401, 403], address).toContain(response.status())
  }
  const response = await anonymous.post(`${pair.origin}/cms/evenements`, {
    data: { title: 'Intrus' },
  })
  expect([401, 403]).toContain(response.status())
  await anonymous.dispose()
})

/** A picture of the sample content, as an owner would choose one from their disk. */
function poster(): string {
  const folder = path.join(root, 'backend/seed/pictures/evenements')
  const file = readdirSync(folder).find((name) => name.startsWith('01'))
  return path.join(folder, file ?? '')
}
