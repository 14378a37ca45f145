import path from 'node:path'
import { z } from 'zod'

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {ReturnType<typeof readSettings>} Settings */

export const passwordMinLength = 12
const secretMinLength = 32

/** What aborts the start: each line names a variable, what it expects and what it got. */
export class SettingsError extends Error {
  /** @override */
  name = 'SettingsError'
}

/**
 * A text that must pass `check`.
 * @param {string} expected completes the sentence «expected …»
 * @param {(value: string) => boolean} check
 */
const rule = (expected, check) => z.string().refine(check, expected)

/** @param {string} value */
const isPort = (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535

/** @param {string} value */
const isOrigin = (value) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && search === '' && hash === ''
}

const origin = rule(
  'an http(s) origin without path, such as https://content.example.org',
  isOrigin,
).transform((value) => new URL(value).origin)

const origins = rule(
  'http(s) origins without path, separated by commas, such as http://127.0.0.1:3000,http://127.0.0.1:3010',
  (value) => value.split(',').every((part) => isOrigin(part.trim())),
).transform((value) => value.split(',').map((part) => new URL(part.trim()).origin))

const schema = z.object({
  BACKEND_PORT: rule('a port between 1 and 65535', isPort).transform(Number).default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PUBLIC_URL: origin.optional(),
  BACKEND_DATA_DIR: z.string().default('data'),
  BACKEND_SECRET: rule(
    `a secret of at least ${secretMinLength} characters`,
    (value) => value.length >= secretMinLength,
  ).optional(),
  BACKUP_DIR: z.string().default('backups'),
  BACKEND_METRICS_PORT: rule('a port between 1 and 65535', isPort).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: rule('one of silent, fatal, error, warn, info, debug, trace', (value) =>
    /^(silent|fatal|error|warn|info|debug|trace)$/.test(value),
  ).default('info'),
  REQUEST_LOG: rule('on or off', (value) => /^(on|off)$/.test(value)).default('off'),
  BACKEND_SEED: rule('on or off', (value) => /^(on|off)$/.test(value)).default('on'),
  SEED_PICTURES_DIR: z.string().default('seed/pictures'),
  SITE_INTERNAL_URL: origins.default(['http://127.0.0.1:3000']),
  REVALIDATE_SECRET: z.string().optional(),
  DATABASE_URL: rule('a postgres:// or postgresql:// address (SQLite when unset)', (value) =>
    /^postgres(ql)?:\/\/./.test(value),
  ).optional(),
  OWNER_USERNAME: rule('3 to 40 unaccented letters, digits, dots, dashes or underscores', (value) =>
    /^[a-z0-9._-]{3,40}$/i.test(value),
  ).optional(),
  OWNER_PASSWORD: rule(
    `a password of at least ${passwordMinLength} characters`,
    (value) => value.length >= passwordMinLength,
  ).optional(),
})

/** The environment variables that the backend reads. */
export const settingNames = Object.keys(schema.shape)

/**
 * Reads and checks the environment.
 *
 * @param {Environment} env a blank value counts as unset
 * @param {string} root the folder of the backend: relative folders start there
 * @throws {SettingsError} naming each wrong variable and what it expects
 */
export function readSettings(env, root) {
  /** @type {Environment} */
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, name === 'OWNER_PASSWORD' ? value : value?.trim()])
      .filter(([, value]) => value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new SettingsError(explain(parsed.error, given))
  const value = parsed.data
  return {
    port: value.BACKEND_PORT,
    host: value.BACKEND_HOST,
    publicUrl: value.BACKEND_PUBLIC_URL ?? `http://localhost:${value.BACKEND_PORT}`,
    siteUrls: value.SITE_INTERNAL_URL,
    revalidateSecret: value.REVALIDATE_SECRET,
    dataDir: path.resolve(root, value.BACKEND_DATA_DIR),
    secret: value.BACKEND_SECRET,
    // Outside of the backend's folder: the only path that starts in the project's.
    backupDir: path.resolve(root, '..', value.BACKUP_DIR),
    databaseUrl: value.DATABASE_URL,
    ownerUsername: value.OWNER_USERNAME,
    ownerPassword: value.OWNER_PASSWORD,
    metricsPort: value.BACKEND_METRICS_PORT,
    metricsHost: value.METRICS_HOST,
    isLogged: value.REQUEST_LOG === 'on',
    seed: value.BACKEND_SEED === 'on',
    picturesDir: path.resolve(root, value.SEED_PICTURES_DIR),
  }
}

/** @param {z.ZodError} error @param {Environment} given */
function explain(error, given) {
  return error.issues
    .map((issue) => {
      const name = String(issue.path[0])
      const isConfidential = /SECRET|PASSWORD|DATABASE/.test(name)
      const got = isConfidential ? 'another value' : JSON.stringify(given[name])
      return `${name}: expected ${issue.message}, got ${got}`
    })
    .join('\n')
}
