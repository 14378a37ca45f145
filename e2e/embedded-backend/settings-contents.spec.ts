import path from 'node:path'
import { expectAxeClean } from '../support/axe'
import { backOfficeWidths, signIn, tierOf } from '../support/back-office'
import { type EmbeddedBackendPair, startEmbeddedBackend } from '../support/embedded-backend'
import { graphOf, nodesOf } from '../support/json-ld'
import { sidewaysScrolling } from '../support/layout'
import { root } from '../support/paths'
import { loadedFile } from '../support/picture'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, type Page, type Request, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// The browser logs the 400 of a refused save, and the 401 or 403 of the session check.
test.use({ allowConsole: [/40[013]/], actionTimeout: 20_000 })

const [phoneWidth] = backOfficeWidths
const photo = path.join(root, 'backend/seed/pictures/galerie/01.jpg')
const tabs = ['Soins et prix', 'Formations', 'Voyage', 'Immobilier', 'Phrases', 'Images'] as const
let pair: EmbeddedBackendPair

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pair = await startEmbeddedBackend({ BACKEND_SEED: 'off' })
})
test.afterAll(() => pair.stop())

async function openTab(page: Page, name: (typeof tabs)[number]) {
  await page.goto(`${pair.origin}/admin/globals/reglages`)
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

async function openPictures(page: Page, name: string) {
  const part = page.locator('.collapsible-field', { hasText: name }).first()
  await part.locator('.collapsible__toggle').first().click()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.').first()).toBeVisible()
}

const html = async (page: Page, path: string) =>
  (await serverHtml(page.request, pair.site.url + path)).html

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: phoneWidth, height: 844 })
    await signIn(page, pair.origin)
  })

  test('R100 R99 an owner starts from the price list of the site and types 15.000: the page, its messages and its structured data follow within a second', async ({
    page,
  }) => {
    expect(await html(page, '/beaute')).toContain('10 000 à 25 000 F')
    await openTab(page, 'Soins et prix')
    const women = page.locator('#field-beauty__women__treatments')
    await women.getByRole('button', { name: 'Partir du modèle' }).click()
    await expect(women.getByRole('button', { name: 'Partir du modèle' })).toHaveCount(0)
    await women.getByRole('button', { name: 'Afficher tout' }).click()
    const row = women.locator('#beauty-women-treatments-row-3')
    const name = row.getByLabel('Nom du soin')
    await expect(name).toHaveValue('Massage relaxant')
    await name.fill('Massage du dos')
    await row.getByLabel('Prix (FCFA)').fill('15.000')
    await save(page)
    await poll(() => html(page, '/beaute'), { timeout: 3000 }).toContain('Massage du dos')
    const text = await html(page, '/beaute')
    expect(text).toContain('15 000 F')
    expect(text).not.toContain('"Massage relaxant"')
    const document = await (await page.request.get(`${pair.site.url}/beaute`)).text()
    expect(document).toContain('"price":15000')
    await page.goto(`${pair.site.url}/beaute`)
    const link = page.getByRole('article', { name: 'Femme' }).getByRole('link', { name: /du dos/ })
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
    expect(message).toContain('Massage du dos, 30 min, 15 000 F')
  })

  test('R100 a refused price keeps its sentence when an answer to earlier typing comes after it', async ({
    page,
  }) => {
    await openTab(page, 'Soins et prix')
    await page.getByRole('button', { name: 'Afficher tout' }).first().click()
    // Opening the rows asks for the state of the form too, before anything is typed.
    const isFormState = (request: Request) =>
      request.method() === 'POST' &&
      request.url().endsWith('/admin/globals/reglages') &&
      request.postData()?.includes('1234') === true
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/admin/globals/reglages', async (route, request) => {
      if (!isFormState(request)) return route.fallback()
      const response = await route.fetch()
      await isReleased
      await route.fulfill({ response })
    })
    const early = page.waitForRequest(isFormState)
    const row = page.locator('#beauty-women-treatments-row-3')
    await row.getByLabel('Jusqu’à (FCFA)').fill('1234')
    const typed = await early
    const refused = page.waitForResponse((response) => response.status() === 400)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await refused
    const sentence = row.getByText('Ce prix doit dépasser le premier.')
    await expect(sentence).toBeVisible()
    const checked = page.waitForResponse(
      (it) => isFormState(it.request()) && it.request() !== typed,
    )
    release()
    await checked
    await expect(sentence).toBeVisible()
  })

  test('R120 R22 an owner writes a question of their own and another tagline', async ({ page }) => {
    await openTab(page, 'Voyage')
    const list = page.locator('#field-travel__faq')
    await list.getByRole('button', { name: /^Ajouter/ }).click()
    await list.getByRole('button', { name: 'Afficher tout' }).click()
    await list.getByLabel('Question').fill('Puis-je emmener mon chien\u202f?')
    await list.getByLabel('Réponse').fill('Oui, avec son carnet de vaccination.')
    await page.getByRole('button', { name: 'Phrases', exact: true }).click()
    await page.getByLabel('La devise, sous le nom du site').fill('D’ici et de là-bas.')
    await save(page)
    await poll(() => html(page, '/voyage'), { timeout: 3000 }).toContain('mon chien')
    await page.goto(`${pair.site.url}/voyage#faq`)
    await expect(page.locator('details')).toHaveCount(1)
    const graph = graphOf(
      await (await page.request.get(`${pair.site.url}/voyage`)).text(),
      '/voyage',
    )
    expect(nodesOf(graph).filter((node) => node['@type'] === 'FAQPage')).toMatchObject([
      { mainEntity: [{ acceptedAnswer: { text: 'Oui, avec son carnet de vaccination.' } }] },
    ])
    await page.goto(pair.site.url)
    await expect(page.getByRole('main').getByText('D’ici et de là-bas.')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('D’ici et de là-bas.')).toBeVisible()
  })

  test('R22 an owner replaces the picture of a hero, and goes back to that of the site', async ({
    page,
  }) => {
    const visitor = await page.context().newPage()
    const heroFile = async () => {
      await visitor.goto(`${pair.site.url}/medias`)
      return loadedFile(visitor.getByRole('main').locator('section').first().locator('img'))
    }
    expect(await heroFile()).toContain('/_pictures/hero/medias')
    await openTab(page, 'Images')
    await openPictures(page, 'Médias')
    const field = page.locator('#field-pictures__hero_medias')
    await expect(field.getByText('Image du modèle', { exact: true })).toBeVisible()
    await field.getByRole('button', { name: 'Ajouter' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('input[type=file]').setInputFiles(photo)
    await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(field.getByRole('button', { name: 'Revenir au modèle' })).toBeVisible()
    await save(page)
    await poll(() => html(page, '/medias'), { timeout: 3000 }).toContain('/api/image/media/')
    expect(await heroFile()).toContain('/api/image/media/')
    await field.getByRole('button', { name: 'Revenir au modèle' }).click()
    await expect(field.getByText('Image du modèle', { exact: true })).toBeVisible()
    await save(page)
    await poll(() => html(page, '/medias'), { timeout: 3000 }).not.toContain('/api/image/media/')
    expect(await heroFile()).toContain('/_pictures/hero/medias')
  })
})

for (const width of backOfficeWidths) {
  test(
    `the tabs of contents are accessible and fit ${width} px`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, pair.origin)
      for (const tab of tabs) {
        await openTab(page, tab)
        expect(await sidewaysScrolling(page), tab).toBe(0)
        await expectAxeClean(page)
      }
    },
  )
}
