import { z } from 'zod'
import { type SiteArea, siteAreas } from './universes'

/** Areas that can have a WhatsApp number of their own: those of the site, and the courses. */
export type ContactArea = SiteArea | 'formations'
const contactAreas: readonly ContactArea[] = [...siteAreas, 'formations']

/** Invalid settings: each line names a variable, the expected value and the actual one. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** A text that passes `check`; `expected` completes the message «expected …». */
const rule = (expected: string, check: (value: string) => boolean) =>
  z.string().refine(check, expected)

const isAddress = (value: string) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  return url.search === '' && url.hash === ''
}
const isPort = (value: string) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
const withoutTrailingSlash = (value: string) => value.replace(/\/+$/, '')

const port = (fallback: number) =>
  rule('a port between 1 and 65535', isPort).transform(Number).default(fallback)

const address = rule(
  'an http(s) address without query, such as https://example.org/socle',
  isAddress,
).transform(withoutTrailingSlash)

const origin = rule(
  'an http(s) origin without path, such as https://example.org',
  (value) => isAddress(value) && new URL(value).pathname === '/',
).transform(withoutTrailingSlash)

const phone = rule(
  'an international phone number of at least 8 digits, such as +229 01 00 00 00 00',
  (value) => value.replace(/\D/g, '').length >= 8,
)

const degrees = (limit: number, fallback: number) =>
  rule(
    `decimal degrees between -${limit} and ${limit}`,
    (value) => /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit,
  )
    .transform(Number)
    .default(fallback)

const text = rule('a text that is not blank', (value) => value.trim() !== '')

const listenAddress = rule(
  'an address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all networks',
  (value) => !/[\s[\]]/.test(value),
)

const schema = z.object({
  PORT: port(3000),
  HOST: listenAddress.default('127.0.0.1'),
  SITE_URL: origin.optional(),
  API_BASE_URL: address.optional(),
  PUBLIC_API_BASE_URL: address.optional(),
  BACKEND_PORT: port(3001),
  BACKEND_PUBLIC_URL: origin.optional(),
  BACK_OFFICE_URL: address.optional(),
  REVALIDATE_SECRET: rule(
    'a secret of at least 16 characters',
    (value) => value.length >= 16,
  ).optional(),
  CONTACT_COUNTS: rule('on or off', (value) => /^(on|off)$/.test(value)).default('on'),
  REDIS_URL: rule('a redis:// or rediss:// address', (value) =>
    /^rediss?:\/\/./.test(value),
  ).optional(),
  CACHE_DIR: text.default('.cache'),
  LOG_LEVEL: rule('one of silent, fatal, error, warn, info, debug, trace', (value) =>
    /^(silent|fatal|error|warn|info|debug|trace)$/.test(value),
  ).default('info'),
  REQUEST_LOG: rule('on or off', (value) => /^(on|off)$/.test(value)).default('off'),
  METRICS_PORT: rule('a port between 1 and 65535', isPort).optional(),
  METRICS_HOST: listenAddress.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  PRODUCT_NAME: text.default('Rayonne'),
  CARE_BRAND: text.default('Institut Rayonne'),
  COMPANY_PHONE: phone.default('+229 01 00 00 00 00'),
  WHATSAPP_ACCUEIL: phone.optional(),
  WHATSAPP_MEDIAS: phone.optional(),
  WHATSAPP_BEAUTE: phone.optional(),
  WHATSAPP_FORMATIONS: phone.optional(),
  WHATSAPP_VOYAGE: phone.optional(),
  WHATSAPP_IMMOBILIER: phone.optional(),
  CONTACT_EMAIL: z.email('an e-mail address').default('contact@example.org'),
  SOCIAL_PAGE_URL: address.default('https://www.facebook.com/example'),
  VIDEO_SITE_URL: address.default('https://www.youtube.com/@example'),
  SHORT_VIDEO_APP_URL: address.default('https://www.tiktok.com/@example'),
  EVENT_PLACE: text.optional(),
  PUBLISHER_NAME: text.optional(),
  PUBLISHER_LEGAL_FORM: text.optional(),
  PUBLISHER_REGISTRATION: text.optional(),
  PUBLISHER_ADDRESS: text.optional(),
  PUBLICATION_DIRECTOR: text.optional(),
  HOSTING_NAME: text.optional(),
  HOSTING_ADDRESS: text.optional(),
  MAP_LATITUDE: degrees(90, 6.3654),
  MAP_LONGITUDE: degrees(180, 2.4183),
})

