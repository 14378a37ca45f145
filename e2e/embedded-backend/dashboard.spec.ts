import { derivedSecret } from '../../platform/derived-secret.mjs'
import { revalidateSecret } from '../../testing/site'
import { expect, test } from '../support/back-office-test'

test('the dashboard says what is online, what comes, what is wrong and who writes, and leads to the help', async ({
  page,
  request,
  backOffice,
}) => {
  const headers = { authorization: `Bearer ${derivedSecret(revalidateSecret, 'clicks')}` }
  for (const data of [
    { area: 'voyage', page: '/voyage' },
    { area: 'recherche', page: 'salle' },
    { area: 'visite-beaute', page: '/beaute' },
    { area: 'provenance', page: 'whatsapp' },
  ]) {
    const sent = await request.post('/api/contact-clicks/', { headers, data })
    expect(sent.status()).toBe(204)
  }
  const panel = (title: string) =>
    page
      .locator('section, details')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Voir le site' })).toHaveAttribute(
    'href',
    backOffice.site.url,
  )
  const actions = page.getByRole('main').getByRole('link')
  const news = ['Nouvel événement', 'Nouvelle maison', 'Nouvelle formation', 'Nouvelle destination']
  for (const [index, name] of [...news, 'Nouvelle vidéo', 'Ajouter des photos'].entries())
    await expect(actions.nth(index)).toHaveText(name)
  const figures = await panel('Contacts par WhatsApp').boundingBox()
  const end = (figures?.y ?? Infinity) + (figures?.height ?? 0)
  expect(end, 'the end of the figures, on two screens').toBeLessThanOrEqual(2 * 740)
  await panel('En ligne').getByRole('heading').tap()
  const events = panel('En ligne').getByRole('link', { name: /^\d+ Événements Médias$/ })
  await expect(events).toBeVisible()
  await panel('Prochains événements').getByRole('heading').tap()
  await expect(panel('Prochains événements').getByRole('listitem').first()).toBeVisible()
  await expect(panel('En attente')).toBeVisible()
  await expect(panel('À corriger')).toBeVisible()
  // A site that is busy with something else may answer the next time.
  await expect(async () => {
    await page.reload()
    await expect(panel('Santé du site')).toContainText('Le site répond', { timeout: 5000 })
  }).toPass()
  await expect(panel('Santé du site')).toContainText('Aucune sauvegarde')
  await panel('Contacts par WhatsApp').getByText('Parties du site et pages').tap()
  const messages = panel('Contacts par WhatsApp').getByRole('row', {
    name: /^Voyage [1-9]\d* [1-9]\d*$/,
  })
  await expect(messages).toHaveCount(2)
  await panel('Visites').getByRole('heading').tap()
  await expect(
    panel('Visites').getByRole('row', { name: /^WhatsApp [1-9]\d* [1-9]\d*$/ }),
  ).toBeVisible()
  const table = panel('Visites').getByRole('link', { name: 'Tous les chiffres, pour un tableur' })
  const [file] = await Promise.all([page.waitForEvent('download'), table.tap()])
  expect(file.suggestedFilename()).toBe('chiffres.csv')
  await panel('Cherché sans résultat').getByRole('heading').tap()
  await expect(page.getByRole('row', { name: /^salle [1-9]\d* [1-9]\d*$/ })).toBeVisible()
  await expect(page.getByText('Ceci n’a pas pu être lu.')).toHaveCount(0)

  await page.getByRole('link', { name: 'Aide', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/aide$/)
  await expect(page.getByRole('article')).not.toBeEmpty()
})

// What is then gone, and what a first start says besides: backend/src/seed/seed.test.ts; what a search finds and
// what is to be put right: backend/src/dashboard/shown.test.ts.
test('the samples that are online are removed after a question; the menu opens at the thumb and leads to what its person may see; Back leads from a content to the dashboard', async ({
  page,
}) => {
  let removals = 0
  await page.route('**/cms/retirer-les-exemples', (route) => {
    removals += 1
    return route.fulfill({ json: {} })
  })
  await page.goto('/admin')
  await expect(page.getByText(/événements.*maisons.*d’exemple sont en ligne/)).toBeVisible()
  const remove = page.getByRole('button', { name: 'Retirer les exemples' })
  page.once('dialog', (question) => void question.dismiss())
  await remove.click()
  await expect(remove).toBeEnabled()
  expect(removals).toBe(0)
  page.once('dialog', (question) => void question.accept())
  await remove.click()
  await expect.poll(() => removals).toBe(1)
  await expect(remove).toBeEnabled()

  const menu = page.getByRole('navigation', { name: 'Menu' })
  const button = page.locator('summary', { hasText: 'Menu' })
  await expect(menu).toBeHidden()
  expect((await button.boundingBox())?.y).toBeGreaterThan(740 - 80)
  await button.tap()
  await expect(menu.getByRole('link')).toHaveText([
    'Espace de gestion',
    ...['Événements', 'Vidéos', 'Photos', 'Catégories de vidéos'],
    ...['Formations', 'Photos', 'Vidéos', 'Catégories de vidéos'],
    ...['Destinations', 'Maisons', 'Fichiers', 'Comptes', 'Journal', 'Réglages du site'],
    ...['Accueil', 'Beauté', 'Voyage', 'Immobilier', 'Mon compte', 'Se déconnecter'],
    ...['Aide', 'Voir le site'],
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.tap()
  await menu.getByRole('link', { name: 'Maisons' }).tap()
  await expect(page).toHaveURL(/collections\/maisons/)

  await page.goto('/admin')
  const opened = page.locator('.overview__panel').getByRole('link')
  await page.getByRole('heading', { name: 'Prochains événements' }).tap()
  await opened.filter({ visible: true }).last().tap()
  await expect(page.locator('#field-title')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goForward()
  await expect(page.locator('#field-title')).toBeVisible()
})
