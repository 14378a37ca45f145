import { owner } from '../../testing/embedded-backend'
import { sendSignIn } from '../support/back-office'
import { expect, type Page, sessionOf, test } from '../support/back-office-test'
import { row } from '../support/content-list'
import { formChecked } from '../support/form-checks'

// The browser logs what is refused, and what a lost line has cut.
test.use({
  allowConsole: [
    / 4(0[013]|12) |ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|unexpected response/,
  ],
})

const password = 'une-phrase-assez-longue'
const draftButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer le brouillon' })
async function saveDraft(page: Page) {
  await formChecked(page)
  await draftButton(page).click()
}
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
  await saveDraft(page)
  await expect(page.getByText(/La connexion a été coupée/).first()).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Bal au bout du fil')
  await context.setOffline(false)
  await expect(page.getByText(/C’est enregistré/).first()).toBeVisible()
  await page.getByLabel('Lieu').fill('Ouidah')
  await saveDraft(page)
  await expect(page).toHaveURL(/evenements\/\d+/)
  const { text } = await me.get('evenements?draft=true&where[title][like]=au bout du fil')
  expect(JSON.parse(text)).toMatchObject({ totalDocs: 1, docs: [{ place: 'Ouidah' }] })
})

test('a session that ends while typing goes on over the form, and what was typed is offered after a reload, and where the content was saved elsewhere', async ({
  page,
  context,
  backOffice: { me },
}) => {
  const { doc } = await me.create('evenements?draft=true', { title: 'Fête', _status: 'draft' })
  await page.goto(`/admin/collections/evenements/${doc.id}`)
  const place = page.getByLabel('Lieu')
  await place.fill('Abomey')
  await context.clearCookies()
  await saveDraft(page)
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
  await saveDraft(page)
  await expect(saved(page)).toBeVisible()
  expect(await isKept(page, 'Parakou')).toBe(false)

  await me.update(`evenements/${doc.id}?draft=true`, { place: 'Ouidah' })
  await place.fill('Savalou')
  await page.getByRole('button', { name: 'Relire le contenu' }).click()
  await expect(place).toHaveValue('Ouidah')
  await resume(page).click()
  await expect(place).toHaveValue('Savalou')

  await expect.poll(() => isKept(page, 'Savalou')).toBe(true)
  await me.update(`evenements/${doc.id}`, { deletedAt: new Date().toISOString() })
  await page.goto(`/admin/collections/evenements/trash/${doc.id}`)
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what was typed into a new content is offered above the next one, with what it would change; whoever types on mixes nothing, and an answer is undone', async ({
  page,
}) => {
  const [title, place] = [page.getByLabel('Titre'), page.getByLabel('Lieu')]
  const offer = page.getByRole('status').filter({ has: resume(page) })
  const undo = page.getByRole('button', { name: 'Annuler', exact: true })
  page.on('dialog', (question) => void question.accept())
  const open = () => page.goto('/admin/collections/evenements/create')
  await open()
  await title.fill('Bal des pirogues')
  await place.fill('Ganvié')
  await expect.poll(() => isKept(page, 'Ganvié')).toBe(true)

  await open()
  await expect(offer).toContainText('Lieu\u00a0: (vide) → «\u00a0Ganvié\u00a0»')
  const [above, first] = [await offer.boundingBox(), await title.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(first?.y ?? 0)
  await title.fill('Marché de nuit')
  await expect(offer).toHaveCount(0)
  await saveDraft(page)
  await expect(page).toHaveURL(/evenements\/\d+/)
  await expect(place).toHaveValue('')
  await expect(offer).toHaveCount(0)

  await open()
  await resume(page).click()
  await expect(title).toHaveValue('Bal des pirogues')
  await undo.click()
  await expect(title).toHaveValue('')
  await offer.getByRole('button', { name: 'L’effacer' }).click()
  expect(await isKept(page, 'Ganvié')).toBe(false)
  await undo.click()
  await resume(page).click()
  await expect(place).toHaveValue('Ganvié')
  await saveDraft(page)
  await expect(page).toHaveURL(/evenements\/\d+/)
  expect(await isKept(page, 'Ganvié')).toBe(false)
})

const noDialogStays =
  'no dialog stays and no button is dumb without a line or a session: many at once, and the drawers of a picture'
