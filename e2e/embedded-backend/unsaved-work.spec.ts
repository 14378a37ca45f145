import { sendSignIn } from '../support/back-office'
import { expect, type Page, test } from '../support/back-office-test'
import { owner } from '../support/embedded-backend'

// The browser logs what is refused, and what a lost line has cut.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  allowConsole: [
    / 40[013] |ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|unexpected response/,
  ],
})

const draftButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer le brouillon' })
const saved = (page: Page) => page.getByText('Brouillon enregistré avec succès.').first()
const resume = (page: Page) =>
  page.getByRole('button', { name: 'Reprendre ce que vous aviez écrit' })
const isKept = (page: Page, text: string) =>
  page.evaluate((it) => JSON.stringify(localStorage).includes(it), text)

test('a save whose answer is lost ends, says what was stored, and doubles nothing', async ({
  page,
  context,
  backOffice: { me },
}) => {
  await page.goto('/admin/collections/evenements/create')
  await page.getByLabel('Titre').fill('Bal au bout du fil')
  await page.route(/\/cms\/evenements\?/, async (route) => {
    await route.fetch()
    await context.setOffline(true)
  })
  await draftButton(page).click()
  await expect(page.getByText(/La connexion a été coupée/).first()).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Bal au bout du fil')
  await context.setOffline(false)
  await expect(page.getByText(/C’est enregistré/).first()).toBeVisible()
  await page.getByLabel('Lieu').fill('Ouidah')
  await draftButton(page).click()
  await expect(page).toHaveURL(/evenements\/\d+/)
  const { text } = await me.get('evenements?draft=true&where[title][like]=au bout du fil')
  expect(JSON.parse(text)).toMatchObject({ totalDocs: 1, docs: [{ place: 'Ouidah' }] })
})

test('a session that ends while typing goes on over the form, and what was typed is offered after a reload', async ({
  page,
  context,
  backOffice: { me },
}) => {
  const { doc } = await me.create('evenements?draft=true', { title: 'Fête', _status: 'draft' })
  await page.goto(`/admin/collections/evenements/${doc.id}`)
  const place = page.getByLabel('Lieu')
  await place.fill('Abomey')
  await context.clearCookies()
  await draftButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Connectez-vous de nouveau' })).toBeVisible()
  await sendSignIn(page, owner.username, owner.password)
  await expect(saved(page)).toBeVisible()

  await place.fill('Parakou')
  await expect.poll(() => isKept(page, 'Parakou')).toBe(true)
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(place).toHaveValue('Abomey')
  await resume(page).click()
  await expect(place).toHaveValue('Parakou')
  await draftButton(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await isKept(page, 'Parakou')).toBe(false)
})
