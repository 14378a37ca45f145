import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnFreePort } from './ports'

/** What arrives at once, in bytes, and how long until the next, in milliseconds: 50 KB/s. */
const chunkBytes = 2000
const pauseMs = 40

export type SlowProxy = {
  /** Its origin, without a slash at the end. */
  url: string
  close: () => Promise<void>
}

/** A line to a site over which pages arrive in crumbs, and everything else as it is. */
export async function startSlowProxy(siteUrl: string): Promise<SlowProxy> {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    // Crumbs of what the browser reads: compressed, they would hold several times as much.
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const upstream = request(new URL(url ?? '/', siteUrl), { method, headers: plain }, (found) => {
      void pass(found, answer).catch(() => answer.destroy())
    })
    upstream.once('error', () => answer.destroy())
    asked.pipe(upstream)
  })
  const port = await listenOnFreePort(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

async function pass(found: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.writeHead(found.statusCode ?? 502, found.headers)
  const isPage = found.headers['content-type']?.includes('text/html')
  for await (const part of found as AsyncIterable<Buffer>) {
    const size = isPage ? chunkBytes : part.length
    for (let start = 0; start < part.length; start += size) {
      answer.write(part.subarray(start, start + size))
      if (isPage) await sleep(pauseMs)
    }
  }
  answer.end()
}
