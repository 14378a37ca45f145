import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Nothing under way for this long: the page is at rest. What is loaded late starts well before. */
const QUIET_MS = 4000

/** A page that never rests is given up on after this long. */
const LIMIT_MS = 180_000

/** Counts the bytes that a page receives, headers included and compressed as sent; films and embeds aside. */
export async function countBytes(page: Page) {
  const client = await page.context().newCDPSession(page)
  const underWay = new Set<string>()
  const leftOut = new Set<string>()
  let bytes = 0
  let lastChange = Date.now()
  const end = (id: string, received: number) => {
    if (!leftOut.has(id)) bytes += received
    underWay.delete(id)
    lastChange = Date.now()
  }
  const { frameTree } = await client.send('Page.getFrameTree')
  client.on('Network.requestWillBeSent', ({ requestId, type, request, frameId }) => {
    // What an embedded player or map fetches ends in a frame of its own, unseen from here.
    const isEmbedded = type === 'Document' && frameId !== frameTree.frame.id
    const isFilm = type === 'Media'
    if (isFilm || isEmbedded || request.url.startsWith('data:')) leftOut.add(requestId)
    else underWay.add(requestId)
    lastChange = Date.now()
  })
  client.on('Network.loadingFinished', (it) => end(it.requestId, it.encodedDataLength))
  client.on('Network.loadingFailed', (it) => end(it.requestId, 0))
  await client.send('Network.enable')
  return {
    total: () => bytes,
    /** Waits until nothing has been under way for a while. */
    async idle(): Promise<void> {
      const limit = Date.now() + LIMIT_MS
      while (underWay.size > 0 || Date.now() - lastChange < QUIET_MS) {
        if (Date.now() > limit) throw new Error(`${page.url()} does not come to rest.`)
        await sleep(100)
      }
    },
  }
}
