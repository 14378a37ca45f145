import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Loads `next.config.ts` in a process of its own and hands the result to Next as its standalone
 * server does. The compiler that TypeScript needs, zod and sharp would otherwise stay in the memory
 * of the server: 55 MB.
 * @returns {Promise<boolean>} false when the configuration is invalid: that process has said why
 */
export async function loadConfig() {
  const child = fork(fileURLToPath(new URL('send-config.mjs', import.meta.url)))
  const loaded = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  const [message] = /** @type {import('./send-config.mjs').LoadedConfig[]} */ (loaded)
  if (!message) return false
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(message.config)
  // Which the configuration sets for the server, the cache handler and previews.
  process.env.PICTURES_BASE_URL = message.picturesBaseUrl
  process.env.MEDIA_ORIGIN = message.mediaOrigin
  process.env.BACK_OFFICE_ORIGIN = message.backOfficeOrigin
  return true
}
