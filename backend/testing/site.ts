import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Call = {
  method: string | undefined
  path: string | undefined
  authorization: string | undefined
  type: string | undefined
  body: string
}

/** A mock of the site: records what it is told, answers with the statuses, then 200. Pages are empty, not recorded. */
export async function startSite(statuses: number[] = [], port = 0) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.end()
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
