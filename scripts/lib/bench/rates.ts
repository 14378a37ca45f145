import autocannon from 'autocannon'

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

/** The requests a second of some paths; each is loaded twice, and the second time counts. */
export async function ratesOf(origin: string, paths: readonly string[]): Promise<number[]> {
  const rates: number[] = []
  for (const path of paths) {
    await load(origin + path)
    rates.push(await load(origin + path))
  }
  return rates
}
