import type { Resource } from '../../../contract/endpoints'
import { dayAfter, dayInCotonou } from '../../../contract/formatting/dates'
import type { MockEvent, MockHouse, MockPhoto, MockVideo } from '../types'
import { picture } from './media-paths'
import { youtubeId } from './videos'

const categories = ['documentaires', 'portraits', 'histoires']

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Forty words, others for each item: texts of an owner differ. */
function ownText(seed: number): string {
  const syllables = ['ba', 'ko', 'té', 'lu', 'mi', 'ra', 'so', 'né', 'wa', 'gi']
  const word = (number: number) => [...String(number)].map((it) => syllables[Number(it)]).join('')
  return `${times(40, (index) => word((seed * 7919 + index * 104_729) % 99_991)).join(' ')}.`
}

/** Videos, the newest first, in three categories. */
function manyVideos(count: number, series = 'film'): MockVideo[] {
  const today = dayInCotonou()
  return times(count, (index) => ({
    id: index + 1,
    title: `${series === 'film' ? 'Reportage' : 'Soin'} numéro ${index + 1}`,
    youtube_url: `https://youtu.be/${youtubeId(series, index)}`,
    thumbnail: picture(`${series}-${index % 50}`, 640, 360),
    created_at: `${dayAfter(today, -index)}T10:00:00+01:00`,
    categorySlug: categories[index % categories.length],
    description: ownText(series === 'film' ? index : index + count),
  }))
}

/** Photos of four formats, with their dimensions. */
function manyPhotos(count: number, series = 'vue'): MockPhoto[] {
  const heights = [600, 900, 400, 760]
  return times(count, (index) => {
    const [width, height] = [800, heights[index % heights.length] ?? 600]
    const image = picture(`${series}-${index % 50}`, width, height)
    return { id: index + 1, title: `Photo numéro ${index + 1}`, image, width, height }
  })
}

/** Forty upcoming events, more than a page of the list holds, then past ones; the latest first, none today. */
function manyEvents(count: number): MockEvent[] {
  const today = dayInCotonou()
  return times(count, (index) => ({
    id: index + 1,
    slug: `soiree-${index + 1}`,
    title: `Soirée numéro ${index + 1}`,
    date: dayAfter(today, index < 40 ? 40 - index : 39 - index),
    time: '19:00',
    poster: picture(`affiche-${index % 50}`, 800, 1000),
    description: `Une rencontre ouverte à tous, à Cotonou et en ligne. ${ownText(index)}`,
  }))
}

/** Houses in turn for sale and to rent. */
function manyHouses(count: number): Partial<MockHouse>[] {
  return times(count, (index) => ({
    id: index + 1,
    titre: `Villa numéro ${index + 1}`,
    adresse: 'Fidjrossè, Cotonou',
    prix: 25_000_000,
    status: index % 2 === 0 ? 'vente' : 'louer',
    description: ownText(index),
    photo_principale: picture(`maison-${index % 50}`, 1200, 800),
  }))
}

/** Contents of every list in pages, with as many items each. */
export function listContents(count: number): Partial<Record<Resource, object[]>> {
  return {
    'medias-videos': manyVideos(count),
    'beauty-videos': manyVideos(count, 'soin'),
    'medias-photos': manyPhotos(count),
    'beauty-photos': manyPhotos(count, 'salon'),
    'medias-events': manyEvents(count),
    'immo-maisons': manyHouses(count),
  }
}
