import { hrefs } from '../support/links'
import { expect, test } from '../support/shared-site-test'

const destinations = ['Espagne', 'France', 'Italie']
const packs = ['Visa Études', 'Visa Travail', 'Visa Touristique']

test('R113 to R118 R125 the server HTML holds the landing page; on a phone the packs stand beside each other', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/voyage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyage')

  for (const id of ['destinations', 'visas', 'faq']) {
    await expect(page.locator(`section#${id}`)).toHaveCount(1)
  }
  const carousel = page.getByRole('region', { name: 'Destinations proposées' })
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(heading('Destinations proposées')).toBeVisible()
  const links = carousel.getByRole('link')
  await expect(links).toHaveText(destinations)
  expect(await hrefs(links)).toEqual(
    destinations.map((name) => `/voyage/destination/${name.toLowerCase()}`),
  )
  await expect(carousel.locator('img')).toHaveCount(3)

  await expect(heading('Offres & Packs Visa')).toBeVisible()
  const pack = (name: string) => page.getByRole('article', { name, exact: true })
  const quote = (name: string) =>
    pack(name).getByRole('link', { name: 'Demander un devis', exact: true })
  // On a phone the focus brings each pack into view.
  await page.setViewportSize({ width: 360, height: 640 })
  await pack('Visa Études').scrollIntoViewIfNeeded()
  const tops = await Promise.all(packs.map(async (name) => (await pack(name).boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  const last = quote('Visa Touristique')
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('R121 on a phone the lists of a guide open', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/voyage/destination/france')
  await page.setViewportSize({ width: 360, height: 640 })
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
})
