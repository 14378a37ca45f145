/** The colours and the general picture that a card takes. */
export const cardUniverses = ['accueil', 'medias', 'beaute', 'voyage', 'immobilier'] as const
export type CardUniverse = (typeof cardUniverses)[number]

/** What has a card of its own beside the universes; the name is a folder of its address. */
export const cardOwners = [
  'evenement',
  'video',
  'video-beaute',
  'formation',
  'destination',
  'maison',
] as const
export type CardOwner = (typeof cardOwners)[number]

/** Whose card it is: a universe's general one, or that of one thing. */
export type CardKey = { kind: CardUniverse } | { kind: CardOwner; id: string }

/** Everything that a card shows. `picture` is an address: `/images/…` of this site, or absolute. */
export type CardSubject = {
  key: CardKey
  universe: CardUniverse
  eyebrow: string
  title: string
  detail?: string
  picture?: string
  /** A play sign on the picture. */
  playable?: boolean
}
