import { ignoreEnvFiles } from '../../platform/env-files.mjs'
import { readVariableNames } from './read-environment.mjs'

/** What any process may need of the machine; `NODE_…` besides. */
const machineNames = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'],
  ...['TERM', 'FORCE_COLOR', 'NO_COLOR', 'CI', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX'],
  ...Object.keys(ignoreEnvFiles),
]

/** @typedef {Record<string, string | undefined>} Environment */

/** The variables that any process may see: no setting, no secret. @param {Environment} env */
export function machineEnv(env) {
  return pick(env, (name) => machineNames.includes(name) || name.startsWith('NODE_'))
}

/**
 * The environment of one of the two applications: the machine's variables and its own, so that neither process holds
 * the other's secrets. The site gets every `OTEL_…` variable besides, which the libraries of that standard read.
 * @param {'site' | 'backend'} application
 * @param {Environment} env
 */
export function environmentOf(application, env = process.env) {
  const names = readVariableNames()[application]
  const isOwn = (/** @type {string} */ name) =>
    names.includes(name) || (application === 'site' && name.startsWith('OTEL_'))
  return { ...machineEnv(env), ...pick(env, isOwn) }
}

/** @param {Environment} env @param {(name: string) => boolean} isPicked @returns {Environment} */
const pick = (env, isPicked) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isPicked(name)))
