import { once } from 'node:events'
import autocannon from 'autocannon'
import { startOnOneCore, stop, until } from './servers'

/** The pages whose rates are compared: home, the list of events, that of videos. */
export const comparedPaths = ['/', '/medias/mediaevenements', '/medias/mediavideo']

/** The encodings of a browser. */
const browserEncodings = 'br, gzip'

/**
 * Sends requests for ten seconds over twenty connections.
 * @returns requests a second
 * @throws when one fails
 */
export async function load(url: string, encoding = browserEncodings): Promise<number> {
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({ url, headers, connections: 20, duration: 10 })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url} failed under load`)
  return result.requests.average
}

type Server = { command: string[]; cwd: string; env: NodeJS.ProcessEnv; origin: string }

/**
 * The requests a second of some paths of a server that has one core for itself and what it starts.
 * Each path is loaded twice; the second time counts.
 * @param around what is called before the load and after it, with the server's process id
 */
export async function ratesOnOneCore(
  { command, cwd, env, origin }: Server,
  paths: readonly string[],
  around: { before?(pid: number): Promise<void>; after?(pid: number): void } = {},
): Promise<number[]> {
  const server = startOnOneCore(command, cwd, env)
  try {
    const ended = once(server, 'exit').then(() => Promise.reject(new Error(`${origin} ended`)))
    await Promise.race([until(origin, (page) => page.ok, { limit: 600 }), ended])
    ended.catch(() => undefined)
    await around.before?.(server.pid ?? 0)
    const rates: number[] = []
    for (const path of paths) {
      await load(origin + path)
      rates.push(await load(origin + path))
    }
    around.after?.(server.pid ?? 0)
    return rates
  } finally {
    await stop(server)
  }
}
