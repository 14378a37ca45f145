import { z } from 'zod'
import { absoluteHttpUrl } from '../absolute-http-url'
import { byArea, contactAreas } from '../universes.mjs'
import { ownerContents } from './owner-contents'
import { line, optional } from './owner-values'
import { replyTimes } from './reply-times'
import { email as emailRule, phone as phoneRule } from './setting-rules.mjs'

const text = optional(line)
const phone = optional(line.pipe(phoneRule))
const email = optional(line.pipe(emailRule))
const socialPage = optional(line.refine((value) => absoluteHttpUrl(value) !== undefined))
const degrees = (limit: number) => z.number().min(-limit).max(limit)

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const day = optional(z.array(z.object({ opens: time, closes: time })).min(1))
/** The days in the order of the week, by their names in the settings. */
export const dayNames = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
} as const
export const week = Object.keys(dayNames) as (keyof typeof dayNames)[]
const openingHours = z.object(byArea(week, () => day))

const identity = z.object({
  product_name: text,
  care_brand: text,
  company_phone: phone,
  email,
  whatsapp: optional(z.object(byArea(contactAreas, () => phone))),
})

const networks = ['social_page', 'video_site', 'short_video_app', 'photo_site'] as const
const socials = z.object(byArea(networks, () => socialPage))

const legalTexts = ['publisher', 'legal_form', 'registration', 'address', 'director'] as const
/** The year of ©: that year, or each time the present one. */
const copyrightYear = optional(z.union([z.literal('current'), z.int().min(1900).max(2100)]))
const legal = z
  .object(byArea([...legalTexts, 'host', 'host_address'], () => text))
  .extend({ copyright_year: copyrightYear })

const location = z.object({
  opening_hours: optional(openingHours),
  map_point: optional(z.object({ latitude: degrees(90), longitude: degrees(180) })),
  district: text,
  event_place: text,
  reply_time: optional(z.enum(Object.keys(replyTimes) as (keyof typeof replyTimes)[])),
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
  ...ownerContents,
})

export type OwnerSettings = z.infer<typeof ownerSettingsSchema>

/** When each day begins and ends, as `HH:MM`; a day without is closed. */
export type OpeningHours = z.infer<typeof openingHours>
