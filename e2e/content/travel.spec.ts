import {
  currentSlide,
  expectAutoplayEvery,
  measureCarousel,
  waitUntilStill,
} from '../support/carousel'
import { holdRequests } from '../support/hold-requests'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const names = ['Espagne', 'France', 'Italie']
/** How the text of each destination's picture begins. */
const cities = ['Barcelone', 'Paris', 'Rome']
const paths = ['espagne', 'france', 'italie'].map((slug) => `/voyage/destination/${slug}`)
const packs = ['Visa Études', 'Visa Travail', 'Visa Touristique']

const noBox = { x: 0, y: 0, width: 0, height: 0 }

const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Destinations proposées' })
const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''))

/** Expects that a link opens WhatsApp in a new tab; returns the message that it prefills. */
async function messageOf(link: Locator): Promise<string> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,}$/)
  return url.searchParams.get('text') ?? ''
}

test('R113 to R120 R125 the server HTML holds the complete landing page', async ({
  openWithoutJavaScript,
  baseURL,
}) => {
  const page = await openWithoutJavaScript('/voyage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyage')

  const nav = page.getByRole('banner').getByRole('navigation').getByRole('link')
  await expect(nav.filter({ visible: true })).toHaveText([
    'Destinations',
    'Visas',
    "FAQ's",
    'Contact',
  ])
  const anchors = (await hrefs(nav)).slice(0, 3)
  expect(anchors).toEqual(['/voyage#destinations', '/voyage#visas', '/voyage#faq'])
  for (const anchor of anchors) {
    await expect(page.locator(anchor.replace('/voyage', ''))).toHaveCount(1)
  }

  await expect(
    page.getByRole('heading', { level: 2, name: 'Destinations proposées' }),
  ).toBeVisible()
  const links = carousel(page).getByRole('link')
  await expect(links).toHaveText(names)
  expect(await hrefs(links)).toEqual(paths)
  await expect(carousel(page).locator('img')).toHaveCount(3)

  await expect(page.getByRole('heading', { level: 2, name: 'Offres & Packs Visa' })).toBeVisible()
  const features: string[] = []
  for (const name of packs) {
    const pack = page.getByRole('article', { name, exact: true })
    await expect(pack.getByRole('listitem')).toHaveCount(4)
    features.push((await pack.getByRole('listitem').allTextContents()).join('\n'))
    const message = await messageOf(
      pack.getByRole('link', { name: 'Demander un devis', exact: true }),
    )
    expect(message).toContain(name)
    expect(message.split('\n').at(-1)).toBe(`${baseURL}/voyage#visas`)
  }
  expect(new Set(features).size).toBe(1)

  const questions = await page.locator('#faq summary').allTextContents()
  expect(questions).toHaveLength(5)
  expect(new Set(questions).size).toBe(5)
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Tous droits réservés.')
})

test('R114 A21 the carousel of destinations advances every 2.5 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/voyage')
  const region = carousel(page)
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Mettre le défilement en pause' }).waitFor()
  await expectAutoplayEvery(page, region, 2500)
})

test('R114 R115 A21 the carousel loops over three destinations that link to their pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/voyage')
  const region = carousel(page)
  await region.scrollIntoViewIfNeeded()
  const pause = region.getByRole('button', { name: 'Mettre le défilement en pause' })
  await pause.click()
  const seen: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await waitUntilStill(region)
    const before = await currentSlide(region)
    await region.getByRole('button', { name: 'Diapositive suivante' }).click()
    await poll(() => currentSlide(region), { timeout: 3000 }).not.toBe(before)
    seen.push(await currentSlide(region))
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3)
  expect(seen[3]).toBe(seen[0])

  await waitUntilStill(region)
  const inView = cities.findIndex((city) => seen[3]?.startsWith(city))
  await region.click({ position: { x: 120, y: 240 } })
  await expect(page).toHaveURL((url) => url.pathname === paths[inView])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[inView] ?? '')
})

test('R114 a carousel goes on being dragged while its pictures arrive', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdRequests(page, '**/_pictures/destinations/italie*')
  await page.goto('/voyage', { waitUntil: 'domcontentloaded' })
  const region = carousel(page)
  await region.scrollIntoViewIfNeeded()
  await expect(region).toHaveAttribute('data-moving', 'true')
  const before = await currentSlide(region)
  const { x, y, width, height } = (await region.locator('.swiper').boundingBox()) ?? noBox
  const moveTo = (part: number) => page.mouse.move(x + width * part, y + height / 2, { steps: 4 })
  await moveTo(0.6)
  await page.mouse.down()
  await moveTo(0.4)
  const loaded = region.locator('img[alt^="Rome"]').first()
  release()
  await expect.poll(() => loaded.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0)
  expect((await measureCarousel(region)).offset, 'the drag goes on').not.toBeCloseTo(0, 0)
  await moveTo(0.2)
  await page.mouse.up()
  await poll(() => currentSlide(region), { timeout: 3000 }).not.toBe(before)
})

test('R115 a destination opens with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voyage')
  await carousel(page).getByRole('link', { name: 'France', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/voyage/destination/france')
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

for (const [at, path] of paths.entries()) {
  const name = names[at] ?? ''
  test(`R121 R122 R124 ${name}: four sections, the facts, a quote link, links to the two other destinations`, async ({
    openWithoutJavaScript,
    baseURL,
  }) => {
    const page = await openWithoutJavaScript(path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name}\\s.*\\| Rayonne$`))
    for (const heading of ['La procédure de visa', 'La durée', 'Où manger', 'Bon à savoir']) {
      const section = main.getByRole('region', { name: heading, exact: true })
      expect((await section.innerText()).length).toBeGreaterThan(300)
    }
    await expect(main).toContainText('90 jours au plus sur toute période de 180 jours')
    const message = await messageOf(
      main.getByRole('link', { name: 'Demander un devis via whatsapp', exact: true }),
    )
    expect(message).toContain(name)
    expect(message.split('\n').at(-1)).toBe(baseURL + path)
    const links = main.locator('a[href^="/voyage/destination/"]')
    expect(await hrefs(links)).toEqual(paths.filter((other) => other !== path))
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('R121 the lists of a guide open from their headings, which wide pages show with the lists', async ({
    openWithoutJavaScript,
  }) => {
    const page = await openWithoutJavaScript('/voyage/destination/france')
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

  test('R116 R118 the packs stand beside each other, and the focus brings each into view', async ({
    page,
  }) => {
    await page.goto('/voyage')
    const all = packs.map((name) => page.getByRole('article', { name, exact: true }))
    await all[0]?.scrollIntoViewIfNeeded()
    const tops = await Promise.all(all.map(async (it) => (await it.boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    const last = page
      .getByRole('article', { name: 'Visa Touristique', exact: true })
      .getByRole('link', { name: 'Demander un devis' })
    await expect(last).not.toBeInViewport()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

for (const slug of ['ESPAGNE', '..%2Fespagne', '%25E0%25A4%25A', '%00']) {
  test(`R123 ${slug} is an unknown destination and answers 404`, async ({ request, baseURL }) => {
    const { status } = await serverHtml(request, `${baseURL}/voyage/destination/${slug}`)
    expect(status).toBe(404)
  })
}

test('R123 an unknown destination answers 404 with a message and links back', async ({
  openWithoutJavaScript,
  request,
}) => {
  const page = await openWithoutJavaScript('/voyage/destination/atlantide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination non trouvée.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const links = page.getByRole('main').getByRole('link')
  expect(await hrefs(links)).toEqual(['/voyage#destinations', ...paths])
  expect((await request.get(page.url())).status()).toBe(404)
})
