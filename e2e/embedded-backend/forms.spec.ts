import { backOfficeWidths, signIn, tierOf } from '../support/back-office'
import { startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { expect, type Locator, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// A phone whose clock is a day ahead of Cotonou's for most of the day.
// The browser logs the 400 of what the server refuses, and that there is no network.
test.use({
  actionTimeout: 20_000,
  timezoneId: 'Pacific/Auckland',
  allowConsole: [/ 400 |ERR_INTERNET_DISCONNECTED|Error submitting form/],
})

let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startBackendAlone(await freePort())
})
test.afterAll(() => backend.stop())

const refusal = /Cette date n’est pas comprise/

for (const width of backOfficeWidths) {
  test(
    `R45 the date that an owner types in French is the one of the event, at ${width} px`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, backend.origin)
      await openFirst(page, 'evenements')
      const date = page.getByLabel('Date')
      for (const [typed, shown, stored] of [
        ['05/12/2026', 'samedi 5 décembre 2026', '2026-12-05'],
        ['25/12/2026', 'vendredi 25 décembre 2026', '2026-12-25'],
        ['1er janv. 2027', 'vendredi 1er janvier 2027', '2027-01-01'],
      ] as const) {
        await date.fill(typed)
        await date.blur()
        await expect(date).toHaveValue(shown)
        await publish(page)
        await page.reload()
        await expect(date).toHaveValue(shown)
        expect(await storedValue(page, 'evenements', 'date')).toBe(`${stored}T12:00:00.000Z`)
      }
    },
  )

  test(
    `R45 a date that cannot be read is refused with a sentence, and stays, at ${width} px`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, backend.origin)
      await openFirst(page, 'evenements')
      const before = await storedValue(page, 'evenements', 'date')
      const date = page.getByLabel('Date')
      await date.fill('31/11/2026')
      await date.blur()
      await expect(page.getByText(refusal)).toBeVisible()
      for (const button of ['Publier les modifications', 'Enregistrer le brouillon']) {
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('button', { name: button })).toBeEnabled()
        await expect(date).toHaveValue('31/11/2026')
        await expect(page.getByText(refusal).first()).toBeVisible()
        expect(await storedValue(page, 'evenements', 'date')).toBe(before)
      }
    },
  )
}

test('R33 the time of publication of a video is Cotonou’s, also at 23:30', async ({ page }) => {
  await signIn(page, backend.origin)
  await openFirst(page, 'videos')
  const moment = page.getByLabel('Date de publication')
  await moment.fill('05/12/2026 23h30')
  await moment.blur()
  await expect(moment).toHaveValue('samedi 5 décembre 2026 à\u00a023:30')
  await publish(page)
  expect(await storedValue(page, 'videos', 'published_at')).toBe('2026-12-05T22:30:00.000Z')
  await page.locator('input[type=datetime-local]').fill('2026-12-06T00:15')
  await expect(moment).toHaveValue('dimanche 6 décembre 2026 à\u00a000:15')
})

for (const width of backOfficeWidths) {
  test(
    `R45 what is missing is said under each field, and the first one is focused, at ${width} px`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, backend.origin)
      await page.goto(`${backend.origin}/admin/collections/evenements/create`)
      const title = page.getByLabel('Titre')
      await expect(page.getByLabel('Date')).toHaveAccessibleDescription(/Par exemple 05\/12\/2026/)
      await page.getByLabel('Lien du direct').fill('sans-adresse')
      await page.getByRole('button', { name: 'Publier les modifications' }).click()
      const sentence = page.getByText('Ce champ est obligatoire.').first()
      await expect(sentence).toBeVisible()
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport()
      await expect(title).toHaveAttribute('aria-invalid', 'true')
      await expect(title).toHaveAccessibleDescription(/Ce champ est obligatoire/)
      const under = await boxOf(sentence)
      const field = await boxOf(title)
      expect(under.y).toBeGreaterThanOrEqual(field.y + field.height)
      await expect(page.getByLabel('Lien du direct')).toHaveAccessibleDescription(
        /L’adresse complète commence par https/,
      )
    },
  )

  test(
    `R45 a price is read as people write it, and asked about when unusual, at ${width} px`,
    tierOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, backend.origin)
      await openFirst(page, 'maisons', '#field-titre')
      await chooseOffer(page, 'À vendre')
      const price = page.getByLabel('Prix (FCFA)')
      for (const typed of ['45.000.000', '45 000 000 FCFA', '45 millions']) {
        await price.fill('1')
        await price.fill(typed)
        await expect(
          page.getByText('45\u00a0000\u00a0000\u00a0FCFA', { exact: true }),
        ).toBeVisible()
        await publish(page)
        expect(await storedValue(page, 'maisons', 'prix')).toBe(45_000_000)
      }
      await price.fill('45')
      const question = page.getByText(/Vous avez écrit 45\sFCFA\. Est-ce bien le prix/)
      await expect(question).toBeVisible()
      await page.getByRole('button', { name: 'Publier les modifications' }).click()
      await expect(page.getByText('Confirmez ce prix, ou corrigez-le.')).toBeVisible()
      expect(await storedValue(page, 'maisons', 'prix')).toBe(45_000_000)
      await page.getByRole('button', { name: 'Oui, c’est bien cela' }).click()
      await expect(question).toHaveCount(0)
      await publish(page)
      expect(await storedValue(page, 'maisons', 'prix')).toBe(45)
    },
  )
}

test('R45 what is no price is refused, in drafts and by the server as well', async ({ page }) => {
  await signIn(page, backend.origin)
  await openFirst(page, 'maisons', '#field-titre')
  const before = await storedValue(page, 'maisons', 'prix')
  const price = page.getByLabel('Prix (FCFA)')
  await price.fill('45.000,5')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByText(/Ce prix n’est pas compris/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer le brouillon' })).toBeEnabled()
  await expect(price).toHaveValue('45.000,5')
  expect(await storedValue(page, 'maisons', 'prix')).toBe(before)
  for (const prix of [45.5, -1]) {
    const address = `${backend.origin}/cms/maisons/${itemId(page)}?draft=true`
    const headers = { origin: backend.origin }
    const answer = await page.request.patch(address, { data: { prix }, headers })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('Ce prix n’est pas compris')
  }
})

test('an account says how long a password must be before one is typed', async ({ page }) => {
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/account`)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByLabel('Nouveau mot de passe (12 caractères au moins)')).toBeVisible()
})

test('R45 a save without network says in French that nothing was saved', async ({
  page,
  context,
}) => {
  await signIn(page, backend.origin)
  await openFirst(page, 'evenements')
  await page.locator('#field-title').fill('Titre sans réseau')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('#field-title')).toHaveValue('Titre sans réseau')
})

async function chooseOffer(page: Page, offer: string) {
  await page.getByLabel('Offre').click()
  await page.locator('.rs__option').getByText(offer).click()
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element has no box.')
  return box
}

async function openFirst(page: Page, collection: string, title = '#field-title') {
  await page.goto(`${backend.origin}/admin/collections/${collection}`)
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.locator(title)).not.toHaveValue('')
}

async function publish(page: Page) {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/cms/'),
  )
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  expect((await saved).status()).toBe(200)
}

/** A field of the item whose form is open, as the backend stores it. */
async function storedValue(page: Page, collection: string, field: string): Promise<unknown> {
  const address = `${backend.origin}/cms/${collection}/${itemId(page)}?draft=true`
  const answer = await page.request.get(address)
  return ((await answer.json()) as Record<string, unknown>)[field]
}

const itemId = (page: Page) => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]
