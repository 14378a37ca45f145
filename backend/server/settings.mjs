import path from 'node:path'

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {ReturnType<typeof readSettings>} Settings */

export const PASSWORD_MIN_LENGTH = 12

/** A wrong environment variable, told in a sentence that names it. */
export class SettingsError extends Error {}

/**
 * Reads and checks the environment.
 *
 * @param {Environment} env
 * @param {string} root the folder of the backend
 */
export function readSettings(env, root) {
  const port = readPort(env)
  return {
    port,
    host: text(env, 'BACKEND_HOST') ?? '127.0.0.1',
    publicUrl: readOrigin(env, 'BACKEND_PUBLIC_URL') ?? `http://localhost:${port}`,
    siteUrl: readOrigin(env, 'SITE_INTERNAL_URL') ?? 'http://127.0.0.1:3000',
    revalidateSecret: text(env, 'REVALIDATE_SECRET'),
    dataDir: path.resolve(root, text(env, 'BACKEND_DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(env),
    ownerUsername: readUsername(env),
    ownerPassword: readPassword(env),
    seed: readSwitch(env, 'BACKEND_SEED'),
    picturesDir: path.resolve(root, text(env, 'SEED_PICTURES_DIR') ?? 'seed/pictures'),
  }
}

/** @param {Environment} env @param {string} name */
function text(env, name) {
  return env[name]?.trim() || undefined
}

/** @param {Environment} env */
function readPort(env) {
  const value = text(env, 'BACKEND_PORT') ?? '3001'
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new SettingsError(
      `BACKEND_PORT doit être un numéro de port entre 1 et 65535 (reçu : « ${value} »).`,
    )
  }
  return port
}

/** @param {Environment} env @param {string} name */
function readOrigin(env, name) {
  const value = text(env, name)
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new SettingsError(
      `${name} doit être une adresse http(s) sans chemin, par exemple https://contenu.exemple.org (reçu : « ${value} »).`,
    )
  }
  return url.origin
}

/** @param {Environment} env */
function readDatabaseUrl(env) {
  const value = text(env, 'DATABASE_URL')
  if (value !== undefined && !/^postgres(ql)?:\/\/./.test(value)) {
    throw new SettingsError(
      'DATABASE_URL doit commencer par postgres:// ou postgresql:// ; sans elle, les contenus vont dans SQLite.',
    )
  }
  return value
}

/** @param {Environment} env */
function readUsername(env) {
  const value = text(env, 'OWNER_USERNAME') ?? 'proprietaire'
  if (!/^[a-z0-9._-]{3,40}$/i.test(value)) {
    throw new SettingsError(
      `OWNER_USERNAME doit compter 3 à 40 lettres sans accent, chiffres, points ou tirets (reçu : « ${value} »).`,
    )
  }
  return value
}

/** @param {Environment} env */
function readPassword(env) {
  const value = env.OWNER_PASSWORD || undefined
  if (value !== undefined && value.length < PASSWORD_MIN_LENGTH) {
    throw new SettingsError(
      `OWNER_PASSWORD doit compter au moins ${PASSWORD_MIN_LENGTH} caractères (reçu : ${value.length}).`,
    )
  }
  return value
}

/** @param {Environment} env @param {string} name */
function readSwitch(env, name) {
  const value = text(env, name) ?? 'on'
  if (value !== 'on' && value !== 'off') {
    throw new SettingsError(`${name} doit valoir on ou off (reçu : « ${value} »).`)
  }
  return value === 'on'
}
