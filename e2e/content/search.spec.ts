import { desktop, openMenu } from '../support/header'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

const label = 'Que cherchez-vous ?'

test('A62 the search: from the menu of a phone, and by its key with suggestions at a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = await openMenu(page)
  await menu.getByLabel(label).fill('CONTES')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Recherche\s:\s«\sCONTES\s»/)
  const results = page.getByRole('main').getByRole('article')
  await expect(results.locator('mark').first()).toHaveText('conte')
  await expect(results.getByRole('link', { name: 'La nuit du conte' })).toBeVisible()

  await page.setViewportSize(desktop)
  await page.goto('/medias')
  const field = page.getByRole('contentinfo').getByLabel(label)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
  await field.fill('nuit du c')
  await expect(page.getByRole('option').first()).toContainText('La nuit du conte')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/medias/mediaevenements/nuit-du-conte')

  await page.goto('/recherche')
  await waitForHydration(page)
  await page.getByRole('checkbox').uncheck()
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByLabel(label)).not.toBeFocused()
})

test('A62 R106 R116 R120 R128 the search leads to packs, questions, the institute, the quote, houses and pages', async ({
  page,
}) => {
  const results = page.getByRole('main').getByRole('article')
  for (const [query, title, address, shown] of [
    ['visa études', 'Visa Études', '/voyage#visas', 'Visa Études'],
    ['annuler', 'Puis-je annuler ou reporter mon voyage ?', '/voyage#faq', "FAQ's"],
    ['institut', 'Institut Rayonne', '/beaute#adresse', 'Nous trouver'],
    [
      'devis',
      'Immobilier : devis de construction',
      '/immobilier?onglet=devis#services',
      'Parlons de votre projet',
    ],
    [
      'location',
      'Immobilier : maisons à louer au Bénin',
      '/immobilier?onglet=louer#services',
      'Nos Services',
    ],
    ['confidentialité', 'Confidentialité :', '/confidentialite', 'Confidentialité'],
  ] as const) {
    await page.goto(`/recherche?q=${query}`)
    await results.first().getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(address)
    const heading = page.getByRole('heading', { name: shown, exact: true })
    await expect(heading).toBeInViewport()
  }

  await page.goto('/recherche?q=3 chambres')
  await expect(results.filter({ hasText: /· 3 chambres/ })).toHaveCount(5)
  for (const result of await results.all()) await expect(result).toContainText('Maison')
})
