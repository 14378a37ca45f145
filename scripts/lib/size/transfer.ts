import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** A page without requests for this many milliseconds is idle; deferred loading starts earlier. */
const idleMs = 4000

/** How long to wait for a page to become idle, in milliseconds. */
const timeoutMs = 180_000

/** Counts the bytes that a page receives, compressed and with headers, without videos and embeds. */
export async function countBytes(page: Page) {
  const client = await page.context().newCDPSession(page)
  const inFlight = new Set<string>()
  let bytes = 0
  let lastChange = Date.now()
  const end = (id: string, received: number) => {
    if (inFlight.delete(id)) bytes += received
    lastChange = Date.now()
  }
  const { frameTree } = await client.send('Page.getFrameTree')
  client.on('Network.requestWillBeSent', ({ requestId, type, request, frameId }) => {
    // Requests inside an embedded player or map belong to another frame and are not reported here.
    const isEmbedded = type === 'Document' && frameId !== frameTree.frame.id
    const isReceived = type !== 'Media' && !request.url.startsWith('data:')
    if (isReceived && !isEmbedded) inFlight.add(requestId)
    lastChange = Date.now()
  })
  client.on('Network.loadingFinished', (it) => end(it.requestId, it.encodedDataLength))
  client.on('Network.loadingFailed', (it) => end(it.requestId, 0))
  await client.send('Network.enable')
  return {
    total: () => bytes,
    /** Waits until the page is idle; throws when it does not become idle in time. */
    async idle(): Promise<void> {
      const deadline = Date.now() + timeoutMs
      while (inFlight.size > 0 || Date.now() - lastChange < idleMs) {
        if (Date.now() > deadline) throw new Error(`${page.url()} does not become idle.`)
        await sleep(100)
      }
    },
  }
}
