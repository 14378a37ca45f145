import { expect, it, vi } from 'vitest'
import { accessibilityAudit, conformityRate } from '@/lib/site/accessibility-audit'
import { universeLinks } from '@/testing/home-page'
import { htmlOf, pagesBackend, part } from '@/testing/rendered-pages'
import { textOf } from '@/testing/server-html'

vi.mock('next/cache', () => ({ unstable_cache: () => async () => true }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  permanentRedirect: (address: string) => {
    throw new Error(`to ${address}`)
  },
}))

const backend = pagesBackend()

/** The texts of all headings of a level, in order. */
const headings = (html: string, level: 1 | 2 | 3) =>
  [...html.matchAll(new RegExp(`<h${level}\\b[^]*?</h${level}>`, 'g'))].map(([it]) => textOf(it))

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, it]) => it)
const count = (html: string, tag: string) => html.split(`<${tag} `).length - 1

it('R96 R97 R101 R109 the page of the institute has its name, the anchors of its menu, photos and the latest videos', async () => {
  const html = await htmlOf(() => import('./beaute/page'), {})
  expect(headings(html, 1)).toEqual(['Institut Rayonne'])
  expect(html).toContain('Des soins qui font du bien')
  expect(html).toMatch(/<a [^>]*href="#soins"[^>]*>Découvrez nos formules</)
  for (const id of ['soins', 'photos', 'videos', 'formations', 'adresse']) {
    expect(headings(part(html, 'section', `id="${id}"`), 2)).toHaveLength(1)
  }
  const photos = part(html, 'section', 'id="photos"')
  expect(count(photos, 'img')).toBe(4)
  expect(hrefs(photos).filter((it) => it === '/beaute/photobeaute')).toHaveLength(4)
  const videos = part(html, 'section', 'id="videos"')
  expect(headings(videos, 3)).toEqual([
    'Soin du visage à l’argile',
    'Tresses collées, pas à pas',
    'Pose de faux cils',
  ])
  expect(videos).toMatch(/<a [^>]*href="\/beaute\/videosbeaute"[^>]*>Nos réalisations</)
})

it.each([
  [
    'R60',
    () => import('./medias/mediavideo/page'),
    'Nos reportages',
    16,
    '/medias/videoplayers?v=medias00001',
  ],
  [
    'R109 R110',
    () => import('./beaute/videosbeaute/page'),
    'Nos réalisations',
    10,
    '/beaute/videoplayers?v=beaute00001',
  ],
] as const)(
  '%s all videos, each leading to the player',
  async (_, page, heading, videos, first) => {
    const html = await htmlOf<{ page?: string }>(page, {})
    expect(headings(html, 1)).toEqual([heading])
    expect(count(html, 'article')).toBe(videos)
    expect(hrefs(part(html, 'article', ''))).toEqual([first])
    expect(html).not.toMatch(/rel="(next|prev)"/)
  },
)

it('R113 R114 R115 R116 the page of Voyage has its three parts, and leads to each destination', async () => {
  const html = await htmlOf(() => import('./voyage/page'), {})
  expect(headings(html, 1)).toEqual(['Voyage'])
  for (const id of ['destinations', 'visas', 'faq']) {
    expect(html.split(`<section id="${id}"`)).toHaveLength(2)
  }
  expect(headings(html, 2)).toEqual(
    expect.arrayContaining(['Destinations proposées', 'Offres & Packs Visa']),
  )
  const carousel = part(html, 'section', 'id="destinations"')
  expect(hrefs(carousel)).toEqual(
    ['espagne', 'france', 'italie'].map((slug) => `/voyage/destination/${slug}`),
  )
  expect(count(carousel, 'img')).toBe(3)
})

it('R13 R43 A57 the home page leads to the next event and the latest video, with their pictures', async () => {
  const html = await htmlOf(() => import('./page'), {})
  const articles = [...html.matchAll(/<article[^]*?<\/article>/g)].map(([it]) => it)
  const teasers = articles.filter((it) => !it.includes('universe-card'))
  expect(teasers.map((it) => textOf(it))).toEqual([
    expect.stringMatching(/^Prochain événement.*Soirée portraits de Cotonou/),
    expect.stringMatching(/^Dernière vidéo.*Les bâtisseuses de Porto-Novo/),
  ])
  expect(teasers.flatMap(hrefs)).toEqual([
    '/medias/mediaevenements/soiree-ce-soir',
    '/medias/videoplayers?v=medias00001',
  ])
  for (const teaser of teasers) expect(teaser).toMatch(/<img [^>]*src="[^"]*media%2F/)
})

it('R31 R34 to R37 four cards of the home page lead to the universes, each with title, subtitle, its button and two pictures', async () => {
  const html = await htmlOf(() => import('./page'), {})
  const cards = [...html.matchAll(/<article class="universe-card[^]*?<\/article>/g)].map(
    ([it]) => it,
  )
  expect(cards.map((it) => [hrefs(it), textOf(part(it, 'a', 'href='))])).toEqual(
    universeLinks.map(({ path, button }) => [[path], button]),
  )
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    expect(headings(card, 3)).toEqual([expect.stringMatching(/./)])
    expect(card).toMatch(/<\/h3><p>[^<]{10}/)
    const pictures = [...card.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)
    expect(new Set(pictures).size).toBe(2)
  }
})

