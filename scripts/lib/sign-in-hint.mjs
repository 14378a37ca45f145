import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * How to sign in to a back-office for the first time.
 * @param {Record<string, string | undefined>} env the backend's environment
 * @param {string} backendRoot where a relative BACKEND_DATA_DIR starts
 * @returns {string | null} null when the file of the first password has been deleted
 */
export function signInHint(env, backendRoot) {
  const dataFolder = path.resolve(backendRoot, env.BACKEND_DATA_DIR || 'data')
  const file = path.join(dataFolder, 'premier-mot-de-passe.txt')
  if (existsSync(file)) return `Sign in with the user name and the password in ${file}`
  if (!env.OWNER_USERNAME || !env.OWNER_PASSWORD) return null
  return `Sign in as «${env.OWNER_USERNAME}» with the password in OWNER_PASSWORD`
}
