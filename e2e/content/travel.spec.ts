import { expect, test } from '../support/shared-site-test'
import { textProblems } from '../support/text-layout'

test('R116 R118 R121 on a phone the packs stand beside each other, and the focus brings each into view; the lists of a guide open', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/voyage')
  await page.setViewportSize({ width: 360, height: 640 })
  const pack = (name: string) => page.getByRole('article', { name, exact: true })
  await pack('Visa Études').scrollIntoViewIfNeeded()
  const packs = ['Visa Études', 'Visa Travail', 'Visa Touristique']
  const tops = await Promise.all(packs.map(async (name) => (await pack(name).boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  const last = pack('Visa Touristique').getByRole('link', { name: 'Demander un devis' })
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })

  await page.goto('/voyage/destination/france')
  const list = page.locator('details').filter({ hasText: 'Les pièces à réunir' })
  const [heading, item] = [list.locator('summary'), list.getByText('Votre billet de retour')]
  await expect(item).toBeHidden()
  await heading.click()
  await expect(item).toBeVisible()
  await heading.click()
  await expect(item).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(heading).toBeHidden()
  await expect(item).toBeVisible()
  await expect(list.getByRole('heading', { level: 3, name: 'Les pièces à réunir' })).toBeVisible()

  await page.goto('/voyage/destination/espagne')
  expect(await textProblems(page, true), 'with words of another language').toEqual([])
})

test('A72 a guide counts back from the departure to the day of filing, and sends both days', async ({
  page,
  openWithoutJavaScript,
}) => {
  await page.clock.setFixedTime('2027-02-01T12:00:00Z')
  await page.goto('/voyage/destination/espagne')
  const departure = page.getByLabel('Vous partez le…')
  const printed = page.getByRole('status').filter({ hasText: 'billet' })
  await expect(printed).toBeVisible()
  await departure.fill('2027-03-01')
  await expect(page.getByText('vendredi 12 février 2027')).toBeVisible()
  const link = page.getByRole('link', { name: 'Confier mon dossier' })
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.searchParams.get('text')).toContain('lundi 1er mars 2027')
  expect(href.searchParams.get('text')).toContain('vendredi 12 février 2027')
  await departure.fill('2027-02-10')
  await expect(page.getByText(/^Ce départ est très proche/)).toBeVisible()

  const plain = await openWithoutJavaScript('/voyage/destination/espagne')
  await expect(plain.getByRole('heading', { name: 'La durée' })).toBeVisible()
  await expect(plain.getByLabel('Vous partez le…')).toBeHidden()
})
