import { dayAfter } from '../../../contract/formatting/dates'
import type { MockEvent, MockHouse, MockPhoto, MockVideo } from '../types'
import { picture } from './media-paths'
import oddTitles from './odd-titles.json' with { type: 'json' }
import { youtubeId } from './videos'

/** Edge cases of titles: markup, quotes, right-to-left text, long words, the limit of 20 characters. */
export { oddTitles }

/** One item per odd title. */
const titled = <T>(more: (index: number, title: string) => T) =>
  Object.values(oddTitles).map((title, index) => ({
    ...{ id: 100 + index, title },
    ...more(index, title),
  }))

/** One event per odd title, all ahead; then one without time, one without slug, one without date. */
export function oddEvents(today: string): MockEvent[] {
  const date = dayAfter(today, 60)
  return [
    ...titled((index, title) => ({
      ...{ slug: `etrange-${index}`, date: dayAfter(today, 2 + index), time: '18:00' },
      ...{ poster: picture(`etrange-${index}`, 800, 1000), description: title },
    })),
    {
      ...{ id: 201, slug: 'sans-heure', title: 'Sans heure', date, tarif: '0 FCFA' },
      poster: picture('heure', 800, 1000),
    },
    { id: 202, title: 'Sans adresse', date, time: '25:99', poster: picture('slug', 800, 1000) },
    { id: 203, slug: 'sans-date', title: 'Sans date', live_url: null },
    { id: 204, slug: 'sans-affiche', title: 'Sans affiche', date, time: '12:00', poster: '' },
  ]
}

/** One video per odd title; then an unknown address, no thumbnail, no date. */
export function oddVideos(): MockVideo[] {
  return [
    ...titled((index) => ({
      youtube_url: `https://youtu.be/${youtubeId('odd', index)}`,
      thumbnail: picture(`etrange-${index}`, 640, 360),
      created_at: `2025-01-${String(10 + index)}T08:00:00Z`,
    })),
    { id: 201, title: 'Adresse inconnue', youtube_url: 'https://exemple.bj/film' },
    { id: 202, title: 'Sans vignette', youtube_url: `https://youtu.be/${youtubeId('odd', 90)}` },
  ]
}

/** One photo per odd title, the last with a picture that does not exist. */
export function oddPhotos(): MockPhoto[] {
  const shown = titled((index) => ({ image: picture(`etrange-${index}`, 640, 480) }))
  return [...shown, { id: 201, title: 'Image absente', image: '/media/absente.jpg' }]
}

/** Houses with an unknown status, an empty one, no extra photo, and a price in words; a land, and others without a price. */
export function oddHouses(): MockHouse[] {
  const house = (id: number, more: Partial<MockHouse>): MockHouse => ({
    id,
    titre: `Maison ${id}`,
    adresse: 'Cotonou',
    chambres: 3,
    douches: 2,
    prix: 40_000_000,
    photo_principale: picture(`etrange-${id}`, 1200, 800),
    photos: [],
    ...more,
  })
  return [
    house(301, { status: 'vendu', titre: 'Autre statut' }),
    house(302, { status: '', titre: 'Statut vide' }),
    house(303, { status: ' Louer ', titre: oddTitles.ampersand }),
    house(304, { status: 'vente', titre: oddTitles.long, prix: 'À débattre' }),
    house(305, { status: 'vente', titre: 'Terrain', prix: 0, chambres: 0, douches: '0' }),
    house(306, { status: 'vente', prix: null }),
    house(307, { status: 'vente', prix: '' }),
  ]
}

/** Contents with odd titles in every list, and numbers of the owner as people write them. */
export const oddContents = (today: string) => ({
  'site-settings': {
    identity: {
      company_phone: '+33 (0)6.12.34.56.78',
      whatsapp: { immobilier: '00229 97.00.00.00' },
    },
  },
  'medias-events': oddEvents(today),
  'medias-photos': oddPhotos(),
  'immo-maisons': oddHouses(),
  'beauty-formations': titled((index) => ({ slug: `étrange ${index}`, affiche: '' })),
})
