import autocannon from 'autocannon'
import { type Server, withServer } from './servers'

/** The pages whose rates are compared: home, the list of events, that of videos. */
export const comparedPaths = ['/', '/medias/mediaevenements', '/medias/mediavideo']

/**
 * Sends requests for ten seconds over twenty connections, as a browser encodes them.
 * @returns requests a second
 * @throws when one fails
 */
export async function load(url: string, encoding = 'br, gzip'): Promise<number> {
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({ url, headers, connections: 20, duration: 10 })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url} failed under load`)
  return result.requests.average
}

/**
 * The requests a second of some paths of a server that has one core for itself and what it starts.
 * Each path is loaded twice; the second time counts.
 * @param around what is called before the load and after it, with the server's process id
 */
export async function ratesOnOneCore(
  server: Server,
  paths: readonly string[],
  around: { before?(pid: number): Promise<void>; after?(pid: number): void } = {},
): Promise<number[]> {
  const measure = async (pid: number) => {
    await around.before?.(pid)
    const rates: number[] = []
    for (const path of paths) {
      await load(server.origin + path)
      rates.push(await load(server.origin + path))
    }
    around.after?.(pid)
    return rates
  }
  return withServer(server, measure, { onOneCore: true })
}
