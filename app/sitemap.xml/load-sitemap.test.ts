import { expect, it } from 'vitest'
import type { SiteContent } from '@/app/site-content'
import { staticRoutes } from '@/contract/static-routes'
import { oddEvents, oddHouses, oddPhotos, oddVideos } from '@/e2e/mock-backend/content/odd'
import {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '@/lib/backend/schemas'
import { defaultDestinations as destinations } from '@/lib/destinations/destinations'
import { sitemapXml } from '@/lib/seo/sitemap-xml'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { environment } from '@/lib/site/environment'
import { absoluteUrl } from '@/lib/site/urls'
import { sitemapErrors, textsOf } from '@/testing/sitemap-schema'
import { sitemapEntries } from './load-sitemap'

const now = new Date('2026-01-02T03:04:05Z')
const nothing: SiteContent = {
  events: [],
  videos: { medias: [], beaute: [] },
  photos: { medias: [], beaute: [] },
  courses: [],
  destinations,
  houses: [],
}
const mapOf = (content: Partial<SiteContent>) =>
  sitemapXml(sitemapEntries({ ...nothing, ...content }, now, defaultSettings))
const fileOf = (path: string) => environment.publicApiBaseUrl + path

it('R83 lists every static route and the destinations without any content', async () => {
  const xml = mapOf({})
  const addresses = textsOf(xml, 'loc')
  expect(addresses).toEqual(
    expect.arrayContaining(staticRoutes.map(({ path }) => absoluteUrl(path))),
  )
  expect(addresses).toContain(absoluteUrl('/voyage/destination/italie'))
  expect(textsOf(xml, 'image:loc')).toContain(absoluteUrl('/images/destinations/italie.jpg'))
  expect(xml).not.toMatch(/changefreq|priority|lastmod/)
  expect(await sitemapErrors(xml)).toEqual([])
})

it('lists events, videos, courses and houses with the public URLs of their pictures', async () => {
  const one = {
    id: 1,
    title: 'Un',
    youtube_url: 'https://youtu.be/abcdefghijk',
    categorySlug: 'portraits',
  }
  const xml = mapOf({
    events: [
      eventSchema.parse({
        ...{ id: 7, title: 'Nuit', slug: 'nuit & jour', poster: '/media/a.jpg' },
        updated_at: '2026-01-01T09:00:00+01:00',
      }),
    ],
    videos: {
      medias: [
        videoSchema.parse({ ...one, created_at: '2025-12-31T10:00:00+01:00', thumbnail: '/t.jpg' }),
      ],
      beaute: [videoSchema.parse(one)],
    },
    courses: [
      courseSchema.parse({ id: 3, title: 'Cours', slug: 'tresses', affiche: '/media/b.jpg' }),
    ],
    houses: [
      houseSchema.parse({
        id: 4,
        titre: 'Villa',
        updated_at: '2026-01-02T03:04:06Z',
        photo_principale: '/media/c.jpg',
        photos: [{ image: '/media/d.jpg' }, { image: '/media/c.jpg' }],
      }),
      houseSchema.parse({ id: 5, titre: 'Cédée', conclusion: 'vendue', conclue_le: '2025-11-01' }),
    ],
  })
  expect(textsOf(xml, 'loc')).toEqual(
    expect.arrayContaining(
      [
        '/medias/mediaevenements/nuit%20%26%20jour',
        '/medias/videoplayers?v=abcdefghijk',
        '/beaute/videoplayers?v=abcdefghijk',
        '/beaute/formations/tresses',
        '/immobilier?maison=4',
      ].map(absoluteUrl),
    ),
  )
  expect(xml, 'sold for more than 30 days').not.toContain('maison=5')
  const shown = textsOf(xml, 'image:loc').filter((address) => address.includes('/media/'))
  expect(shown).toEqual(['a', 'b', 'c', 'd'].map((name) => fileOf(`/media/${name}.jpg`)))
  // Not the day of creation of a video, nor a day to come.
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-01-01T08:00:00.000Z'])
  expect(textsOf(xml, 'video:publication_date')).toEqual(['2025-12-31T09:00:00.000Z'])
  const [thumbnail, ogImage] = textsOf(xml, 'video:thumbnail_loc')
  expect(thumbnail).toBe(fileOf('/t.jpg'))
  expect(ogImage).toMatch(
    new RegExp(`^${environment.siteUrl}/partage/video-beaute/abcdefghijk/\\w+.jpg$`),
  )
  expect(textsOf(xml, 'video:player_loc')[0]).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  )
  expect(await sitemapErrors(xml)).toEqual([])
})

