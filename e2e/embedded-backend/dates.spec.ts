import { backOfficeWidths, signIn } from '../support/back-office'
import { startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// A phone whose clock is a day ahead of Cotonou's for most of the day.
test.use({ actionTimeout: 20_000, timezoneId: 'Pacific/Auckland' })

let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startBackendAlone(await freePort())
})
test.afterAll(() => backend.stop())

const refusal = /Cette date n’est pas comprise/

for (const width of backOfficeWidths) {
  test(`R45 the date that an owner types in French is the one of the event, at ${width} px`, async ({
    page,
  }) => {
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
  })

  test(`R45 a date that cannot be read is refused with a sentence, and stays, at ${width} px`, async ({
    page,
  }) => {
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
  })
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

async function openFirst(page: Page, collection: string) {
  await page.goto(`${backend.origin}/admin/collections/${collection}`)
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.locator('#field-title')).not.toHaveValue('')
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
  const id = /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]
  const answer = await page.request.get(`${backend.origin}/cms/${collection}/${id}?draft=true`)
  return ((await answer.json()) as Record<string, unknown>)[field]
}
