import { z } from 'zod'
import { common, commonFields, id, optionalText, title } from './schemas'

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

/** One destination with the texts of its guide; all but its name is optional. */
export const destinationSchema = z
  .object({
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
  .transform(({ image, ...sent }) => {
    const { formerSlugs, updatedAt, ...body } = common(sent, image)
    return {
      id: body.id,
      slug: body.slug ?? body.id,
      ...(formerSlugs && { formerSlugs }),
      ...(updatedAt && { updatedAt }),
      name: body.title,
      picture: body.picture,
      /** What the picture shows, for those who do not see it. */
      pictureAlt: body.image_alt,
      /** One sentence for cards. */
      line: body.accroche,
      /** The sentence under the page's title. */
      lead: body.presentation,
      /** For search engines. */
      description: body.description,
      /** The name with its French preposition: «en Espagne». */
      inCountry: body.en_pays,
      /** The language of the words that the guide quotes, where it is not French. */
      language: body.langue,
      /** The length of a short stay, the processing time of the visa, the currency: as displayed. */
      facts: { stay: body.sejour, processing: body.traitement, currency: body.monnaie },
      visa: body.visa,
      steps: body.etapes,
      documents: body.pieces,
      visaNote: body.visa_note,
      duration: body.duree,
      meals: body.repas,
      dishes: body.plats,
      tables: body.tables,
      mealsNote: body.repas_note,
      tips: body.conseils.map(({ titre: term, texte }) => ({ term, text: texte })),
    }
  })

/** What a backend sends of a destination, under the site's names. */
export type SentDestination = z.infer<typeof destinationSchema>
