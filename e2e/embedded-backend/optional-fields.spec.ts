import { backOfficeWidths, signIn } from '../support/back-office'
import { type EmbeddedBackendPair, startEmbeddedBackend } from '../support/embedded-backend'
import { houseCards } from '../support/houses'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// The browser logs the 400 of a refused save, and the 401 or 403 of the session check.
test.use({ allowConsole: [/40[013]/], actionTimeout: 20_000 })

const [phoneWidth] = backOfficeWidths
const listPath = '/medias/mediaevenements'
let pair: EmbeddedBackendPair

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pair = await startEmbeddedBackend()
})
test.afterAll(() => pair.stop())
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: phoneWidth, height: 844 })
  await signIn(page, pair.origin)
})

type Item = { id: number; slug: string; title: string; titre: string; date: string }

/** The items that the content API lists. */
async function items(page: Page, path: string) {
  return (await (await page.request.get(`${pair.origin}/api/${path}/`)).json()) as Item[]
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
}

const text = async (page: Page, path: string) =>
  (await serverHtml(page.request, pair.site.url + path)).text

test('R71 R77 an owner gives an event an end and a place and takes its hour away', async ({
  page,
}) => {
  const [event] = await items(page, 'medias/events')
  await page.goto(`${pair.origin}/admin/collections/evenements/${event?.id}`)
  await page.getByLabel('Heure de fin').fill('0h30')
  await publish(page)
  await expect(page.getByText(/La fin doit venir après le début/).first()).toBeAttached()
  await page.getByLabel('Heure de fin').fill('')
  await page.getByLabel('Heure de début').fill('')
  await page.getByLabel('Lieu', { exact: true }).fill('Maison des jeunes, Cotonou')
  const end = page.locator('#field-end_date input')
  await end.fill('31/12/2035')
  await end.press('Tab')
  await publish(page)
  await poll(() => text(page, `${listPath}/${event?.slug}`), { timeout: 15_000 }).toMatch(
    /Maison des jeunes, Cotonou[\s\S]*du [^<]* au lundi 31 décembre 2035/,
  )
})

test('R72 an owner changes the address of an event: its shared link leads on, nobody else gets it', async ({
  page,
}) => {
  const [event, other] = await items(page, 'medias/events')
  const former = event?.slug ?? ''
  const address = page.getByLabel('Adresse de la page')
  await page.goto(`${pair.origin}/admin/collections/evenements/${event?.id}`)
  await address.fill('Nouvelle adresse')
  await publish(page)
  await poll(
    async () => {
      const url = `${pair.site.url}${listPath}/${former}?utm_source=lettre`
      const answer = await page.request.get(url, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    },
    { timeout: 15_000 },
  ).toEqual([308, `${listPath}/nouvelle-adresse?utm_source=lettre`])

  await page.goto(`${pair.origin}/admin/collections/evenements/${other?.id}`)
  await address.fill(former)
  await publish(page)
  const refusal = `C’était l’adresse de «\u00a0${event?.title}\u00a0»`
  await expect(page.getByText(refusal).first()).toBeAttached()
  expect((await items(page, 'medias/events')).map(({ slug }) => slug)).not.toContain(former)
})

test('R129 an owner marks a house as sold: it has a ribbon on the site', async ({ page }) => {
  const house = (await items(page, 'immo/maisons'))[0]
  await page.goto(`${pair.origin}/admin/collections/maisons/${house?.id}`)
  await page.locator('#field-conclusion input').fill('Vendue')
  await page.keyboard.press('Enter')
  await publish(page)
  await poll(() => text(page, `/immobilier?maison=${house?.id}`), { timeout: 15_000 }).toContain(
    'Vendue le',
  )
  await page.goto(`${pair.site.url}/immobilier?maison=${house?.id}`)
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(
    houseCards(page)
      .filter({ hasText: house?.titre ?? '' })
      .getByText('Vendue', { exact: true }),
  ).toBeVisible()
})
