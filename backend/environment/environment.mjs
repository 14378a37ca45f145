import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import proxyAddress from 'proxy-addr'
import { z } from 'zod'
import * as rules from '../../contract/site-settings/setting-rules.mjs'
import { siteDefaultsOf, siteVariables } from '../../contract/site-settings/site-variables.mjs'
import { attempt } from '../../platform/attempt.mjs'
import { backendRoot } from './backend-root.mjs'
import { isSmtpUrl, mailOptions } from './mail.mjs'

/** @typedef {Record<string, string | undefined>} Variables */
/** @typedef {ReturnType<typeof readEnvironment>} Environment */

const { rule } = rules
export const passwordMinLength = 12
const secretMinLength = 32

/** What aborts the start: each line names a variable, what it expects and what it got. */
export class EnvironmentError extends Error {
  /** @override */
  name = 'EnvironmentError'
}

/** A text of such a form. @param {string} expected completes the message @param {RegExp} form */
const matching = (expected, form) => rule(expected, (value) => form.test(value))

/** @param {string} what @param {number} length */
const atLeast = (what, length) =>
  rule(`${what} of at least ${length} characters`, (value) => value.length >= length)

/** @param {string} file */
export const isExecutable = (file) =>
  attempt(() => accessSync(file, constants.X_OK) ?? true) ?? false

/** @param {string} value */
const listOf = (value) => value.split(',').map((part) => part.trim())

const origins = rule(
  'http(s) origins without path, separated by commas, such as http://127.0.0.1:3000,http://127.0.0.1:3010',
  (value) => listOf(value).every(rules.isOrigin),
).transform((value) => listOf(value).map((part) => new URL(part).origin))

const proxies = rule(
  'addresses or networks separated by commas, such as loopback,172.30.87.0/24',
  (value) => attempt(() => proxyAddress.compile(listOf(value))) !== undefined,
).transform(listOf)

const fields = z.object({
  BACKEND_PORT: rules.port.transform(Number).default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PUBLIC_URL: rules.origin.optional(),
  TRUSTED_PROXIES: proxies.default(['loopback']),
  BACKEND_DATA_DIR: z.string().default('data'),
  BACKEND_SECRET: atLeast('a secret', secretMinLength).optional(),
  BACKUP_DIR: z.string().default('backups'),
  BACKEND_METRICS_PORT: rules.port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: rules.logLevel,
  REQUEST_LOG: rules.onOrOff.default('off'),
  BACKEND_SEED: rules.onOrOff.default('on'),
  SEED_PICTURES_DIR: z.string().default('seed/pictures'),
  CONTACT_COUNTS: rules.onOrOff.default('on'),
  SITE_URL: rules.origin.optional(),
  SITE_INTERNAL_URL: origins.default(['http://127.0.0.1:3000']),
  REVALIDATE_SECRET: z.string().optional(),
  INDEXNOW_KEY: rules.indexNowKey.optional(),
  INDEXNOW_URL: rules.address.default('https://api.indexnow.org/indexnow'),
  DATABASE_URL: matching(
    'a postgres:// or postgresql:// address (SQLite when unset)',
    /^postgres(ql)?:\/\/./,
  ).optional(),
  OWNER_USERNAME: matching(
    '3 to 40 unaccented letters, digits, dots, dashes or underscores',
    /^[a-z0-9._-]{3,40}$/i,
  ).optional(),
  OWNER_PASSWORD: atLeast('a password', passwordMinLength).optional(),
  SMTP_URL: rule(
    'smtp://user:password@host:587 or smtps://…, with special characters percent-encoded (@ is %40)',
    isSmtpUrl,
  ).optional(),
  MAIL_FROM: rules.email.optional(),
  CHANGES_GATHERED_SECONDS: matching('a number of seconds', /^\d{1,5}$/).default('300'),
  FFMPEG_PATH: rule(
    'the path of a program, or off',
    (value) => value === 'off' || isExecutable(value),
  ).optional(),
  YOUTUBE_IMAGES_URL: rules.origin.default('https://i.ytimg.com'),
  ...siteVariables,
})

/** The environment variables that the backend reads. */
export const variableNames = Object.keys(fields.shape)

/**
 * Reads and checks the environment.
 * @param {Variables} env a blank value counts as unset
 * @param {string} root the folder of the backend: relative folders start there
 * @throws {EnvironmentError} naming each wrong variable and what it expects
 */
export function readEnvironment(env = process.env, root = backendRoot()) {
  /** @type {Variables} */
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, name === 'OWNER_PASSWORD' ? value : value?.trim()])
      .filter(([, value]) => value),
  )
  const parsed = fields.safeParse(given)
  if (!parsed.success) throw new EnvironmentError(explain(parsed.error, given))
  const value = parsed.data
  const dataDir = path.resolve(root, value.BACKEND_DATA_DIR)
  const publicUrl = value.BACKEND_PUBLIC_URL ?? `http://localhost:${value.BACKEND_PORT}`
  return {
    port: value.BACKEND_PORT,
    host: value.BACKEND_HOST,
    publicUrl,
    /** Whose X-Forwarded-For is believed. */
    trustedProxies: value.TRUSTED_PROXIES,
    siteUrl: value.SITE_URL ?? value.SITE_INTERNAL_URL[0],
    /** The same for visitors; unset: there are no previews. */
    publicSiteUrl: value.SITE_URL,
    siteUrls: value.SITE_INTERNAL_URL,
    revalidateSecret: value.REVALIDATE_SECRET,
    /** Unset: search engines are not told of changes. */
    indexNow:
      value.INDEXNOW_KEY && value.SITE_URL
        ? { key: value.INDEXNOW_KEY, url: value.INDEXNOW_URL, origin: value.SITE_URL }
        : undefined,
    countsContacts: value.CONTACT_COUNTS === 'on',
    dataDir,
    /** Where Payload writes uploads in progress. */
    temporaryDir: path.join(dataDir, 'temporaire'),
    secret: value.BACKEND_SECRET,
    // Outside of the backend's folder: the only path that starts in the project's.
    backupDir: path.resolve(root, '..', value.BACKUP_DIR),
    databaseUrl: value.DATABASE_URL,
    ownerUsername: value.OWNER_USERNAME,
    ownerPassword: value.OWNER_PASSWORD,
    /** Unset: no mail is sent. */
    mail: mailOptions({ url: value.SMTP_URL, from: value.MAIL_FROM, publicUrl }),
    /** How long changes of one account are gathered, in milliseconds. */
    changesGatheredMs: Number(value.CHANGES_GATHERED_SECONDS) * 1000,
    metricsPort: value.BACKEND_METRICS_PORT,
    metricsHost: value.METRICS_HOST,
    isLogged: value.REQUEST_LOG === 'on',
    seed: value.BACKEND_SEED === 'on',
    /** What the site shows until the owner changes it, when both read the same variables. */
    siteDefaults: siteDefaultsOf(value),
    ffmpegPath: value.FFMPEG_PATH,
    youtubeImagesUrl: value.YOUTUBE_IMAGES_URL,
    picturesDir: path.resolve(root, value.SEED_PICTURES_DIR),
  }
}

/** @param {z.ZodError} error @param {Variables} given */
function explain(error, given) {
  return error.issues
    .map((issue) => {
      const name = String(issue.path[0])
      const isConfidential = /SECRET|PASSWORD|DATABASE|SMTP/.test(name)
      const got = isConfidential ? 'another value' : JSON.stringify(given[name])
      return `${name}: expected ${issue.message}, got ${got}`
    })
    .join('\n')
}
