import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Resource } from '../../contract/endpoints'
import { listenOnFreePort, tryToListen } from '../../testing/ports'
import { mockContent } from './content'
import { todayInCotonou } from './days'
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
export class MockBackend {
  /** Every request received, in order. */
  readonly requests: MockRequest[] = []
  #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy())
  })
  #port = 0
  #unanswered = new Set<ServerResponse>()
  #mode: Mode = 'ok'
  #modes = new Map<string, Mode>()
  #replaced = new Map<Resource, unknown>()

  /** `http://127.0.0.1:port`, the same during the whole life of the mock backend: what `API_BASE_URL` takes. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Opens the listening socket; `startMockBackend` does it. */
  async open(): Promise<void> {
    this.#port = await listenOnFreePort(this.#server)
  }

  /**
   * Chooses how the mock backend answers every path (which resets the modes of single paths), or
   * one path and those below it. Leaving `hang` closes the connections of the requests that were never answered.
   */
  async mode(mode: Mode, path?: string): Promise<void> {
    if (path !== undefined) {
      this.#modes.set(withSlash(path), mode)
    } else {
      this.#modes.clear()
      this.#mode = mode
      if (mode === 'refuse') await this.close()
      else if (!this.#server.listening && !(await tryToListen(this.#server, this.#port)))
        throw new Error(`Port ${this.#port} of the mock backend has been taken by another process.`)
    }
    for (const response of this.#unanswered) response.destroy()
    this.#unanswered.clear()
  }

  /** Replaces the content of one resource by any JSON; `undefined` restores the fixtures. */
  set(resource: Resource, data: unknown): void {
    if (data === undefined) this.#replaced.delete(resource)
    else this.#replaced.set(resource, data)
  }

  /** The fixtures that a healthy answer is made of at this moment. */
  content() {
    return mockContent({ base: this.origin, today: todayInCotonou() })
  }

  /** How many requests a path has had. */
  count(path: string): number {
    return this.requests.filter((request) => withSlash(request.path) === withSlash(path)).length
  }

  /** Restores the initial state: mode `ok`, the fixtures, no recorded requests. */
  async reset(): Promise<void> {
    await this.mode('ok')
    this.#replaced.clear()
    this.requests.length = 0
  }

  /** Closes every connection and the listening socket. */
  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', this.origin)
    const method = request.method ?? 'GET'
    const received: MockRequest = { method, path, headers: request.headers }
    this.requests.push(received)

    const below = [...this.#modes].find(([start]) => withSlash(path).startsWith(start))
    const mode = below?.[1] ?? this.#mode
    if (mode === 'hang') {
      this.#unanswered.add(response)
      response.once('close', () => {
        received.isGivenUp = true
        this.#unanswered.delete(response)
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
    const content = { ...this.content(), ...Object.fromEntries(this.#replaced) }
    sendJson(response, contentResponse(match, content), mode === 'truncated')
  }
}

/** Starts a mock backend on a free loopback port. */
export async function startMockBackend(): Promise<MockBackend> {
  const mock = new MockBackend()
  await mock.open()
  return mock
}
