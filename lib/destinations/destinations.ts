import { z } from 'zod'
import guides from '@/contract/default-contents/destinations.json'
import type { BackendPicture } from '@/lib/backend/picture'
import { common, commonFields, id, optionalText, title } from '@/lib/backend/schemas'
import type { SitePicture } from '@/lib/site-settings/site-picture'
import { destinationCopy } from './copy'

/** A list with a heading. */
export type ListBlock = { heading: string; items: readonly string[]; ordered?: true }

/** A description list: terms with short texts. */
export type TermsBlock = { terms: readonly { term: string; text: string }[] }

/** A block of a guide's section: a paragraph, a list, or a description list. */
export type TextBlock = string | ListBlock | TermsBlock

const text = optionalText.catch(undefined)
const texts = listOf(text)

/** A list of which what does not fit is left out. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item.nullish().catch(null))
    .nullish()
    .catch(undefined)
    .transform((items) => (items ?? []).flatMap((it) => it ?? []) as NonNullable<z.output<Item>>[])
}

const sentSchema = z.object({
  id,
  ...commonFields,
  slug: text,
  title,
  image: z.string().nullish().catch(undefined),
  image_alt: text,
  accroche: text,
  presentation: text,
  description: text,
  en_pays: text,
  langue: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .catch(undefined),
  sejour: text,
  traitement: text,
  monnaie: text,
  visa: text,
  etapes: texts,
  pieces: texts,
  visa_note: text,
  duree: text,
  repas: text,
  plats: texts,
  tables: texts,
  repas_note: text,
  conseils: listOf(z.object({ titre: title, texte: title })),
})

/** One destination with its guide as pages show it, from what a backend sends; all but its name is optional. */
export const guideSchema = sentSchema.transform((sent) => {
  const { picture, formerSlugs, updatedAt } = common(sent, sent.image)
  const slug = sent.slug ?? sent.id
  return {
    id: sent.id,
    slug,
    ...(formerSlugs && { formerSlugs }),
    ...(updatedAt && { updatedAt }),
    name: sent.title,
    picture: pictureOf([slug, ...(formerSlugs ?? [])], picture, sent.image_alt),
    /** One sentence for cards. */
    line: sent.accroche,
    /** The sentence under the page's title. */
    lead: sent.presentation,
    /** For search engines. */
    description: sent.description,
    /** The name with its French preposition: «en Espagne». */
    inCountry: sent.en_pays,
    /** The language of the words that the guide quotes, where it is not French. */
    language: sent.langue,
    /** The length of a short stay, the processing time of the visa, the currency: as displayed. */
    facts: { stay: sent.sejour, processing: sent.traitement, currency: sent.monnaie },
    ...sectionsOf(sent),
  }
})

export type Destination = z.output<typeof guideSchema>

/**
 * The backend's picture; behind it, or without one, the site's drawing of the country, or that of Voyage.
 * @param slugs that the destination has and had
 * @param alt what the picture shows, for those who do not see it
 */
function pictureOf(slugs: readonly string[], picture: BackendPicture | undefined, alt = '') {
  const drawn = guides.find((guide) => slugs.includes(guide.slug))
  const src = drawn ? `/images/destinations/${drawn.slug}.jpg` : '/images/hero/voyage.jpg'
  const own = { src, alt: picture || !drawn ? '' : alt }
  return { own, ...(picture && { replacement: { src: picture, alt } }) } satisfies SitePicture
}

type SectionKey = (typeof destinationCopy.sections)[number]['key']

/** The four sections of a guide; what the backend does not tell is left out. */
function sectionsOf(sent: z.output<typeof sentSchema>): Record<SectionKey, readonly TextBlock[]> {
  const { lists } = destinationCopy
  const terms = sent.conseils.map(({ titre: term, texte }) => ({ term, text: texte }))
  return {
    visa: [
      ...paragraphs(sent.visa),
      ...listBlock(lists.steps, sent.etapes).map((list) => ({ ...list, ordered: true as const })),
      ...listBlock(lists.documents, sent.pieces),
      ...paragraphs(sent.visa_note),
    ],
    duree: paragraphs(sent.duree),
    repas: [
      ...paragraphs(sent.repas),
      ...listBlock(lists.dishes, sent.plats),
      ...listBlock(lists.tables, sent.tables),
      ...paragraphs(sent.repas_note),
    ],
    autres: terms.length > 0 ? [{ terms }] : [],
  }
}

/** Each line is a paragraph. */
const paragraphs = (text = '') => text.split('\n').flatMap((line) => line.trim() || [])

const listBlock = (heading: string, items: readonly string[]): ListBlock[] =>
  items.length > 0 ? [{ heading, items }] : []

/** The destinations while a backend has none, in the order of the carousel. */
export const defaultDestinations: Destination[] = guides.map((guide) =>
  guideSchema.parse({ id: guide.slug, ...guide }),
)

/** The path of a destination's page. */
export const destinationPath = ({ slug }: Pick<Destination, 'slug'>) =>
  `/voyage/destination/${encodeURIComponent(slug)}`

/** The WhatsApp message that requests a quote. */
export const destinationMessage = ({ inCountry, name }: Pick<Destination, 'inCountry' | 'name'>) =>
  `Bonjour, je souhaite recevoir un devis pour un voyage ${inCountry ?? `(${name})`}. Merci d’avance.`
