import { z } from 'zod'
import { address, email as emailRule, phone as phoneRule } from '../setting-rules.mjs'

/** What is unset, as a backend may send it. */
const unset = (value: unknown) => (value === null || value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())

/** One line; unpaired surrogates are removed: `encodeURIComponent` would throw on them. */
const line = z
  .string()
  .transform((value) =>
    value
      .replace(/\p{Surrogate}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(300))
const text = optional(line)
const phone = optional(line.pipe(phoneRule))
const email = optional(line.pipe(emailRule))
const socialPage = optional(line.pipe(address))
const degrees = (limit: number) => z.number().min(-limit).max(limit)

const identity = z.object({
  product_name: text,
  care_brand: text,
  company_phone: phone,
  email,
  whatsapp: optional(
    z.object({
      accueil: phone,
      medias: phone,
      beaute: phone,
      formations: phone,
      voyage: phone,
      immobilier: phone,
    }),
  ),
})

const socials = z.object({
  social_page: socialPage,
  video_site: socialPage,
  short_video_app: socialPage,
})

const legal = z.object({
  publisher: text,
  legal_form: text,
  registration: text,
  address: text,
  director: text,
  host: text,
  host_address: text,
})

const location = z.object({
  map_point: optional(z.object({ latitude: degrees(90), longitude: degrees(180) })),
  district: text,
  event_place: text,
})

/**
 * What the owner has set in the back-office, as the backend sends it: a group for each of its tabs.
 * What is absent, null or empty has its default.
 */
export const ownerSettingsSchema = z.object({
  identity: optional(identity),
  socials: optional(socials),
  legal: optional(legal),
  location: optional(location),
})

export type OwnerSettings = z.infer<typeof ownerSettingsSchema>
