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
  const [message] = /** @type {{ config: unknown, env: Record<string, string> }[]} */ (loaded)
  if (!message) return false
  const config = JSON.stringify(message.config)
  Object.assign(process.env, message.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: config })
  return true
}
