import { parseFeed } from '@rowanmanning/feed-parser'
import { describe, expect, it } from 'vitest'
import { oddEvents, oddVideos } from '@/e2e/mock-backend/content/odd'
import { eventSchema, videoSchema } from '@/lib/backend/schemas'
import { eventFeed } from '@/lib/events/feed'
import { type Feed, rssXml } from '@/lib/seo/rss'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { environment } from '@/lib/site/environment'
import { absoluteUrl } from '@/lib/site/urls'
import { videoFeed } from '@/lib/videos/feed'

const now = new Date('2026-03-04T12:00:00Z')
const host = new URL(environment.siteUrl).hostname
const read = (feed: Feed) => parseFeed(rssXml(feed))
const events = (...given: object[]) =>
  read(
    eventFeed(
      given.map((fields, id) => eventSchema.parse({ id, title: `E${id}`, ...fields })),
      now,
      defaultSettings,
    ),
  )
const videos = (...given: object[]) =>
  read(
    videoFeed(
      given.map((fields, id) => videoSchema.parse({ id, title: `V${id}`, ...fields })),
      now,
      defaultSettings,
    ),
  )

describe('the feed of events', () => {
  it('is a complete RSS feed, upcoming events first, none with a date of publication', () => {
    const feed = events(
      { date: '2026-03-03', slug: 'hier' },
      { date: '2026-03-10', time: '20:00', slug: 'plus-tard' },
      { slug: 'sans-date' },
      { date: '2026-03-04', slug: 'ce-soir' },
    )
    expect(feed.meta).toMatchObject({ type: 'rss', version: '2.0' })
    expect(feed).toMatchObject({
      language: 'fr',
      title: 'Rayonne\u00a0: les événements',
      url: absoluteUrl('/medias/mediaevenements'),
      self: absoluteUrl('/medias/mediaevenements/flux.xml'),
    })
    expect(feed.items.map(({ url }) => url)).toEqual(
      ['ce-soir', 'plus-tard', 'hier', 'sans-date'].map((slug) =>
        absoluteUrl(`/medias/mediaevenements/${slug}`),
      ),
    )
    expect(feed.items.map(({ published }) => published)).toEqual([null, null, null, null])
  })

  it('contains day and time in Cotonou, the text, the live link and the poster', () => {
    const live_url = 'https://exemple.bj/direct?a=1&b=2'
    const given = { date: '2026-03-10', time: '20:00', description: 'Un\nDeux', live_url }
    const [item] = events({ id: 7, ...given, poster: '/media/a b.jpg' }).items
    expect(item?.id).toBe(`evenement-7@${host}`)
    expect(item?.description).toBe(
      [
        '<p>mardi 10 mars 2026 à\u00a020:00 (heure de Cotonou)</p>',
        '<p>Un<br>Deux</p>',
        '<p>En direct\u00a0: https://exemple.bj/direct?a=1&b=2</p>',
      ].join(''),
    )
    expect(item?.image?.url).toBe(`${environment.publicApiBaseUrl}/media/a%20b.jpg`)
  })

  it('says that an event is cancelled; of others the price and where tickets are', () => {
    const given = { date: '2026-03-10', tarif: 'Gratuit', billets: 'https://exemple.bj/b' }
    const [cancelled] = events({ ...given, etat: 'annule' }).items
    expect(cancelled?.title).toBe('Annulé\u00a0: E0')
    expect(cancelled?.description).not.toContain('Billets')
    const [item] = events(given).items
    expect(item?.description).toContain('<p>Tarif\u00a0: Gratuit</p><p>Billets\u00a0: https:')
  })

  it('keeps its ids when everything else of an event changes', () => {
    const ids = [{ slug: 'a' }, { slug: 'b', title: 'Autre', date: '2026-03-10' }].map(
      (given) => events({ id: 7, ...given }).items[0]?.id,
    )
    expect(ids).toEqual([`evenement-7@${host}`, `evenement-7@${host}`])
  })
})

describe('the feed of videos', () => {
  it('lists playable videos once each, latest first, with their dates where valid', () => {
    const feed = videos(
      { youtube_url: 'youtu.be/aaaaaaa', created_at: '2026-01-01T10:00:00Z', thumbnail: '/t.jpg' },
      { youtube_url: 'youtu.be/bbbbbbb', created_at: '2026-03-01T10:00:00Z' },
      { youtube_url: 'youtu.be/ccccccc', created_at: 'hier' },
      { youtube_url: 'youtu.be/bbbbbbb', created_at: '2025-03-01T10:00:00Z' },
      { youtube_url: 'https://exemple.bj/film' },
    )
    expect(feed.items.map(({ url, published }) => [url, published?.toISOString()])).toEqual([
      [absoluteUrl('/medias/videoplayers?v=bbbbbbb'), '2026-03-01T10:00:00.000Z'],
      [absoluteUrl('/medias/videoplayers?v=aaaaaaa'), '2026-01-01T10:00:00.000Z'],
      [absoluteUrl('/medias/videoplayers?v=ccccccc'), undefined],
    ])
    expect(feed.items.map(({ id, url }) => id === url)).toEqual([true, true, true])
    expect(feed.items[1]?.image?.url).toBe(`${environment.publicApiBaseUrl}/t.jpg`)
    expect(feed.items[0]?.description).toContain('publié le dimanche 1er mars 2026')
    expect(feed).toMatchObject({
      url: absoluteUrl('/medias/mediavideo'),
      self: absoluteUrl('/medias/mediavideo/flux.xml'),
    })
  })
})

it('contains odd texts unchanged, escaped as text', () => {
  const odd = `</script>]]> & <img src=x onerror=alert(1)> "\u0007" 🎉`
  const [item] = events({ title: odd, description: odd }).items
  const expected = odd.replace('\u0007', '')
  expect(item?.title).toBe(expected)
  // Escaped twice: readers that show a description as HTML see the text, not an element.
  const xml = rssXml(
    eventFeed([eventSchema.parse({ id: 1, title: odd, description: odd })], now, defaultSettings),
  )
  expect(xml).toContain('&lt;p&gt;&amp;lt;/script&amp;gt;]]&amp;gt; &amp;amp; &amp;lt;img src=x')
  expect(events(...oddEvents('2026-03-04')).items).toHaveLength(oddEvents('2026-03-04').length)
  expect(videos(...oddVideos()).items).toHaveLength(oddVideos().length - 1)
})

it('holds 200 items at most, and may be empty', () => {
  const ahead = Array.from({ length: 250 }, () => ({ date: '2026-03-10' }))
  expect(events({ date: '2020-01-01' }, ...ahead).items).toHaveLength(200)
  for (const feed of [events(), videos()]) {
    expect(feed.items).toEqual([])
    expect(feed.self).toMatch(/flux\.xml$/)
  }
})