test(noDialogStays, { tag: '@slow' }, async ({ page, context, backOffice: { me } }) => {
  const image = await me.uploadPicture()
  for (const title of ['La lagune', 'La jetée']) await me.publish('photos', { title, image })
  const dialog = page.getByRole('dialog')
  const signIn = page.getByRole('dialog', { name: 'Connectez-vous de nouveau' })
  const says = (text: RegExp) => expect(page.getByText(text).first()).toBeVisible()
  const confirm = async (title: string, button: string) => {
    await row(page, title).getByRole('checkbox').check()
    await page.locator('.list-selection').getByRole('button', { name: button }).click()
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
  }

  await page.goto('/admin/collections/photos')
  await page.route(/\/cms\/photos\?/, async (route) => {
    await route.fetch()
    await context.setOffline(true)
  })
  await confirm('La lagune', 'Retirer du site')
  await says(/ne sait pas si c’est fait.*regardez la liste/)
  await expect(dialog).toHaveCount(0)
  await page.unrouteAll()
  await confirm('La jetée', 'Publier')
  await says(/Vous êtes hors ligne. Rien n’a été envoyé/)
  await expect(dialog).toHaveCount(0)
  const offline = page.getByText(
    'Vous êtes hors ligne. Laissez cette page ouverte, rien n’est perdu.',
  )
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await page.reload()
  await expect(row(page, 'La lagune')).toContainText('non')
  await context.clearCookies()
  await confirm('La jetée', 'Supprimer')
  await expect(signIn).toBeVisible()
  await sendSignIn(page, owner.username, owner.password)
  await expect(row(page, 'La jetée')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)

  const picture = page.locator('#field-image')
  const fromLibrary = picture.getByRole('button', { name: 'Choisir dans la bibliothèque' })
  for (const button of [picture.getByRole('button', { name: 'Ajouter' }), fromLibrary]) {
    await page.goto('/admin/collections/photos/create')
    await context.setOffline(true)
    await button.click()
    await says(/Vous êtes hors ligne, et rien n’a été enregistré/)
    await expect(dialog).toHaveCount(0)
    await context.setOffline(false)
    await context.clearCookies()
    await button.click()
    await expect(signIn).toBeVisible()
    await sendSignIn(page, owner.username, owner.password)
    await expect(signIn).toHaveCount(0)
    await expect(dialog.getByRole('heading').first()).toBeVisible()
  }
})

test('what another device has saved meanwhile is not overwritten, and what was typed here is offered', async ({
  page,
  backOffice: { me },
}) => {
  const { doc } = await me.create('evenements?draft=true', { title: 'Concert', _status: 'draft' })
  await page.goto(`/admin/collections/evenements/${doc.id}`)
  const place = page.getByLabel('Lieu')
  for (const town of ['Kandi', 'Nikki']) {
    await place.fill(town)
    const answer = page.waitForResponse((it) => it.request().method() === 'PATCH')
    await saveDraft(page)
    expect((await answer).status()).toBe(200)
  }
  await place.fill('Savalou')
  await formChecked(page)
  await expect.poll(() => isKept(page, 'Savalou')).toBe(true)
  await me.update(`evenements/${doc.id}?draft=true`, { title: 'Grand concert', place: 'Ouidah' })
  await saveDraft(page)
  await expect(page.getByText(/enregistré ailleurs entre-temps/).first()).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Grand concert')
  await expect(place).toHaveValue('Ouidah')
  await resume(page).click()
  await expect(place).toHaveValue('Savalou')
  await saveDraft(page)
  await expect(saved(page)).toBeVisible()
  const { text } = await me.get(`evenements/${doc.id}?draft=true`)
  expect(JSON.parse(text)).toMatchObject({ title: 'Grand concert', place: 'Savalou' })
})

test('two people on one item: who and since when, and taking over loses nothing', async ({
  page,
  browser,
  backOffice: { me, origin },
}) => {
  await me.confirmed.create('owners', { username: 'awa', password })
  const { doc } = await me.create('evenements?draft=true', { title: 'Marché', _status: 'draft' })
  const address = `${origin}/admin/collections/evenements/${doc.id}`
  await page.goto(address)
  const place = page.getByLabel('Lieu')
  await place.fill('Natitingou')
  // With it the item is locked.
  await formChecked(page)

  const other = await browser.newContext()
  await other.addCookies(await sessionOf(origin, password, 'awa'))
  const second = await other.newPage()
  await second.goto(address)
  const question = second.getByRole('dialog').filter({ hasText: owner.username })
  await expect(question).toContainText(/Depuis le \d+ \p{L}+ \d{4} à \d\d:\d\d/u)
  const taken = second.waitForResponse((it) => it.request().method() === 'PATCH')
  await question.getByRole('button', { name: 'Prendre' }).click()
  await taken
  await other.close()

  await place.fill('Natitingou, la place')
  await expect(page.getByText(/reste gardé sur cet appareil/)).toBeVisible()
  await expect.poll(() => isKept(page, 'la place')).toBe(true)
  await me.remove('payload-locked-documents?where[id][greater_than]=0')
  await page.goto(address)
  await resume(page).click()
  await expect(place).toHaveValue('Natitingou, la place')
})
