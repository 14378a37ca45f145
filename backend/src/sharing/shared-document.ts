import * as francs from '../../../contract/formatting/francs'
import { youtubeId } from '../../../contract/video-address'
import { longDay } from '../days'

type TextName =
  | ('_status' | 'status' | 'slug' | 'youtube_url' | 'title' | 'titre' | 'date' | 'time')
  | ('accroche' | 'place' | 'adresse')

type SharedDocument = Partial<Record<TextName, string | null>> &
  Partial<Record<'tarif' | 'prix', number | string | null>> & { public_slugs?: string[] | null }

/** The path on the site of a content that is online: its page, or the page that shows it. */
export function publicPath(collection: string, id: number | string, doc: SharedDocument): string {
  // A draft may change the slug; visitors have the last one that was public.
  const slug = (doc._status === 'draft' ? doc.public_slugs?.at(-1) : doc.slug) ?? ''
  const video = youtubeId(doc.youtube_url ?? '') ?? ''
  const paths: Record<string, string> = {
    evenements: `/medias/mediaevenements/${encodeURIComponent(slug)}`,
    formations: `/beaute/formations/${encodeURIComponent(slug)}`,
    destinations: `/voyage/destination/${encodeURIComponent(slug)}`,
    maisons: `/immobilier?${doc.status === 'louer' ? 'onglet=louer&' : ''}maison=${id}`,
    videos: `/medias/videoplayers?v=${video}`,
    'videos-beaute': `/beaute/videoplayers?v=${video}`,
    photos: '/medias/mediagalerie',
    'photos-beaute': '/beaute/photobeaute',
  }
  return paths[collection] ?? '/'
}

/** A message that is ready to be sent: what it is, when, where, for how much, and its address, line by line. */
export function broadcastText(doc: SharedDocument, address: string): string {
  const { title, titre, accroche, place, adresse, tarif, prix } = doc
  const price =
    typeof tarif === 'string' ? francs.formatWrittenPrice(tarif) : francs.formatPrice(tarif ?? prix)
  const lines = [
    ['', title ?? titre],
    ['', accroche],
    ['📅 ', whenOf(doc)],
    ['📍 ', place ?? adresse],
    ['💰 ', price ?? (prix === undefined ? '' : francs.priceOnRequest)],
    ['👉 ', address],
  ]
  return lines.flatMap(([sign, text]) => (text ? `${sign}${text}` : [])).join('\n')
}

/** `Samedi 28 novembre, 20 h`. */
function whenOf({ date, time }: SharedDocument): string | undefined {
  if (!date) return undefined
  const day = longDay(date.slice(0, 10))
  const clock = time?.replace(/^0?(\d+):(\d\d)$/, ', $1 h $2').replace(/ 00$/, '') ?? ''
  return day.charAt(0).toUpperCase() + day.slice(1) + clock
}
