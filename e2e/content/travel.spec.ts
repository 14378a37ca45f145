import { hrefs, whatsappMessage } from '../support/links'
import { serverHtml } from '../support/server-html'
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

test('R119 one answer is open at a time, by pointer and keyboard; a second click closes it', async ({
  page,
}) => {
  await page.goto('/voyage')
  const summaries = page.locator('#faq summary')
  const open = page.locator('#faq details[open]')
  await expect(summaries).toHaveCount(5)
  await expect(open).toHaveCount(0)
  await summaries.nth(1).click()
  await expect(open.locator('summary')).toHaveText(/moyens de paiement/)
  await expect(open.locator('p')).toBeVisible()
  await summaries.nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText(/annuler/)
  await summaries.nth(3).click()
  await expect(open).toHaveCount(0)
})

test('R121 R122 R124 each destination has four sections, the facts, a quote link and links to the two others; its lists open from their headings on a phone', async ({
  openWithoutJavaScript,
  baseURL,
}) => {
  const page = await openWithoutJavaScript('/voyage')
  const main = page.getByRole('main')
  for (const [at, path] of destinationPaths.entries()) {
    const name = destinations[at] ?? ''
    await test.step(name, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(new RegExp(`^${name}\\s.*\\| Rayonne$`))
      for (const heading of ['La procédure de visa', 'La durée', 'Où manger', 'Bon à savoir']) {
        const section = main.getByRole('region', { name: heading, exact: true })
        expect((await section.innerText()).length).toBeGreaterThan(300)
      }
      await expect(main).toContainText('90 jours au plus sur toute période de 180 jours')
      const message = await whatsappMessage(
        main.getByRole('link', { name: 'Demander un devis via whatsapp', exact: true }),
      )
      expect(message).toContain(name)
      expect(message.split('\n').at(-1)).toBe(baseURL + path)
      const links = main.locator('a[href^="/voyage/destination/"]')
      expect(await hrefs(links)).toEqual(destinationPaths.filter((other) => other !== path))
    })
  }

  await page.goto('/voyage/destination/france')
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

test('R123 an unknown destination answers 404 with a message and links back', async ({
  openWithoutJavaScript,
  request,
  baseURL,
}) => {
  const page = await openWithoutJavaScript('/voyage/destination/atlantide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination non trouvée.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const links = page.getByRole('main').getByRole('link')
  expect(await hrefs(links)).toEqual(['/voyage#destinations', ...destinationPaths])
  for (const slug of ['atlantide', 'ESPAGNE', '..%2Fespagne', '%25E0%25A4%25A', '%00']) {
    const { status } = await serverHtml(request, `${baseURL}/voyage/destination/${slug}`)
    expect(status, slug).toBe(404)
  }
})
