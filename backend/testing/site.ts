import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that the site received. */
type Call = {
  method: string | undefined
  path: string | undefined
  authorization: string | undefined
  type: string | undefined
  body: string
}

/**
 * A mock of the public site: records requests and answers with the given statuses, then 200.
 * @param port any free one unless given
 */
export async function startSite(statuses: number[] = [], port = 0) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { authorization, 'content-type': type } = request.headers
      const body = Buffer.concat(chunks).toString()
      calls.push({ method: request.method, path: request.url, authorization, type, body })
      void site.onCall?.()
      response.writeHead(statuses.shift() ?? 200).end()
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  const site = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Called during each call, before it is answered. */
    onCall: null as (() => Promise<void>) | null,
    /** Waits for a call and for the end of its burst, then returns the calls and clears them. */
    async takeCalls(): Promise<Call[]> {
      for (let waited = 0; waited < 800 && calls.length === 0; waited += 20) await sleep(20)
      for (let seen = 0; seen !== calls.length; await sleep(400)) seen = calls.length
      return calls.splice(0)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}

/** The resources named in a call, sorted. */
export function resourcesOf(call: Call | undefined): string[] {
  const { contents } = JSON.parse(call?.body ?? '{"contents":[]}') as { contents: string[] }
  return contents.toSorted()
}