it('R92 R93 the player stands beside the other videos of its category', async () => {
  const page = () => import('./medias/videoplayers/[id]/page')
  const similarTo = async (params: { id: string; categorySlug?: string }) => {
    const aside = part(await htmlOf(page, params), 'aside', '')
    return hrefs(aside).map((it) => it?.replace('/medias/videoplayers?v=medias', ''))
  }
  expect(await similarTo({ id: 'medias00001' })).toEqual(['00004', '00007', '00010', '00013'])
  const portraits = await similarTo({ id: 'medias00001', categorySlug: 'portraits' })
  expect(portraits).toEqual(['00002', '00005', '00008', '00011', '00014'])
})

it('R102 the page of the institute shows every course with its poster', async () => {
  const html = await htmlOf(() => import('./beaute/page'), {})
  const courses = part(html, 'section', 'id="formations"')
  expect([count(courses, 'article'), count(courses, 'img')]).toEqual([4, 4])
  expect(hrefs(courses)).toContain('/beaute/formations/massage-bien-etre')
})

it('R103 A30 the page of a course shares it, and downloads its poster as a JPEG named after it', async () => {
  const slug = 'massage-bien-etre'
  const html = await htmlOf(() => import('./beaute/formations/[slug]/page'), { slug })
  const article = part(html, 'article', '')
  expect(textOf(article)).toContain('Partager')
  expect(article).toMatch(
    /<a href="\/api\/affiche\/formation\/massage-bien-etre[^"]*" download="Massage &amp; bien-être\.jpg"/,
  )
  const { GET } = await import('./api/affiche/formation/[slug]/route')
  const poster = await GET(new Request('http://localhost'), { params: Promise.resolve({ slug }) })
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(poster.headers.get('content-disposition')).toContain('bien-%C3%AAtre.jpg')
})

it.each([
  [() => import('./mentions-legales/page'), 'Éditeur'],
  [() => import('./confidentialite/page'), 'youtube-nocookie.com'],
  [() => import('./accessibilite/page'), `soit ${conformityRate(accessibilityAudit)} %`],
  [() => import('./plan-du-site/page'), 'Coiffure et tresses'],
])('R1 the contents of a legal page lead to each of its sections: %#', async (page, says) => {
  const html = await htmlOf(page, {})
  expect(textOf(html)).toContain(says)
  const anchors = hrefs(part(html, 'nav', 'aria-label="Sommaire"'))
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`)
  expect(ids.length).toBeGreaterThan(2)
  expect(anchors).toEqual(ids)
})

const housePage = () => import('./immobilier/vue/[vue]/[maison]/page')

it('R129 R132 A61 a house has a page of its own: facts, photos, its WhatsApp link, others at its price', async () => {
  const html = await htmlOf(housePage, { vue: 'vente', maison: '3' })
  expect(headings(html, 1)).toEqual(['Villa 3 à Godomey'])
  const article = part(html, 'article', 'class="section')
  expect(textOf(article)).toContain('4 chambres · 3 douches')
  expect(count(article, 'img')).toBe(4)
  expect(hrefs(article)[0]).toBe('/immobilier#services')
  const whatsapp = new URL(hrefs(article)[1] ?? '')
  expect(whatsapp.searchParams.get('text')).toMatch(/Villa 3 à Godomey[^]*\/immobilier\?maison=3$/)
  expect(headings(html, 2)).toContain('D’autres maisons')
  const similar = html.slice(html.indexOf('D’autres maisons'))
  expect(count(similar, 'article')).toBe(3)
  expect(headings(similar, 3)).not.toContain('Villa 3 à Godomey')
  const rented = await htmlOf(housePage, { vue: 'vente', maison: '15' })
  expect(hrefs(rented)[0]).toBe('/immobilier?onglet=louer#services')
})

it('R94 R102 former addresses of a course and of a category lead to the present ones', async () => {
  const former_slugs = ['avant']
  backend().set('beauty-formations', [{ id: 1, slug: 'apres', title: 'Après', former_slugs }])
  const course = () => import('./beaute/formations/[slug]/page')
  await expect(htmlOf(course, { slug: 'avant' })).rejects.toThrow('to /beaute/formations/apres')
  backend().set('beauty-formations', undefined)
  const [video] = backend().content()['medias-videos']
  backend().set('medias-videos', [{ ...video, category_former_slugs: ['avant'] }])
  const player = () => import('./medias/videoplayers/[id]/[categorySlug]/page')
  const params = { id: 'medias00001', categorySlug: 'avant' }
  await expect(htmlOf(player, params)).rejects.toThrow(
    'to /medias/videoplayers?v=medias00001&categorySlug=documentaires',
  )
  backend().set('medias-videos', undefined)
})

it('R132 in place of a house that is gone, the list says so', async () => {
  const html = await htmlOf(housePage, { vue: 'vente', maison: 'jamais' })
  expect(headings(html, 1)).toEqual(['Immobilier'])
  expect(textOf(html)).toContain('n’est plus proposée')
  expect(count(html.split('role="tabpanel"')[1] ?? '', 'article')).toBe(9)
})

it('R130 R132 a house that was sold long ago is in no list, and its page says since when', async () => {
  const sold = { conclusion: 'louee', conclue_le: '2020-01-31' }
  backend().set('immo-maisons', [
    { id: 1, titre: 'Villa' },
    { id: 2, titre: 'Cédée', ...sold },
  ])
  const list = await htmlOf(() => import('./immobilier/(liste)/page'), {})
  expect([...new Set(list.match(/data-house="\d+"/g))]).toEqual(['data-house="1"'])
  const html = await htmlOf(housePage, { vue: 'vente', maison: '2' })
  expect(textOf(html)).toContain('Louée le 31 janvier 2020')
  backend().set('immo-maisons', undefined)
})
