import { describe, expect, test } from 'vitest'
import type { Event, House, Video } from '@/lib/backend/schemas'
import { faqJsonLd } from '@/lib/destinations/json-ld'
import { eventJsonLd } from '@/lib/events/json-ld'
import { houseJsonLd } from '@/lib/houses/json-ld'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { serializeJsonLd } from '@/lib/seo/json-ld'
import { organizationJsonLd } from '@/lib/seo/organization-json-ld'
import { defaultFaqEntries } from '@/lib/shared/default-contents/faq'
import { defaultSettings } from '@/lib/site/default-settings'
import { beautySalonJsonLd } from '@/lib/treatments/json-ld'
import { videoJsonLd } from '@/lib/videos/json-ld'

const event: Event = {
  id: '1',
  slug: 'veillee',
  title: 'Veillée',
  date: '2026-12-05',
  time: '20:00',
  poster: undefined,
  description: undefined,
  liveUrl: undefined,
}
const house: House = {
  id: '7',
  title: 'Villa',
  address: 'Calavi',
  bedrooms: 3,
  showers: 2,
  price: '25000000',
  rentPeriod: undefined,
  status: 'vente',
  mainPhoto: undefined,
  photos: [],
}

test('no text in a graph can close its script element', () => {
  const text = serializeJsonLd([{ '@type': 'Thing', name: '</script><b>&\u2028' }])
  expect(text).not.toMatch(/<|\u2028/)
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>&\u2028' }] })
})

test('settings that the owner has not filled in are left out', () => {
  const text = serializeJsonLd([organizationJsonLd(defaultSettings)])
  expect(text).not.toContain('example')
  expect(text).not.toContain('telephone')
  expect(text).toContain('Cotonou')
})

describe('an event', () => {
  test('A11 has its instant in Cotonou, or its day alone', () => {
    expect(eventJsonLd(event, defaultSettings)?.startDate).toBe('2026-12-05T20:00:00+01:00')
    expect(eventJsonLd({ ...event, time: undefined }, defaultSettings)?.startDate).toBe(
      '2026-12-05',
    )
    expect(eventJsonLd({ ...event, date: undefined }, defaultSettings)).toBeUndefined()
  })

  test('has its end and its own place, beside the live link', () => {
    const full = { ...event, end: { date: '2026-12-06', time: '02:00' }, place: 'Canal, Paris' }
    const place = { '@type': 'Place', name: 'Canal, Paris', address: 'Canal, Paris' }
    expect(eventJsonLd(full, defaultSettings)).toMatchObject({
      endDate: '2026-12-06T02:00:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [place],
    })
    const liveUrl = 'https://exemple.org/direct'
    expect(eventJsonLd({ ...full, liveUrl }, defaultSettings)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [place, { '@type': 'VirtualLocation', url: liveUrl }],
    })
    expect(eventJsonLd({ ...event, end: { date: '2026-12-07' } }, defaultSettings)?.endDate).toBe(
      '2026-12-07',
    )
  })

  test('has its own place before the common one of the settings', () => {
    const site = { ...defaultSettings, eventPlace: 'Villa Rayonne', city: 'Cotonou' }
    const place = { '@type': 'Place', name: 'Canal, Paris', address: 'Canal, Paris' }
    expect(eventJsonLd({ ...event, place: 'Canal, Paris' }, site)?.location).toEqual([place])
    expect(eventJsonLd(event, site)).toMatchObject({
      location: [{ name: 'Villa Rayonne', address: { addressLocality: 'Cotonou' } }],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    })
  })

  test('has a location only where one is known', () => {
    expect(defaultSettings.eventPlace).toBeUndefined()
    expect(eventJsonLd(event, defaultSettings)?.location).toBeUndefined()
    expect(
      eventJsonLd({ ...event, liveUrl: 'https://exemple.org/direct' }, defaultSettings),
    ).toMatchObject({
      location: [{ '@type': 'VirtualLocation', url: 'https://exemple.org/direct' }],
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    })
  })
})

test('a video has the URL of its embedded player, and no upload date from an invalid date', () => {
  const video: Video = {
    id: '1',
    title: 'Film',
    thumbnail: undefined,
    categorySlug: undefined,
    youtubeUrl: undefined,
    youtubeId: 'abcdef1',
    createdAt: 'hier',
  }
  const node = videoJsonLd('beaute', video, 'Texte', defaultSettings)
  expect(node).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdef1?autoplay=1&rel=0',
    uploadDate: undefined,
  })
  expect(
    videoJsonLd('beaute', { ...video, youtubeId: undefined }, 'Texte', defaultSettings),
  ).toBeUndefined()
})

test('a house has a price in CFA francs, and none when the price is text', () => {
  expect(houseJsonLd(house)).toMatchObject({ price: 25_000_000, priceCurrency: 'XOF' })
  expect(houseJsonLd({ ...house, price: 'À débattre' })).toMatchObject({
    price: undefined,
    priceCurrency: undefined,
  })
})

test('a house that was sold or rented is sold out; one on offer says nothing', () => {
  const sold = { ...house, concluded: { as: 'vendue' as const } }
  expect(houseJsonLd(sold).availability).toBe('https://schema.org/SoldOut')
  expect(houseJsonLd(house).availability).toBeUndefined()
})

test('A24 a rent has its period when the backend sends one', () => {
  const rental = { ...house, status: 'louer', price: 450_000 }
  expect(houseJsonLd(rental)).toMatchObject({ priceSpecification: undefined })
  expect(houseJsonLd({ ...rental, rentPeriod: 'mois' })).toMatchObject({
    priceSpecification: { price: 450_000, priceCurrency: 'XOF', unitCode: 'MON' },
  })
})

test('R100 the price list reads the amounts as the page prints them', () => {
  const text = serializeJsonLd([beautySalonJsonLd(defaultSettings)])
  expect(text).toContain('"minPrice":10000,"maxPrice":25000')
  expect(text).toContain('"price":5000')
  expect(text).not.toContain('NaN')
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
