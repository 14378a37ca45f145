import { hrefs, whatsappMessage } from '../support/links'
import { expect, test } from '../support/shared-site-test'
import { destinationCarousel, destinationPaths, destinations } from '../support/travel'

const packs = ['Visa Études', 'Visa Travail', 'Visa Touristique']

test('R113 to R120 R125 the server HTML holds the complete landing page; on a phone the packs stand beside each other', async ({
  openWithoutJavaScript,
  baseURL,
}) => {
  const page = await openWithoutJavaScript('/voyage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyage')

  const nav = page.getByRole('banner').getByRole('navigation').getByRole('link')
  const entries = ['Destinations', 'Visas', "FAQ's", 'Contact']
  await expect(nav.filter({ visible: true })).toHaveText(entries)
  const anchors = (await hrefs(nav)).slice(0, 3)
  expect(anchors).toEqual(['/voyage#destinations', '/voyage#visas', '/voyage#faq'])
  for (const anchor of anchors) {
    await expect(page.locator(anchor.replace('/voyage', ''))).toHaveCount(1)
  }

  const carousel = destinationCarousel(page)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(heading('Destinations proposées')).toBeVisible()
  const links = carousel.getByRole('link')
  await expect(links).toHaveText(destinations)
  expect(await hrefs(links)).toEqual(destinationPaths)
  await expect(carousel.locator('img')).toHaveCount(3)

  await expect(heading('Offres & Packs Visa')).toBeVisible()
  const pack = (name: string) => page.getByRole('article', { name, exact: true })
  const quote = (name: string) =>
    pack(name).getByRole('link', { name: 'Demander un devis', exact: true })
  const features: string[] = []
  for (const name of packs) {
    await expect(pack(name).getByRole('listitem')).toHaveCount(4)
    features.push((await pack(name).getByRole('listitem').allTextContents()).join('\n'))
    const message = await whatsappMessage(quote(name))
    expect(message).toContain(name)
    expect(message.split('\n').at(-1)).toBe(`${baseURL}/voyage#visas`)
  }
  expect(new Set(features).size).toBe(1)

  const questions = await page.locator('#faq summary').allTextContents()
  expect(questions).toHaveLength(5)
  expect(new Set(questions).size).toBe(5)
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Tous droits réservés.')

  await test.step('R116 R118 on a phone the focus brings each pack into view', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await pack('Visa Études').scrollIntoViewIfNeeded()
    const tops = await Promise.all(packs.map(async (name) => (await pack(name).boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    const last = quote('Visa Touristique')
    await expect(last).not.toBeInViewport()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test('R121 R122 R124 a destination has four sections, the facts, a quote link and links to the two others; its lists open from their headings on a phone', async ({
  openWithoutJavaScript,
  baseURL,
}) => {
  const path = '/voyage/destination/france'
  const page = await openWithoutJavaScript(path)
  const main = page.getByRole('main')
  for (const name of ['La procédure de visa', 'La durée', 'Où manger', 'Bon à savoir']) {
    await expect(main.getByRole('region', { name, exact: true })).toHaveCount(1)
  }
  await expect(main).toContainText('90 jours au plus sur toute période de 180 jours')
  const quote = main.getByRole('link', { name: 'Demander un devis via whatsapp', exact: true })
  expect(await whatsappMessage(quote)).toMatch(new RegExp(`France[^]*\\n${baseURL}${path}$`))
  const others = main.locator('a[href^="/voyage/destination/"]')
  expect(await hrefs(others)).toEqual(destinationPaths.filter((other) => other !== path))

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
