import { signIn } from '../support/back-office'
import { type EmbeddedBackendPair, startEmbeddedBackend } from '../support/embedded-backend'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// The browser logs the 401 or 403 of the back-office's session check.
test.use({ allowConsole: [/40[013]/], actionTimeout: 20_000 })

let pair: EmbeddedBackendPair

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pair = await startEmbeddedBackend({ BACKEND_SEED: 'off' })
})
test.afterAll(() => pair.stop())

async function openSettings(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, pair.origin)
  await page.goto(`${pair.origin}/admin/globals/reglages`)
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

test('R5 the owner changes name and phone on a phone, and every kind of page shows them within seconds', async ({
  page,
}) => {
  const html = async (path: string) => (await serverHtml(page.request, pair.site.url + path)).html
  for (const path of ['/mentions-legales', '/voyage', '/medias']) {
    expect(await html(path), path).toContain('tel:+2290100000000')
  }
  await openSettings(page)
  const phone = page.getByLabel('Téléphone', { exact: true })
  await expect(phone).toHaveAttribute('placeholder', '+229 01 00 00 00 00')
  await page.getByLabel('Nom du site').fill('Maison Adja')
  await phone.fill('97 11 22 33')
  await save(page)
  await expect(phone).toHaveValue('+229 01 97 11 22 33')

  const everywhere = async () => {
    const texts = await Promise.all(['/mentions-legales', '/voyage', '/medias'].map(html))
    return texts.every((text) => text.includes('tel:+2290197112233'))
  }
  await poll(everywhere, { timeout: 3000 }).toBe(true)
  const legal = await (await page.request.get(`${pair.site.url}/mentions-legales`)).text()
  expect(legal).toContain('<title>Mentions légales | Maison Adja</title>')
  expect(legal).toContain('"telephone":"+229 01 97 11 22 33"')
  expect(legal).not.toMatch(/Rayonne/)
})

test('a wrong number is refused in French, and the history lists what was saved', async ({
  page,
}) => {
  await openSettings(page)
  await page.getByLabel('Téléphone', { exact: true }).fill('12')
  await save(page)
  await expect(page.getByText(/Écrivez les dix chiffres/).first()).toBeAttached()
  await page.goto(`${pair.origin}/admin/globals/reglages/versions`)
  await expect(page.getByRole('row')).toHaveCount(2)
})
