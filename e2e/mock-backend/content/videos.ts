import { addDays } from '../days'
import type { ContentOptions, MockVideo } from '../types'
import { picture } from './media-paths'

/** Every form of address that names a video. */
const urlForms = [
  (id: string) => `https://youtu.be/${id}`,
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://www.youtube.com/embed/${id}`,
  (id: string) => `https://www.youtube.com/watch?t=12&v=${id}`,
]

const categories = ['documentaires', 'portraits', 'histoires']

const mediaTitles = [
  ...['Les bâtisseuses de Porto-Novo', 'Ganvié, la vie sur l’eau'],
  ...['Revenir : trois familles racontent', 'Le tissu d’Abomey', 'Une voix de Montréal'],
  ...['Zémidjans, la ville en mouvement', 'Le studio de Fidjrossè', 'Cuisine de mère en fille'],
  ...['Paris, rue des Poissonniers', 'Le coton, de la graine au pagne', 'Danser à Bruxelles'],
  ...['La pêche à l’épervier', 'Apprendre le fon à vingt ans', 'Les toits de Ouidah'],
  ...['Un atelier à Parakou', 'La lettre de New York'],
]

/** The id of the n-th video, in the form that players accept. */
export function youtubeId(series: string, index: number): string {
  return `${series}${String(index + 1).padStart(11 - series.length, '0')}`
}

function video(
  series: string,
  title: string,
  index: number,
  { base, today }: ContentOptions,
): MockVideo {
  const form = urlForms[index % urlForms.length]
  const thumbnail = picture(`${series}-${index + 1}`, 640, 360)
  return {
    id: index + 1,
    title,
    youtube_url: form ? form(youtubeId(series, index)) : '',
    thumbnail: index % 3 === 1 ? `${base}${thumbnail}` : thumbnail,
    created_at: `${addDays(today, -5 * index - 1)}T10:00:00+01:00`,
  }
}

/** What the backend may send of a sample video. */
const sample = {
  description: 'Le lecteur joue un film libre.\nLe vôtre viendra ici.',
  transcription: 'Bonjour et bienvenue.\nOn entend la mer.',
  exemple: true,
}

/** Sixteen videos, the newest first; the fifth is a sample, the last one belongs to no category. */
export function mediaVideos(options: ContentOptions): MockVideo[] {
  return mediaTitles.map((title, index) => ({
    ...video('medias', title, index, options),
    ...(index === 4 && sample),
    ...(index < mediaTitles.length - 1 && { categorySlug: categories[index % categories.length] }),
  }))
}

const beautyTitles = [
  ...['Soin du visage à l’argile', 'Tresses collées, pas à pas', 'Pose de faux cils'],
  ...['Massage relaxant', 'Manucure éclat', 'Gommage au karité', 'Maquillage de mariée'],
  ...['Barbe et contours', 'Coulisses de la formation', 'Le salon au petit matin'],
]

/** Ten beauty videos in two categories. */
export function beautyVideos(options: ContentOptions): MockVideo[] {
  return beautyTitles.map((title, index) => ({
    ...video('beaute', title, index, options),
    categorySlug: index % 2 === 0 ? 'soins' : 'coiffure',
  }))
}
