import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnFreePort } from './ports'

/** What arrives at once, in bytes, and how long until the next, in milliseconds: 50 KB/s. */
const chunkBytes = 250
const pauseMs = 5

type SlowProxy = {
  /** Its origin, without a slash at the end. */
  url: string
  close: () => Promise<void>
}

/** Starts a proxy to a site that sends pages in small chunks, and everything else at full speed. */
export async function startSlowProxy(siteUrl: string): Promise<SlowProxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    // Uncompressed, so that the size of a chunk is what the browser parses.
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const upstream = request(new URL(url ?? '/', siteUrl), { method, headers: plain }, (found) => {
      void pass(found, outgoing).catch(() => outgoing.destroy())
    })
    upstream.once('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  const port = await listenOnFreePort(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

async function pass(found: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(found.statusCode ?? 502, found.headers)
  const isPage = found.headers['content-type']?.includes('text/html')
  for await (const part of found as AsyncIterable<Buffer>) {
    const size = isPage ? chunkBytes : part.length
    for (let start = 0; start < part.length; start += size) {
      outgoing.write(part.subarray(start, start + size))
      if (isPage) await sleep(pauseMs)
    }
  }
  outgoing.end()
}
