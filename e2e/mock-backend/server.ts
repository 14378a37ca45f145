import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Resource } from '../../contract/endpoints'
import { dayInCotonou } from '../../contract/formatting/dates'
import { listenOnFreePort, tryToListen } from '../../testing/ports'
import { mockContent } from './content'
import { sendMedia } from './media'
import {
  contentResponse,
  emptyResponse,
  matchEndpoint,
  sendFailure,
  sendJson,
  withSlash,
} from './responses'
import type { MockRequest, Mode } from './types'

const contactClicksPath = '/api/contact-clicks/'

/** A content backend that answers the endpoints of specification §7 and fails on command. */
export type MockBackend = Awaited<ReturnType<typeof startMockBackend>>

/** Starts a mock backend on a free loopback port, which stays its own also while it is closed. */
export async function startMockBackend() {
  const requests: MockRequest[] = []
  const unanswered = new Set<ServerResponse>()
  const modes = new Map<string, Mode>()
  const replaced = new Map<Resource, unknown>()
  let modeOfOthers: Mode = 'ok'
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await listenOnFreePort(server)
  const origin = `http://127.0.0.1:${port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', origin)
    const method = request.method ?? 'GET'
    const received: MockRequest = { method, path, headers: request.headers }
    requests.push(received)

    const below = [...modes].find(([start]) => withSlash(path).startsWith(start))
    const mode = below?.[1] ?? modeOfOthers
    if (mode === 'hang') {
      unanswered.add(response)
      response.once('close', () => {
        received.isGivenUp = true
        unanswered.delete(response)
      })
      return
    }
    if (sendFailure(mode, request, response)) return
    if (path.startsWith('/media/')) return sendMedia(path, request, response)
    if (method === 'POST') {
      received.body = Buffer.concat((await request.toArray()) as Buffer[]).toString()
      if (withSlash(path) === contactClicksPath) return void response.writeHead(204).end()
    }
    if (method !== 'GET') return sendJson(response, { status: 405, body: { detail: 'GET.' } })

    const match = matchEndpoint(path)
    if (mode === 'empty') return sendJson(response, emptyResponse(match))
    const content = { ...mock.content(), ...Object.fromEntries(replaced) }
    sendJson(response, contentResponse(match, content), mode === 'truncated')
  }

  const mock = {
    /** What `API_BASE_URL` takes, the same during its whole life. */
    origin,
    /** Every request received, in order. */
    requests,
    /**
     * Chooses how it answers every path (which resets the modes of single paths), or one path and those below
     * it. Leaving `hang` closes the connections of the requests that were never answered.
     */
    async mode(mode: Mode, path?: string): Promise<void> {
      if (path !== undefined) {
        modes.set(withSlash(path), mode)
      } else {
        modes.clear()
        modeOfOthers = mode
        if (mode === 'refuse') await mock.close()
        else if (!server.listening && !(await tryToListen(server, port)))
          throw new Error(`Port ${port} of the mock backend has been taken by another process.`)
      }
      for (const response of unanswered) response.destroy()
      unanswered.clear()
    },
    /** Replaces the content of one resource by any JSON; `undefined` restores the fixtures. */
    set(resource: Resource, data: unknown): void {
      if (data === undefined) replaced.delete(resource)
      else replaced.set(resource, data)
    },
    /** The fixtures that a healthy answer is made of at this moment. */
    content: () => mockContent({ base: origin, today: dayInCotonou() }),
    /** How many requests a path has had. */
    count: (path: string) =>
      requests.filter((request) => withSlash(request.path) === withSlash(path)).length,
    /** Restores the initial state: mode `ok`, the fixtures, no recorded requests. */
    async reset(): Promise<void> {
      await mock.mode('ok')
      replaced.clear()
      requests.length = 0
    },
    /** Closes every connection and the listening socket. */
    async close(): Promise<void> {
      if (!server.listening) return
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
  return mock
}
