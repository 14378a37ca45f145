/** The names under which the site knows what may have changed (see its /api/revalidate). */
export const KINDS = [
  'accueil-header-video',
  'beauty-header-video',
  'voyage-header-video',
  'immo-header-video',
  'medias-events',
  'medias-videos',
  'medias-photos',
  'beauty-formations',
  'beauty-photos',
  'beauty-videos',
  'immo-maisons',
] as const

export type Kind = (typeof KINDS)[number]

const isHeader = (kind: Kind) => kind.endsWith('-header-video')

/** What may show an uploaded file: headers show videos, everything else shows pictures. */
export function kindsUsingFile(file: { mimeType?: unknown }): Kind[] {
  return KINDS.filter((kind) => isHeader(kind) === (file.mimeType === 'video/mp4'))
}
