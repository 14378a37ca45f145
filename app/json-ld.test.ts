import { describe, expect, test } from 'vitest'
import type { Event, Maison, Video } from '@/lib/backend/schemas'
import { settings } from '@/lib/site/settings'
import { beautySalonNode } from '@/lib/treatments/json-ld'
import { eventNode } from '@/lib/events/json-ld'
import { houseNode } from '@/lib/houses/json-ld'
import { videoNode } from '@/lib/videos/json-ld'
import { graphText } from '@/lib/seo/json-ld'
import { organizationNode } from '@/lib/site/json-ld'
import { trailTo } from '@/lib/seo/breadcrumbs'
import { faqNode } from '@/lib/destinations/json-ld'

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
const house: Maison = {
  id: '7',
  titre: 'Villa',
  adresse: 'Calavi',
  chambres: 3,
  douches: 2,
  prix: '25000000',
  status: 'vente',
  photoPrincipale: undefined,
  photos: [],
}

test('nothing in a graph ends its script', () => {
  const text = graphText([{ '@type': 'Thing', name: '</script><b>&\u2028' }])
  expect(text).not.toMatch(/<|\u2028/)
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>&\u2028' }] })
})

test('what the owner has not filled in is not told', () => {
  const text = graphText([organizationNode()])
  expect(text).not.toContain('example')
  expect(text).not.toContain('telephone')
  expect(text).toContain('Cotonou')
})

describe('an event', () => {
  test('A11 has its instant in Cotonou, or its day alone', () => {
    expect(eventNode(event)?.startDate).toBe('2026-12-05T20:00:00+01:00')
    expect(eventNode({ ...event, time: undefined })?.startDate).toBe('2026-12-05')
    expect(eventNode({ ...event, date: undefined })).toBeUndefined()
  })

  test('has a place only where one is known', () => {
    expect(settings.eventPlace).toBeUndefined()
    expect(eventNode(event)?.location).toBeUndefined()
    expect(eventNode({ ...event, liveUrl: 'https://exemple.org/direct' })).toMatchObject({
      location: [{ '@type': 'VirtualLocation', url: 'https://exemple.org/direct' }],
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    })
  })
})

test('a video has the address of the player that its page shows, and no invented day', () => {
  const video: Video = {
    id: '1',
    title: 'Film',
    thumbnail: undefined,
    categorySlug: undefined,
    youtubeUrl: undefined,
    youtubeId: 'abcdef1',
    createdAt: 'hier',
  }
  const node = videoNode('beaute', video, 'Texte')
  expect(node).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdef1?autoplay=1&rel=0',
    uploadDate: undefined,
  })
  expect(videoNode('beaute', { ...video, youtubeId: undefined }, 'Texte')).toBeUndefined()
})

test('a house is offered in CFA francs, or without a price in words', () => {
  expect(houseNode(house)).toMatchObject({ price: 25_000_000, priceCurrency: 'XOF' })
  expect(houseNode({ ...house, prix: 'À débattre' })).toMatchObject({
    price: undefined,
    priceCurrency: undefined,
  })
})

test('R100 the price list reads the amounts as the page prints them', () => {
  const text = graphText([beautySalonNode()])
  expect(text).toContain('"minPrice":10000,"maxPrice":25000')
  expect(text).toContain('"price":5000')
  expect(text).not.toContain('NaN')
})

test('A38 the questions are told once', () => {
  expect(faqNode().mainEntity).toHaveLength(3)
})

test('a trail begins at home', () => {
  expect(trailTo('/')).toEqual([{ name: 'Accueil', path: '/' }])
  const leaf = { name: 'Villa', path: '/immobilier?maison=7' }
  expect(trailTo('/immobilier?onglet=louer', leaf).map(({ name }) => name)).toEqual([
    'Accueil',
    'Immobilier',
    'Maisons à louer',
    'Villa',
  ])
})