/** The environment variables that the site reads. */
export const settingNames = Object.keys(schema.shape)

/**
 * Reads and validates the site's settings.
 * @param env the environment variables; an empty value counts as unset
 * @returns typed settings; URLs have no trailing slash, angles are decimal degrees
 * @throws SettingsError that names each invalid variable and what it expects
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new SettingsError(explain(parsed.error, given))
  const value = parsed.data
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`
  const embedded = value.API_BASE_URL === undefined
  const backendPublicUrl = value.BACKEND_PUBLIC_URL ?? `http://localhost:${value.BACKEND_PORT}`
  const apiBaseUrl = value.API_BASE_URL ?? `http://127.0.0.1:${value.BACKEND_PORT}`
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl,
    embedded,
    backendPort: value.BACKEND_PORT,
    apiBaseUrl,
    publicApiBaseUrl: value.PUBLIC_API_BASE_URL ?? (embedded ? backendPublicUrl : apiBaseUrl),
    backOfficeUrl: value.BACK_OFFICE_URL ?? `${embedded ? backendPublicUrl : apiBaseUrl}/admin`,
    revalidateSecret: value.REVALIDATE_SECRET,
    /** Whether opened WhatsApp links are counted. */
    countsContacts: value.CONTACT_COUNTS === 'on',
    redisUrl: value.REDIS_URL,
    cacheDir: value.CACHE_DIR,
    productName: value.PRODUCT_NAME,
    careBrand: value.CARE_BRAND,
    companyPhone: value.COMPANY_PHONE,
    whatsapp: Object.fromEntries(
      contactAreas.map((area) => [area, whatsappNumber(value, area) ?? value.COMPANY_PHONE]),
    ) as Record<ContactArea, string>,
    email: value.CONTACT_EMAIL,
    city: 'Cotonou',
    socials: {
      socialPage: value.SOCIAL_PAGE_URL,
      videoSite: value.VIDEO_SITE_URL,
      shortVideoApp: value.SHORT_VIDEO_APP_URL,
    },
    /** The place of all events; unset: no location is published. */
    eventPlace: value.EVENT_PLACE,
    /** The publisher's legal data; /mentions-legales marks what is missing. */
    legal: {
      publisher: value.PUBLISHER_NAME,
      legalForm: value.PUBLISHER_LEGAL_FORM,
      registration: value.PUBLISHER_REGISTRATION,
      address: value.PUBLISHER_ADDRESS,
      director: value.PUBLICATION_DIRECTOR,
      host: value.HOSTING_NAME,
      hostAddress: value.HOSTING_ADDRESS,
    },
    mapPoint: { latitude: value.MAP_LATITUDE, longitude: value.MAP_LONGITUDE },
  }
}

export type Settings = ReturnType<typeof readSettings>

function whatsappNumber(value: z.infer<typeof schema>, area: ContactArea): string | undefined {
  return value[`WHATSAPP_${area.toUpperCase() as Uppercase<ContactArea>}`]
}

function explain(error: z.ZodError, given: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const actual = name.includes('SECRET') ? 'another value' : JSON.stringify(given[name])
    return `  ${name}: expected ${issue.message}, got ${actual}`
  })
  return `The settings of the environment do not fit:\n${lines.join('\n')}`
}

export const settings: Settings = readSettings(process.env)
