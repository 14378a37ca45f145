import { z } from 'zod'
import { validDay, validTime } from '@/contract/formatting/dates'
import { formatWrittenPrice } from '@/contract/formatting/francs'
import { withFrenchSpaces } from '@/contract/formatting/french-spaces'
import { youtubeId } from '@/contract/video-address'
import { validEnd } from '@/lib/dates/end'
import { backendPicture, fileAddress, pictureDetails } from './picture'
import { concludedOf, courseSessions, isoDuration } from './published-values'

/** Unpaired surrogates are removed: `encodeURIComponent` would throw on them. */
const text = z.string().transform((value) => value.replace(/\p{Surrogate}/gu, '').trim())
export const id = z.union([text, z.number().transform(String)]).pipe(z.string().min(1))
/** What visitors read. */
const frenchText = text.transform(withFrenchSpaces)
export const title = frenchText.pipe(z.string().min(1))
export const optionalText = frenchText.nullish().transform((value) => value || undefined)
const picture = z.string().nullish()
/** A picture beside the main one of its content. */
const otherPicture = z
  .object({ image: picture, ...pictureDetails })
  .transform(({ image, ...details }) => backendPicture(image, details))
const formerSlugs = z
  .array(z.unknown())
  .nullish()
  .catch(undefined)
  .transform((slugs) => slugs?.filter((slug) => typeof slug === 'string'))
/** What contents have in common, and what is told beside the picture of each. */
export const commonFields = {
  former_slugs: formerSlugs,
  /** Whether the content is a sample. */
  exemple: z.boolean().optional().catch(undefined),
  /** Since when the content is as it is: an ISO 8601 instant. */
  updated_at: optionalText.catch(undefined),
  ...pictureDetails,
}

/** The fields of a content under the site's names. @param address of its picture */
export function common<Sent extends z.infer<z.ZodObject<typeof commonFields>>>(
  sent: Sent,
  address: string | null | undefined,
) {
  const { former_slugs: formerSlugs, exemple, updated_at: updatedAt, ...more } = sent
  const { width, height, renditions, focal_point, ...rest } = more
  return {
    ...rest,
    ...(formerSlugs && { formerSlugs }),
    ...(exemple && { isExample: true as const }),
    ...(updatedAt && { updatedAt }),
    picture: backendPicture(address, { width, height, renditions, focal_point }),
  }
}

/** A number above zero, or a text that is one: a land has no rooms. */
const count = z
  .union([z.number(), z.string().trim()])
  .nullish()
  .transform(Number)
  .transform((number) => (number > 0 && number < Infinity ? number : undefined))

/** What became of an event that does not take place as announced. */
const eventStates = { annule: 'cancelled', reporte: 'postponed' } as const

/** A header video: its URL for browsers, and that of its version for phones; undefined when none is set. */
export const headerVideoSchema = z
  .object({ video: z.string().nullish(), video_telephone: z.string().nullish().catch(undefined) })
  .transform((body) => {
    const src = fileAddress(body.video)?.href
    return src === undefined ? undefined : { src, phone: fileAddress(body.video_telephone)?.href }
  })

/**
 * One event: `date` is YYYY-MM-DD and `time` HH:MM in Cotonou; undefined when invalid. `end` is there when
 * the backend sends one that follows the start.
 */
export const eventSchema = z
  .object({
    id,
    ...commonFields,
    slug: optionalText,
    title,
    date: optionalText,
    time: optionalText,
    end_date: optionalText.catch(undefined),
    end_time: optionalText.catch(undefined),
    place: optionalText.catch(undefined),
    poster: picture,
    description: optionalText,
    live_url: optionalText,
    tarif: optionalText.catch(undefined),
    billets: optionalText.catch(undefined),
    etat: optionalText.catch(undefined),
  })
  .transform(({ live_url, end_date, end_time, poster: address, ...sent }) => {
    const { tarif, billets, etat, picture: poster, ...body } = common(sent, address)
    const state = Object.entries(eventStates).find(([name]) => name === etat?.toLowerCase())?.[1]
    const price = formatWrittenPrice(tarif)
    const start = { date: validDay(body.date), time: validTime(body.time) }
    const end = validEnd(start, { date: end_date, time: end_time })
    return {
      ...body,
      ...start,
      ...(end && { end }),
      poster,
      slug: body.slug ?? body.id,
      liveUrl: httpAddress(live_url),
      ...(price && { price }),
      tickets: httpAddress(billets),
      ...(state && { state }),
    }
  })

