import { z } from 'zod'
import { youtubeId } from '@/lib/backend/youtube-id'
import { validDay, validTime } from '@/lib/dates/dates'
import { isDimension } from '@/lib/images/image-size'
import { fileAddress } from './file-address'

/** Unpaired surrogates are removed: `encodeURIComponent` would throw on them. */
const text = z.string().transform((value) => value.replace(/\p{Surrogate}/gu, '').trim())
const id = z.union([text, z.number().transform(String)]).pipe(z.string().min(1))
const title = text.pipe(z.string().min(1))
const optionalText = text.nullish().transform((value) => value || undefined)
const picture = z
  .string()
  .nullish()
  .transform((value) => fileAddress(value))
const requiredPicture = picture.transform((value, context) => {
  if (value) return value
  context.addIssue({ code: 'custom', message: 'image manquante' })
  return z.NEVER
})
const count = z.union([z.number(), z.string().trim()]).nullish().transform(toNumber)

/** A header video: its URL for browsers; undefined when none is set. */
export const headerVideoSchema = z
  .object({ video: z.string().nullish() })
  .transform((body) => fileAddress(body.video)?.href)

/** One event: `date` is YYYY-MM-DD and `time` HH:MM in Cotonou; undefined when invalid. */
export const eventSchema = z
  .object({
    id,
    slug: optionalText,
    title,
    date: optionalText,
    time: optionalText,
    poster: picture,
    description: optionalText,
    live_url: optionalText,
  })
  .transform(({ live_url, ...body }) => ({
    ...body,
    slug: body.slug ?? body.id,
    date: validDay(body.date),
    time: validTime(body.time),
    liveUrl:
      live_url && /^https?:\/\//i.test(live_url) && URL.canParse(live_url) ? live_url : undefined,
  }))

/** One video: `youtubeId` is undefined when its address is not recognised. */
export const videoSchema = z
  .object({
    id,
    title,
    youtube_url: optionalText,
    thumbnail: picture,
    created_at: optionalText,
    categorySlug: optionalText,
  })
  .transform(({ youtube_url, created_at, ...body }) => ({
    ...body,
    youtubeUrl: youtube_url,
    youtubeId: youtube_url && youtubeId(youtube_url),
    createdAt: created_at,
  }))

/** One photo of Médias or Beauté; `size` in pixels is undefined when the backend does not tell it. */
export const photoSchema = z
  .object({
    id,
    title: optionalText,
    image: requiredPicture,
    width: z.unknown().optional(),
    height: z.unknown().optional(),
  })
  .transform(({ image, width, height, ...body }) => ({
    ...body,
    title: body.title ?? '',
    picture: image,
    size: isDimension(width) && isDimension(height) ? { width, height } : undefined,
  }))

/** One course; the backend's `affiche` is its poster. */
export const courseSchema = z
  .object({ id, slug: optionalText, title, affiche: picture })
  .transform(({ affiche, ...body }) => ({ ...body, slug: body.slug ?? body.id, poster: affiche }))

/** One house: `status` trimmed and in lower case, `price` as the backend sent it. */
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
    photo_principale: picture,
    photos: z.array(z.object({ image: picture })).nullish(),
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
    mainPhoto: body.photo_principale,
    photos: (body.photos ?? []).flatMap(({ image }) => (image ? [image] : [])),
  }))

export type Event = z.infer<typeof eventSchema>
export type Video = z.infer<typeof videoSchema>
export type Photo = z.infer<typeof photoSchema>
export type Course = z.infer<typeof courseSchema>
export type House = z.infer<typeof houseSchema>

function toNumber(value: number | string | null | undefined): number | undefined {
  const number = value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}
