import { describe, expect, test } from 'vitest'
import { serializeJsonLd } from '@/components/layout/json-ld.client'
import { defaultFaqEntries } from '@/contract/default-contents/faq'
import { type Event, photoSchema, type Video } from '@/lib/backend/schemas'
import { faqJsonLd } from '@/lib/destinations/json-ld'
import { eventJsonLd } from '@/lib/events/json-ld'
import { galleryJsonLd } from '@/lib/photos/json-ld'
import { breadcrumbsTo, jsonLdGraph, type JsonLdNode, organizationJsonLd } from '@/lib/seo/json-ld'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { beautySalonJsonLd } from '@/lib/treatments/json-ld'
import { videoJsonLd } from '@/lib/videos/json-ld'

const textOf = (nodes: JsonLdNode[]) => serializeJsonLd(jsonLdGraph(nodes))

const event: Event = {
  id: '1',
  slug: 'veillee',
  title: 'Veillée',
  date: '2026-12-05',
  time: '20:00',
  place: undefined,
  tickets: undefined,
  poster: undefined,
  description: undefined,
  liveUrl: undefined,
}

test('no text in a graph can close its script element', () => {
  const text = textOf([{ '@type': 'Thing', name: '</script><b>&\u2028' }])
  expect(text).not.toMatch(/<|\u2028/)
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>&\u2028' }] })
})

test('a photo with a credit is not claimed to be made by the brand', () => {
  const photos = [{ credit: 'Ama' }, {}].map((more) =>
    photoSchema.parse({ id: 1, image: '/a.jpg', ...more }),
  )
  const { associatedMedia } = galleryJsonLd('Galerie', photos, defaultSettings)
  expect(associatedMedia).toMatchObject([
    { creditText: 'Ama', creator: undefined, copyrightNotice: undefined },
    { creditText: defaultSettings.productName, creator: { '@id': expect.any(String) } },
  ])
})

test('settings that the owner has not filled in are left out', () => {
  const text = textOf([organizationJsonLd(defaultSettings)])
  expect(text).not.toContain('example')
  expect(text).not.toContain('telephone')
  expect(text).toContain('Cotonou')
})

test('A44 the pages of the company elsewhere are named, Instagram too where it is set', () => {
  const photoSite = 'https://www.instagram.com/rayonne'
  const socials = { ...defaultSettings.socials, photoSite }
  expect(organizationJsonLd({ ...defaultSettings, socials }).sameAs).toEqual([photoSite])
})

describe('an event', () => {
  const located = { ...event, place: 'Canal, Paris' }
  const place = { '@type': 'Place', name: 'Canal, Paris', address: 'Canal, Paris' }
  const liveUrl = 'https://exemple.org/direct'
  const nodeOf = (more: Partial<Event>, site = defaultSettings) =>
    eventJsonLd({ ...located, ...more }, site)

  test('A11 has its instant in Cotonou, or its day alone; its end, else that of calendars', () => {
    expect(nodeOf({})?.startDate).toBe('2026-12-05T20:00:00+01:00')
    expect(nodeOf({})?.endDate).toBe('2026-12-05T22:00:00+01:00')
    expect(nodeOf({ time: undefined })?.endDate).toBe('2026-12-05')
    expect(nodeOf({ end: { date: '2026-12-06', time: '02:00' } })?.endDate).toBe(
      '2026-12-06T02:00:00+01:00',
    )
    const day = nodeOf({ time: undefined, end: { date: '2026-12-07' } })
    expect([day?.startDate, day?.endDate]).toEqual(['2026-12-05', '2026-12-07'])
    expect(nodeOf({ date: undefined })).toBeUndefined()
  })

  test('A59 without any place there is none, however it is shown live; with both it is mixed', () => {
    expect(defaultSettings.eventPlace).toBeUndefined()
    expect(eventJsonLd(event, defaultSettings)).toBeUndefined()
    expect(eventJsonLd({ ...event, liveUrl }, defaultSettings)).toBeUndefined()
    expect(nodeOf({})).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [place],
    })
    expect(nodeOf({ liveUrl })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [place, { '@type': 'VirtualLocation', url: liveUrl }],
    })
  })

  test('has its own place before the common one of the settings', () => {
    const site = { ...defaultSettings, eventPlace: 'Villa Rayonne', city: 'Cotonou' }
    expect(nodeOf({}, site)?.location).toEqual([place])
    expect(eventJsonLd(event, site)).toMatchObject({
      location: [{ name: 'Villa Rayonne', address: { addressLocality: 'Cotonou' } }],
    })
  })

  test('says price, tickets and state where the owner does', () => {
    expect(nodeOf({})).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      isAccessibleForFree: undefined,
      offers: undefined,
    })
    const tickets = 'https://exemple.org/billets'
    const sold = { price: '5 000 FCFA', tickets, liveUrl: 'https://exemple.org/direct' }
    expect(nodeOf(sold)).toMatchObject({
      isAccessibleForFree: false,
      offers: { url: tickets, price: 5000, priceCurrency: 'XOF' },
    })
    for (const [state, name] of [
      ['cancelled', 'EventCancelled'],
      ['postponed', 'EventPostponed'],
    ] as const) {
      expect(nodeOf({ ...sold, state })).toMatchObject({
        eventStatus: `https://schema.org/${name}`,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        offers: undefined,
      })
    }
    const free = nodeOf({ price: 'Gratuit' })
    expect(free).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, url: free?.url },
    })
    expect(nodeOf({ price: 'À la porte' })?.offers).toBeUndefined()
  })
})

test('a video has the URL of its embedded player; without a date of publication there is none', () => {
  const video: Video = {
    id: '1',
    title: 'Film',
    thumbnail: undefined,
    categorySlug: undefined,
    description: undefined,
    youtubeUrl: undefined,
    youtubeId: 'abcdef1',
    createdAt: '2026-01-02',
    duration: 'PT0H4M32S',
  }
  const node = videoJsonLd('beaute', video, 'Texte', defaultSettings)
  expect(node).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdef1?autoplay=1&rel=0',
    uploadDate: '2026-01-02T00:00:00.000Z',
    duration: 'PT0H4M32S',
  })
  for (const lacking of [
    { youtubeId: undefined },
    { createdAt: 'hier' },
    { createdAt: undefined },
  ]) {
    expect(
      videoJsonLd('beaute', { ...video, ...lacking }, 'Texte', defaultSettings),
    ).toBeUndefined()
  }
})

test('R100 the price list reads the amounts as the page prints them', () => {
  const text = textOf([beautySalonJsonLd(defaultSettings)])
  expect(text).toContain('"minPrice":10000,"maxPrice":25000')
  expect(text).toContain('"price":5000')
  expect(text).not.toContain('NaN')
  expect(text).toContain('"priceRange":"5 000 à 25 000 F"')
})

test('A38 each question appears once', () => {
  expect(faqJsonLd(defaultFaqEntries).mainEntity).toHaveLength(3)
})

test('breadcrumbs begin at the home page', () => {
  expect(breadcrumbsTo('/')).toEqual([{ name: 'Accueil', path: '/' }])
  const current = { name: 'Villa', path: '/immobilier?maison=7' }
  expect(breadcrumbsTo('/immobilier?onglet=louer', current).map(({ name }) => name)).toEqual([
    'Accueil',
    'Immobilier',
    'Maisons à louer',
    'Villa',
  ])
})
