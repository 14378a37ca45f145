import { addDays } from '../days'
import type { Scene, StubVideo } from '../types'
import { picture } from './addresses'

/** Every address form that names a video (readings A7). */
const ADDRESS_FORMS = [
  (id: string) => `https://youtu.be/${id}`,
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://www.youtube.com/embed/${id}`,
  (id: string) => `https://www.youtube.com/watch?t=12&v=${id}`,
]

const CATEGORIES = ['documentaires', 'portraits', 'histoires']

const MEDIA_TITLES = [
  'Les bâtisseuses de Porto-Novo',
  'Ganvié, la vie sur l’eau',
  'Revenir : trois familles racontent',
  'Le tissu d’Abomey',
  'Une voix de Montréal',
  'Zémidjans, la ville en mouvement',
  'Le studio de Fidjrossè',
  'Cuisine de mère en fille',
  'Paris, rue des Poissonniers',
  'Le coton, de la graine au pagne',
  'Danser à Bruxelles',
  'La pêche à l’épervier',
  'Apprendre le fon à vingt ans',
  'Les toits de Ouidah',
  'Un atelier à Parakou',
  'La lettre de New York',
]

/** The id of the n-th film, of the shape that players recognise. */
export function youtubeId(series: string, index: number): string {
  return `${series}${String(index + 1).padStart(11 - series.length, '0')}`
}

function film(series: string, title: string, index: number, { base, today }: Scene): StubVideo {
  const form = ADDRESS_FORMS[index % ADDRESS_FORMS.length]
  const thumbnail = picture(`${series}-${index + 1}`, 640, 360)
  return {
    id: index + 1,
    title,
    youtube_url: form ? form(youtubeId(series, index)) : '',
    thumbnail: index % 3 === 1 ? `${base}${thumbnail}` : thumbnail,
    created_at: `${addDays(today, -5 * index - 1)}T10:00:00+01:00`,
  }
}

/** Sixteen films, the newest first; the last one belongs to no category. */
export function videos(scene: Scene): StubVideo[] {
  return MEDIA_TITLES.map((title, index) => ({
    ...film('medias', title, index, scene),
    ...(index < MEDIA_TITLES.length - 1
      ? { categorySlug: CATEGORIES[index % CATEGORIES.length] }
      : {}),
  }))
}

const BEAUTY_TITLES = [
  'Soin du visage à l’argile',
  'Tresses collées, pas à pas',
  'Pose de faux cils',
  'Massage relaxant',
  'Manucure éclat',
  'Gommage au karité',
  'Maquillage de mariée',
  'Barbe et contours',
  'Coulisses de la formation',
  'Le salon au petit matin',
]

/** Ten beauty films in two categories. */
export function beautyVideos(scene: Scene): StubVideo[] {
  return BEAUTY_TITLES.map((title, index) => ({
    ...film('beaute', title, index, scene),
    categorySlug: index % 2 === 0 ? 'soins' : 'coiffure',
  }))
}