/** One video: `youtubeId` is undefined when its address is not recognised. */
export const videoSchema = z
  .object({
    id,
    ...commonFields,
    title,
    youtube_url: optionalText,
    thumbnail: picture,
    created_at: optionalText,
    description: optionalText.catch(undefined),
    transcription: optionalText.catch(undefined),
    duree: optionalText.catch(undefined),
    categorySlug: optionalText,
    category_former_slugs: formerSlugs,
  })
  .transform(({ youtube_url, created_at, transcription, duree, ...sent }) => {
    const { picture, category_former_slugs, ...body } = common(sent, sent.thumbnail)
    const duration = isoDuration(duree)
    return {
      ...body,
      ...(transcription && { transcript: transcription }),
      ...(duration && { duration }),
      ...(category_former_slugs && { formerCategorySlugs: category_former_slugs }),
      thumbnail: picture,
      youtubeUrl: youtube_url,
      youtubeId: youtube_url && youtubeId(youtube_url),
      createdAt: created_at,
    }
  })

/** One photo of Médias or Beauté. */
export const photoSchema = z
  .object({
    id,
    ...commonFields,
    title: optionalText,
    description: optionalText.catch(undefined),
    credit: optionalText.catch(undefined),
    image: picture,
  })
  .transform(({ image, title = '', ...sent }, context) => {
    const { picture, ...body } = common(sent, image)
    if (!picture) context.addIssue({ code: 'custom', message: 'image manquante' })
    return picture ? { ...body, title, picture } : z.NEVER
  })

/** One course; the backend's `affiche` is its poster, `tarif` its price in FCFA. */
export const courseSchema = z
  .object({
    id,
    ...commonFields,
    slug: optionalText,
    title,
    affiche: picture,
    presentation: optionalText.catch(undefined),
    duree: optionalText,
    tarif: z.int().positive().optional().catch(undefined),
    sessions: courseSessions,
  })
  .transform(({ affiche, presentation, duree, tarif, ...sent }) => {
    const { picture: poster, ...body } = common(sent, affiche)
    return {
      ...body,
      ...(presentation && { lead: presentation }),
      ...(duree && { duration: duree }),
      ...(tarif && { price: tarif }),
      slug: body.slug ?? body.id,
      poster,
    }
  })

/**
 * One house: `status` trimmed and in lower case, `price` as the backend sent it. `concluded` is there when
 * the house is sold or rented, with the day in Cotonou if known.
 */
export const houseSchema = z
  .object({
    id,
    ...commonFields,
    titre: title,
    adresse: optionalText,
    chambres: count,
    douches: count,
    prix: z.union([z.number(), z.string()]).nullish().catch(undefined),
    periode: optionalText,
    status: optionalText,
    conclusion: optionalText.catch(undefined),
    conclue_le: optionalText.catch(undefined),
    description: optionalText.catch(undefined),
    surface: z.number().positive().optional().catch(undefined),
    titre_foncier: optionalText.catch(undefined),
    reference: optionalText.catch(undefined),
    photo_principale: picture,
    photos: z.array(otherPicture).nullish(),
    plan: otherPicture.nullish().catch(undefined),
  })
  .transform((body) => ({
    id: body.id,
    title: body.titre,
    address: body.adresse,
    bedrooms: body.chambres,
    showers: body.douches,
    price: body.prix ?? undefined,
    rentPeriod: body.periode?.toLowerCase(),
    status: body.status?.toLowerCase(),
    ...concludedOf(body),
    ...(body.description && { description: body.description }),
    ...(body.surface && { area: body.surface }),
    ...(body.titre_foncier && { landTitle: body.titre_foncier }),
    ...(body.reference && { reference: body.reference }),
    ...(body.exemple && { isExample: true }),
    ...(body.updated_at && { updatedAt: body.updated_at }),
    mainPhoto: backendPicture(body.photo_principale, body),
    ...(body.plan && { plan: body.plan }),
    photos: (body.photos ?? []).flatMap((photo) => photo ?? []),
  }))

/** A link that others typed; undefined when it is not one of the web. */
function httpAddress(text: string | undefined): string | undefined {
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined
}

export type HeaderVideo = NonNullable<z.infer<typeof headerVideoSchema>>
export type Event = z.infer<typeof eventSchema>
export type Video = z.infer<typeof videoSchema>
export type Photo = z.infer<typeof photoSchema>
export type Course = z.infer<typeof courseSchema>
export type House = z.infer<typeof houseSchema>
