import { currentSlide, measureCarousel } from '../support/carousel'
import { contactMessage, openMenu } from '../support/header'
import { holdRequests } from '../support/hold-requests'
import { hero } from '../support/home-page'
import { poll } from '../support/poll'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const prices: [name: RegExp, price: string][] = [
  [/^Réserver\s:\sSoin du visage \(1h\)/, '10 000 à 25 000 F'],
  [/^Réserver\s:\sGommage du visage/, '5000 F'],
  [/^Réserver\s:\sPédicure ou manucure \(1h\)/, '5 000 à 10 000 F'],
  [/^Réserver\s:\sMassage relaxant \(30 min\)/, '5 000 F'],
  [/^Réserver\s:\sGommage du corps/, '15 000 à 25 000 F'],
  [/^Réserver\s:\sFaux cils et ongles/, 'Sur demande'],
]

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) })
const photos = (page: Page) => page.getByRole('region', { name: 'L’institut en images' })

/** What a WhatsApp link says, and to which number. */
async function whatsapp(link: Locator): Promise<{ number: string; text: string }> {
  await expect(link).toHaveAttribute('target', '_blank')
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect(origin).toBe('https://wa.me')
  return { number: pathname.slice(1), text: searchParams.get('text') ?? '' }
}

test('R96 R97 brand, tagline, and menu anchors that exist on the page', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Institut Rayonne')
  await expect(hero(page).getByText('Des soins qui font du bien')).toBeVisible()
  const discover = page.getByRole('link', { name: 'Découvrez nos formules', exact: true })
  await expect(discover).toHaveAttribute('href', '#soins')
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''))
  expect(hrefs.slice(0, 4)).toEqual([
    '/beaute#soins',
    '/beaute#photos',
    '/beaute#videos',
    '/beaute#formations',
  ])
  for (const id of ['soins', 'photos', 'videos', 'formations']) {
    await expect(page.locator(`section#${id}`).getByRole('heading', { level: 2 })).toHaveCount(1)
  }
})

test('R99 R100 two price lists; the button books from the list, each line books its own treatment', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  for (const [name, expected] of [
    ['Femme', prices],
    ['Homme', prices.slice(0, 5)],
  ] as const) {
    const lines = card(page, name).getByRole('listitem').getByRole('link')
    await expect(lines).toHaveCount(expected.length)
    for (const [index, [line, price]] of expected.entries()) {
      await expect(lines.nth(index)).toHaveAccessibleName(line)
      await expect(lines.nth(index).getByText(price, { exact: true })).toBeVisible()
    }
    const book = card(page, name).getByRole('link', { name: 'Réservez via WhatsApp' })
    const { text } = await whatsapp(book)
    expect(text).toMatch(
      new RegExp(`^Bonjour.+carte «\\s${name}\\s»\\.\\nhttps?://.+/beaute#soins$`),
    )
  }
  const massage = card(page, 'Homme').getByRole('link', { name: /Massage relaxant/ })
  expect((await whatsapp(massage)).text).toMatch(
    /Massage relaxant, 30 min, 5 000 F, carte «\sHomme/,
  )
})

test('R101 R109 four pictures link to the photos, the latest videos link to all videos', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  await expect(photos(page).locator('img')).toHaveCount(4)
  const more = photos(page).getByRole('link', { name: 'Voir plus' })
  await expect(more).toHaveCount(4)
  const hrefs = await more.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
  expect(new Set(hrefs)).toEqual(new Set(['/beaute/photobeaute']))
  const videos = page.locator('#videos')
  await expect(videos.getByRole('article').getByRole('heading')).toHaveText([
    'Soin du visage à l’argile',
    'Tresses collées, pas à pas',
    'Pose de faux cils',
  ])
  await expect(videos.getByRole('link', { name: 'Nos réalisations' })).toHaveAttribute(
    'href',
    '/beaute/videosbeaute',
  )
})

test('R106 R107 A41 a lazy-loaded map with a title, the city as text, a directions link', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Nous trouver' }) })
  const map = section.locator('iframe')
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map).toHaveAttribute('title', /Cotonou/)
  await expect(map).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.+marker=6\.3654%2C2\.4183$/,
  )
  await expect(section.getByText('Cotonou, Bénin')).toBeVisible()
  const directions = section.getByRole('link', { name: 'Itinéraire' })
  await expect(directions).toHaveAttribute('href', /openstreetmap\.org\/directions\?to=6\.3654/)
  await expect(directions).toHaveAttribute('target', '_blank')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Cotonou', { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: /@/ })).toBeVisible()
})

test('R95 the header video fills the viewport; a spinner shows until it is loaded', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.mp4')
  await page.goto('/beaute')
  const spinner = hero(page).getByTestId('hero-spinner')
  await expect(spinner).toBeVisible()
  const box = await hero(page).boundingBox()
  expect(box).toMatchObject({ y: 0, ...page.viewportSize() })
  release()
  await expect(hero(page).locator('video')).toHaveAttribute('data-video-state', 'ready')
  await expect(spinner).toBeHidden()
  const video = await hero(page)
    .locator('video')
    .evaluate((it: HTMLVideoElement) => ({ muted: it.muted, loop: it.loop, src: it.currentSrc }))
  expect(video).toEqual({ muted: true, loop: true, src: expect.stringMatching(/beaute\.mp4$/) })
})

test('R97 R98 on a phone the menu links to a section of the landing page from any page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/beaute/photobeaute')
  await (await openMenu(page)).getByRole('link', { name: 'Formations' }).click()
  await expect(page).toHaveURL(/\/beaute#formations$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formations' })).toBeInViewport()
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Soins' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formules' })).toBeInViewport()
  await (await openMenu(page)).getByRole('button', { name: 'Contact' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact' })
  await expect(contact.getByText(contactMessage)).toBeVisible()
  const { text } = await whatsapp(contact.getByRole('link', { name: 'Envoyer un message' }))
  expect(text).toMatch(/\/beaute$/)
})

test('R101 1.2 slides, 2.2 from 768 px, a gap of 6 px, and autoplay every five seconds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/beaute')
  await photos(page).scrollIntoViewIfNeeded()
  expect((await measureCarousel(photos(page))).slidesPerView).toBeCloseTo(1.2, 1)
  await page.setViewportSize({ width: 768, height: 800 })
  const { slidesPerView, gap } = await measureCarousel(photos(page))
  expect(slidesPerView).toBeCloseTo(2.2, 1)
  expect(gap).toBeCloseTo(6, 0)
  await photos(page).getByRole('button', { name: 'Mettre le défilement en pause' }).waitFor()
  const first = await currentSlide(photos(page))
  await poll(() => currentSlide(photos(page)), { timeout: 7000 }).not.toBe(first)
})

test('R108 the photos of the institute open in a lightbox', async ({ page }) => {
  await page.goto('/beaute/photobeaute')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos photos')
  const links = page.getByRole('main').locator('a[data-photo]')
  await expect(links).toHaveCount(36)
  await page.getByRole('link', { name: 'Tresses', exact: true }).click()
  const lightbox = page.getByRole('dialog', { name: 'Photo en plein écran' })
  await expect(lightbox.getByText('Tresses', { exact: true })).toBeVisible()
})

test('R109 R110 all videos in three columns, each linking to the player', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute/videosbeaute')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos réalisations')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(10)
  const lefts = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x))
  expect(new Set(lefts.map(Math.round)).size).toBe(3)
  await expect(cards.first().getByRole('link')).toHaveAttribute(
    'href',
    '/beaute/videoplayers?v=beaute00001&categorySlug=soins',
  )
})