it('lists every photo of a gallery with the page that shows it (A54)', async () => {
  const photos = Array.from({ length: 1001 }, (_, id) =>
    photoSchema.parse({
      id,
      image: `/g/${id}.jpg`,
      updated_at: id === 40 ? '2025-12-31' : '2025-12-01',
    }),
  )
  const xml = mapOf({ photos: { medias: photos, beaute: [] } })
  const pages = xml.split('<url>').filter((url) => url.includes('/medias/mediagalerie'))
  const images = pages.map((page) => textsOf(page, 'image:loc'))
  expect(images.flat()).toEqual(photos.map(({ picture }) => picture.href))
  expect(images.map(({ length }) => length)).toEqual([...Array(27).fill(36), 29])
  expect(textsOf(pages[1] ?? '', 'loc')).toEqual([absoluteUrl('/medias/mediagalerie/page/2')])
  const days = pages.map((page) => textsOf(page, 'lastmod')[0]?.slice(0, 10))
  expect(days.slice(0, 3)).toEqual(['2025-12-01', '2025-12-31', '2025-12-01'])
  expect(await sitemapErrors(xml)).toEqual([])
})

it('lists every page of a long list of videos or events (A54)', () => {
  const many = Array.from({ length: 73 }, (_, id) => ({ id, title: `Un ${id}` }))
  const beaute = many.map((fields) => videoSchema.parse(fields))
  const events = many.map((fields) => eventSchema.parse({ ...fields, slug: `e-${fields.id}` }))
  const addresses = textsOf(mapOf({ events, videos: { medias: [], beaute } }), 'loc')
  const pages = addresses.filter((address) => address.includes('/page/'))
  expect(pages).toEqual(
    ['/medias/mediaevenements', '/beaute/videosbeaute'].flatMap((list) =>
      [2, 3].map((page) => absoluteUrl(`${list}/page/${page}`)),
    ),
  )
})

it('stays valid with odd titles, slugs, dates and addresses', async () => {
  const odd = `</script> ]]> & "\u0000\u0007" 🎉 ${'x'.repeat(3000)}`
  const videos = ['2025-01-01', 'hier', '9999-99-99', '2999-01-01', undefined].map(
    (created_at, id) =>
      videoSchema.parse({
        ...{ id, title: odd, youtube_url: `youtu.be/abcdef${id}`, created_at },
        updated_at: created_at,
      }),
  )
  const xml = mapOf({
    events: [
      ...oddEvents('2026-01-02').map((fields) => eventSchema.parse(fields)),
      ...['..', '\ud800', 'é "<&>', 'x'.repeat(3000)].map((slug, id) =>
        eventSchema.parse({ id: 900 + id, title: 'x', slug, poster: 'http://[/a b.jpg' }),
      ),
      eventSchema.parse({ id: 1, title: 'Deux fois', slug: 'etrange-0' }),
    ],
    videos: { medias: videos, beaute: oddVideos().map((fields) => videoSchema.parse(fields)) },
    photos: { medias: oddPhotos().map((fields) => photoSchema.parse(fields)), beaute: [] },
    houses: oddHouses().map((fields) => houseSchema.parse(fields)),
  })
  expect(await sitemapErrors(xml)).toEqual([])
  const addresses = textsOf(xml, 'loc')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain(absoluteUrl('/medias/mediaevenements/202'))
  expect(addresses.filter((address) => address.endsWith('/etrange-0'))).toHaveLength(1)
  expect(addresses.filter((address) => address.includes('%22%3C%26%3E'))).toHaveLength(1)
  expect(addresses.filter((address) => address.includes('exemple.bj'))).toHaveLength(0)
  expect(textsOf(xml, 'lastmod').filter((date) => date.startsWith('2025-01-01'))).toHaveLength(1)
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: absoluteUrl(`/p/${index}`) }))

it('is one file of 50,000 addresses at most, as the protocol allows', () => {
  expect(textsOf(sitemapXml(many(50_001)), 'loc')).toHaveLength(50_000)
})
