import { readSettingNames } from './read-settings.mjs'

/** What any process may need of the machine; `NODE_…` besides. */
const machineNames = new Set([
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'],
  ...['TERM', 'FORCE_COLOR', 'NO_COLOR', 'CI', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX'],
  // The sign that .env files have been read already (see env-files.mjs).
  '__NEXT_PROCESSED_ENV',
])

/**
 * The variables of an environment that any process may see: no setting, no secret.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export function machineEnv(env) {
  return pick(env, (name) => machineNames.has(name) || name.startsWith('NODE_'))
}

/**
 * The environment of one of the two applications: the machine's variables and its own settings, so
 * that neither process holds the other's secrets. The site gets every `OTEL_…` variable besides, which
 * the libraries of that standard read.
 * @param {'site' | 'backend'} application
 * @param {Record<string, string | undefined>} env
 * @param {string[]} names its settings
 * @returns {Record<string, string>}
 */
export function environmentOf(
  application,
  env = process.env,
  names = readSettingNames()[application],
) {
  const isOwn = (/** @type {string} */ name) =>
    names.includes(name) || (application === 'site' && name.startsWith('OTEL_'))
  return { ...machineEnv(env), ...pick(env, isOwn) }
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {(name: string) => boolean} isPicked
 */
function pick(env, isPicked) {
  /** @type {Record<string, string>} */
  const picked = {}
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && isPicked(name)) picked[name] = value
  }
  return picked
}
