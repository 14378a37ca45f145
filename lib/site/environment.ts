import { z } from 'zod'
import {
  address,
  indexNowKey,
  logLevel,
  onOrOff,
  origin,
  port,
  rule,
  text,
} from '../../contract/site-settings/setting-rules.mjs'
import { siteDefaultsOf, siteVariables } from '../../contract/site-settings/site-variables.mjs'

/** An invalid environment: each line names a variable, the expected value and the actual one. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

const listenAddress = rule(
  'an address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all networks',
  (value) => !/[\s[\]]/.test(value),
)

const schema = z.object({
  PORT: port.transform(Number).default(3000),
  HOST: listenAddress.default('127.0.0.1'),
  SITE_URL: origin.optional(),
  API_BASE_URL: address.optional(),
  PUBLIC_API_BASE_URL: address.optional(),
  BACKEND_PORT: port.transform(Number).default(3001),
  BACKEND_PUBLIC_URL: origin.optional(),
  BACK_OFFICE_URL: address.optional(),
  REVALIDATE_SECRET: rule(
    'a secret of at least 16 characters',
    (value) => value.length >= 16,
  ).optional(),
  // lib/server/router.mjs serves it.
  INDEXNOW_KEY: indexNowKey.optional(),
  CONTACT_COUNTS: onOrOff.default('on'),
  REDIS_URL: rule('a redis:// or rediss:// address', (value) =>
    /^rediss?:\/\/./.test(value),
  ).optional(),
  CACHE_DIR: text.default('.cache'),
  LOG_LEVEL: logLevel,
  REQUEST_LOG: onOrOff.default('off'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: listenAddress.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  ...siteVariables,
})

/** The environment variables that the site reads. */
export const variableNames = Object.keys(schema.shape)

/**
 * Reads and validates the environment variables of the site.
 * @param env the environment variables; an empty value counts as unset
 * @returns typed values; URLs have no trailing slash, angles are decimal degrees
 * @throws EnvironmentError that names each invalid variable and what it expects
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new EnvironmentError(explain(parsed.error, given))
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
    countsContacts: value.CONTACT_COUNTS === 'on',
    redisUrl: value.REDIS_URL,
    cacheDir: value.CACHE_DIR,
    /** What the pages show until the owner changes it; they read `loadSiteSettings`. */
    siteDefaults: siteDefaultsOf(value),
  }
}

export type Environment = ReturnType<typeof readEnvironment>

function explain(error: z.ZodError, given: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const actual = name.includes('SECRET') ? 'another value' : JSON.stringify(given[name])
    return `  ${name}: expected ${issue.message}, got ${actual}`
  })
  return `The environment does not fit:\n${lines.join('\n')}`
}

/** The environment of this process. */
export const environment: Environment = readEnvironment(process.env)
