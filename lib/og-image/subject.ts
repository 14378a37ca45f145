/** The colours and the general picture that a card takes. */
export const ogImageAreas = ['accueil', 'medias', 'beaute', 'voyage', 'immobilier'] as const
export type OgImageArea = (typeof ogImageAreas)[number]

/** What has a card of its own beside the universes; the name is a folder of its address. */
export const ogImageKinds = [
  'evenement',
  'video',
  'video-beaute',
  'formation',
  'destination',
  'maison',
] as const
export type OgImageKind = (typeof ogImageKinds)[number]

/** Whose card it is: a universe's general one, or that of one thing. */
export type OgImageKey = { kind: OgImageArea } | { kind: OgImageKind; id: string }

/** Everything that a card shows. `picture` is an address: `/images/…` of this site, or absolute. */
export type OgImageSubject = {
  key: OgImageKey
  universe: OgImageArea
  eyebrow: string
  title: string
  detail?: string
  picture?: string
  /** A play sign on the picture. */
  playable?: boolean
}
