import { expect, type Page, test } from '../support/back-office-test'

// A phone whose clock is a day ahead of Cotonou's for most of the day.
// The browser logs the 400 of what the server refuses.
test.use({
  timezoneId: 'Pacific/Auckland',
  allowConsole: [/ 400 /],
})

const publishButton = (page: Page) =>
  page.getByRole('button', { name: 'Publier les modifications' })
const draftButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer le brouillon' })

async function publish(page: Page) {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/cms/'),
  )
  await publishButton(page).click()
  expect((await saved).status()).toBe(200)
}

/** A field of an item, as the backend stores it. */
async function stored(page: Page, item: string, field: string): Promise<unknown> {
  const answer = await page.request.get(`/cms/${item}?draft=true`)
  return ((await answer.json()) as Record<string, unknown>)[field]
}

test('R45 what is missing is said under each field, and the first one is focused', async ({
  page,
}) => {
  await page.goto('/admin/collections/evenements/create')
  const title = page.getByLabel('Titre')
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(/Par exemple 05\/12\/2026/)
  await page.getByLabel('Lien du direct').fill('sans-adresse')
  await publishButton(page).click()
  const sentence = page.getByText('Ce champ est obligatoire.').first()
  await expect(sentence).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription(/Ce champ est obligatoire/)
  await expect(async () => {
    const [under, field] = [await sentence.boundingBox(), await title.boundingBox()]
    expect(under?.y).toBeGreaterThanOrEqual((field?.y ?? Infinity) + (field?.height ?? 0))
  }).toPass()
  await expect(page.getByLabel('Lien du direct')).toHaveAccessibleDescription(
    /L’adresse complète commence par https/,
  )
})

// One with an hour: scheduling.spec.ts.
test('R45 a date typed in French is the one of the event; one that cannot be read stays and is refused', async ({
  page,
  backOffice: { me },
}) => {
  const poster = await me.uploadPicture()
  const noon = '2031-05-01T12:00:00.000Z'
  const { doc } = await me.publish('evenements', { title: 'Bal', date: noon, poster })
  const item = `evenements/${doc.id}`
  await page.goto(`/admin/collections/${item}`)
  const [title, date] = [page.getByLabel('Titre'), page.getByLabel('Date')]
  await expect(title).toHaveValue('Bal')
  const past = page.getByText(/Cette date est passée/)
  await expect(past).toHaveCount(0)
  await date.fill('01/05/2021')
  await date.blur()
  await expect(past).toBeVisible()
  await page.locator('input[type=date]').first().fill('2027-03-15')
  await expect(date).toHaveValue('lundi 15 mars 2027')
  await date.fill('05/12/2026')
  await date.blur()
  await expect(date).toHaveValue('samedi 5 décembre 2026')
  await publish(page)
  await page.reload()
  await expect(date).toHaveValue('samedi 5 décembre 2026')
  expect(await stored(page, item, 'date')).toBe('2026-12-05T12:00:00.000Z')

  const refusal = page.getByText(/Cette date n’est pas comprise/).first()
  await date.fill('31/11/2026')
  await date.blur()
  await expect(refusal).toBeVisible()
  for (const button of [publishButton(page), draftButton(page)]) {
    await button.click()
    await expect(button).toBeEnabled()
    await expect(date).toHaveValue('31/11/2026')
    await expect(refusal).toBeVisible()
    expect(await stored(page, item, 'date')).toBe('2026-12-05T12:00:00.000Z')
  }

  // What a draft is refused for stands under its field too.
  await page.reload()
  const time = page.getByLabel('Heure de début')
  for (const wrong of ['25h', '26h']) {
    await time.fill(wrong)
    await draftButton(page).click()
    await expect(
      page.locator('#field-time ~ *, .field-error').getByText(/^Écrivez l’heure ainsi/),
    ).toBeVisible()
    await expect(time).toBeFocused()
    await expect(time).toHaveAttribute('aria-invalid', 'true')
  }
  await time.fill('18h30')
  await draftButton(page).click()
  await expect(time).toHaveValue('18:30')
  await expect(time).not.toHaveAttribute('aria-invalid', 'true')
})

test('R45 a price is read as people write it, asked about when unusual, and refused when it is none, by the server as well', async ({
  page,
  backOffice: { me },
}) => {
  const house = { titre: 'Villa au prix dit', adresse: 'Cotonou', chambres: 3, douches: 2, prix: 1 }
  const photo_principale = await me.uploadPicture()
  const { doc } = await me.publish('maisons', { ...house, status: 'vente', photo_principale })
  const item = `maisons/${doc.id}`
  await page.goto(`/admin/collections/${item}`)
  const price = page.getByLabel('Prix (FCFA)')
  await price.fill('45 millions')
  await expect(page.getByText('45\u00a0000\u00a0000\u00a0FCFA', { exact: true })).toBeVisible()
  await publish(page)
  expect(await stored(page, item, 'prix')).toBe(45_000_000)

  await price.fill('45')
  const question = page.getByText(/Vous avez écrit 45\sFCFA\. Est-ce bien le prix/)
  await expect(question).toBeVisible()
  await publishButton(page).click()
  await expect(page.getByText('Confirmez ce prix, ou corrigez-le.')).toBeVisible()
  expect(await stored(page, item, 'prix')).toBe(45_000_000)
  await page.getByRole('button', { name: 'Oui, c’est bien cela' }).click()
  await expect(question).toHaveCount(0)
  await publish(page)
  expect(await stored(page, item, 'prix')).toBe(45)

  await price.fill('45.000,5')
  await draftButton(page).click()
  await expect(page.getByText(/Ce prix n’est pas compris/)).toBeVisible()
  await expect(draftButton(page)).toBeEnabled()
  await expect(price).toHaveValue('45.000,5')
  const notices = page.locator('[data-sonner-toast]:not([data-removed="true"])')
  const refusal = notices.filter({ hasText: 'n’est pas valide' })
  await expect(refusal).toBeVisible()
  expect(await stored(page, item, 'prix')).toBe(45)
  await price.fill('46 millions')
  await publishButton(page).click()
  await expect.poll(() => stored(page, item, 'prix')).toBe(46_000_000)
  expect(await refusal.count()).toBe(0)
  for (const prix of [45.5, -1]) {
    const { status, text } = await me.update(`${item}?draft=true`, { prix })
    expect([status, text]).toEqual([400, expect.stringContaining('Ce prix n’est pas compris')])
  }
})

test('the row that is added while a form is being checked gets its fields', async ({ page }) => {
  await page.goto('/admin/collections/formations/1')
  const checks: (() => void)[] = []
  await page.route('**/admin/**', async (route) => {
    const isCheck = route.request().method() === 'POST'
    const response = isCheck ? await route.fetch() : undefined
    if (isCheck && checks.length === 0) await new Promise<void>((go) => checks.push(go))
    await (response ? route.fulfill({ response }) : route.continue())
  })
  await page.getByLabel('Titre').fill('Tresses et nattes')
  await expect.poll(() => checks.length).toBe(1)
  const rows = page.locator('#field-sessions .array-field__row')
  const before = await rows.count()
  await page.getByRole('button', { name: 'Ajouter (Date)' }).click()
  checks[0]?.()
  await expect(rows).toHaveCount(before + 1)
  await expect(rows.last().getByRole('textbox').first()).toBeVisible()
})
