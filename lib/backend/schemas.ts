import { z } from 'zod'
import { validEnd } from '@/lib/dates/end'
import { validDay, validTime } from '@/lib/shared/dates'
import { withFrenchSpaces } from '@/lib/shared/french-spaces'
import { youtubeId } from '@/lib/shared/video-address'
import { concludedOf } from './concluded'
import { fileAddress } from './file-address'
import { isoDuration } from './iso-duration'
import { backendPicture, pictureDetails } from './picture'

/** Unpaired surrogates are removed: `encodeURIComponent` would throw on them. */
const text = z.string().transform((value) => value.replace(/\p{Surrogate}/gu, '').trim())
const id = z.union([text, z.number().transform(String)]).pipe(z.string().min(1))
/** What visitors read. */
const frenchText = text.transform(withFrenchSpaces)
const title = frenchText.pipe(z.string().min(1))
const optionalText = frenchText.nullish().transform((value) => value || undefined)
const picture = z.string().nullish()
const formerSlugs = z
  .array(z.unknown())
  .nullish()
  .catch(undefined)
  .transform((slugs) => slugs?.filter((slug) => typeof slug === 'string'))
/** Since when the content is as it is: an ISO 8601 instant. */
const updatedAt = optionalText.catch(undefined)
/** Whether the content is a sample. */
const sample = z.boolean().optional().catch(undefined)
const count = z.union([z.number(), z.string().trim()]).nullish().transform(toNumber)

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
    slug: optionalText,
    former_slugs: formerSlugs,
    title,
    date: optionalText,
    time: optionalText,
    end_date: optionalText.catch(undefined),
    end_time: optionalText.catch(undefined),
    place: optionalText.catch(undefined),
    poster: picture,
    ...pictureDetails,
    description: optionalText,
    live_url: optionalText,
    tarif: optionalText.catch(undefined),
    billets: optionalText.catch(undefined),
    etat: optionalText.catch(undefined),
    exemple: sample,
    updated_at: updatedAt,
  })
  .transform(({ live_url, former_slugs, end_date, end_time, updated_at, ...sent }) => {
    const {
      poster,
      width,
      height,
      renditions,
      focal_point,
      tarif,
      billets,
      etat,
      exemple,
      ...body
    } = sent
    const state = Object.entries(eventStates).find(([name]) => name === etat?.toLowerCase())?.[1]
    const start = { date: validDay(body.date), time: validTime(body.time) }
    const end = validEnd(start, { date: end_date, time: end_time })
    return {
      ...body,
      ...start,
      ...(end && { end }),
      ...(former_slugs && { formerSlugs: former_slugs }),
      poster: backendPicture(poster, { width, height, renditions, focal_point }),
      slug: body.slug ?? body.id,
      liveUrl: httpAddress(live_url),
      ...(tarif && { price: tarif }),
      tickets: httpAddress(billets),
      ...(state && { state }),
      ...(exemple && { isExample: true }),
      ...(updated_at && { updatedAt: updated_at }),
    }
  })

/** One video: `youtubeId` is undefined when its address is not recognised. */
export const videoSchema = z
  .object({
    id,
    title,
    youtube_url: optionalText,
    thumbnail: picture,
    ...pictureDetails,
    created_at: optionalText,
    description: optionalText.catch(undefined),
    transcription: optionalText.catch(undefined),
    duree: optionalText.catch(undefined),
    exemple: sample,
    updated_at: updatedAt,
    categorySlug: optionalText,
    category_former_slugs: formerSlugs,
  })
  .transform(({ youtube_url, created_at, thumbnail, width, height, ...sent }) => {
    const { category_former_slugs: formerCategorySlugs, renditions, focal_point, ...more } = sent
    const { transcription, duree, exemple, updated_at, ...body } = more
    const duration = isoDuration(duree)
    return {
      ...body,
      ...(transcription && { transcript: transcription }),
      ...(duration && { duration }),
      ...(exemple && { isExample: true }),
      ...(updated_at && { updatedAt: updated_at }),
      ...(formerCategorySlugs && { formerCategorySlugs }),
      thumbnail: backendPicture(thumbnail, { width, height, renditions, focal_point }),
      youtubeUrl: youtube_url,
      youtubeId: youtube_url && youtubeId(youtube_url),
      createdAt: created_at,
    }
  })

/** One photo of Médias or Beauté. */
export const photoSchema = z
  .object({
    id,
    title: optionalText,
    description: optionalText.catch(undefined),
    credit: optionalText.catch(undefined),
    image: picture,
    updated_at: updatedAt,
    ...pictureDetails,
  })
  .transform(({ image, width, height, renditions, focal_point, ...sent }, context) => {
    const { title = '', updated_at: updatedAt, ...body } = sent
    const found = backendPicture(image, { width, height, renditions, focal_point })
    if (!found) context.addIssue({ code: 'custom', message: 'image manquante' })
    return found ? { ...body, title, updatedAt, picture: found } : z.NEVER
  })

/** One course; the backend's `affiche` is its poster, `tarif` its price in FCFA. */
export const courseSchema = z
  .object({
    id,
    slug: optionalText,
    former_slugs: formerSlugs,
    title,
    affiche: picture,
    presentation: optionalText.catch(undefined),
    duree: optionalText,
    tarif: z.int().positive().optional().catch(undefined),
    exemple: sample,
    updated_at: updatedAt,
    ...pictureDetails,
  })
  .transform(({ affiche, presentation, duree, tarif, updated_at, former_slugs, ...sent }) => {
    const { width, height, renditions, focal_point, exemple, ...body } = sent
    return {
      ...body,
      ...(exemple && { isExample: true }),
      ...(presentation && { lead: presentation }),
      ...(duree && { duration: duree }),
      ...(tarif && { price: tarif }),
      ...(updated_at && { updatedAt: updated_at }),
      slug: body.slug ?? body.id,
      ...(former_slugs && { formerSlugs: former_slugs }),
      poster: backendPicture(affiche, { width, height, renditions, focal_point }),
    }
  })

/**
 * One house: `status` trimmed and in lower case, `price` as the backend sent it. `concluded` is there when
 * the house is sold or rented, with the day in Cotonou if known.
 */
export const houseSchema = z
  .object({
    id,
    titre: title,
    adresse: optionalText,
    chambres: count,
    douches: count,
    prix: z.union([z.number(), z.string()]).nullish(),
    periode: optionalText,
    status: optionalText,
    conclusion: optionalText.catch(undefined),
    conclue_le: optionalText.catch(undefined),
    description: optionalText.catch(undefined),
    surface: z.number().positive().optional().catch(undefined),
    titre_foncier: optionalText.catch(undefined),
    reference: optionalText.catch(undefined),
    exemple: sample,
    updated_at: updatedAt,
    photo_principale: picture,
    ...pictureDetails,
    photos: z.array(z.object({ image: picture, ...pictureDetails })).nullish(),
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
    photos: (body.photos ?? []).flatMap(({ image, ...details }) => {
      const photo = backendPicture(image, details)
      return photo ? [photo] : []
    }),
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

function toNumber(value: number | string | null | undefined): number | undefined {
  const number = value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}
