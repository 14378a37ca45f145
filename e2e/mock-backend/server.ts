import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { listenOnFreePort, tryToListen } from '../support/ports'
import { contentFor } from './content'
import { answer, emptyAnswer, questionOf, unknownPath, withSlash } from './answers'
import { todayInCotonou } from './days'
import { failWith, sendJson, sendTruncated } from './failures'
import { answerMedia } from './media'
import type { DataSet, Mode, StubContent, StubRequest } from './types'

export interface StubOptions {
  /** A path in front of everything, such as `/socle/v1`. */
  prefix?: string
}

/** A content backend that answers specification §7 and fails on command. */
export class StubBackend {
  /** Every request received, in order. */
  readonly requests: StubRequest[] = []
  readonly prefix: string
  #server: Server = createServer()
  #port = 0
  #sockets = new Set<Socket>()
  #unanswered = new Set<ServerResponse>()
  #mode: Mode = 'ok'
  #modes = new Map<string, Mode>()
  #replaced = new Map<DataSet, unknown>()
  #wrapped = false

  constructor({ prefix = '' }: StubOptions) {
    this.prefix = prefix.replace(/\/+$/, '')
  }

  /** `http://127.0.0.1:port`, the same over the stub's whole life. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The origin with the prefix: what `API_BASE_URL` takes. */
  get baseUrl(): string {
    return `${this.origin}${this.prefix}`
  }

  /** Opens the listening socket; `startStub` does it. */
  async open(): Promise<void> {
    this.#server = this.#newServer()
    this.#port = await listenOnFreePort(this.#server)
  }

  /**
   * Chooses how the stub answers: everything (which forgets the modes of single paths), or one
   * path of §7. Leaving `hang` cuts the requests that were never answered.
   */
  async mode(mode: Mode, path?: string): Promise<void> {
    if (path !== undefined) {
      this.#modes.set(withSlash(path), mode)
    } else {
      this.#modes.clear()
      this.#mode = mode
      if (mode === 'refuse') await this.#shut()
      else if (!this.#server.listening) await this.#reopen()
    }
    for (const response of this.#unanswered) response.destroy()
    this.#unanswered.clear()
  }

  /** Replaces one set of data by any JSON; `undefined` brings the fixtures back. */
  set(name: DataSet, data: unknown): void {
    if (data === undefined) this.#replaced.delete(name)
    else this.#replaced.set(name, data)
  }

  /** The data a healthy answer is made from now. */
  content(): StubContent {
    return contentFor({ base: this.baseUrl, today: todayInCotonou() })
  }

  /** Wraps lists as `{ results: [...] }`, or sends plain arrays again. */
  results(wrapped: boolean): void {
    this.#wrapped = wrapped
  }

  /** How many requests one path of §7 has had. */
  count(path: string): number {
    return this.requests.filter((request) => withSlash(request.path) === withSlash(path)).length
  }

  /** Healthy again, the fixtures back, arrays, no requests remembered. */
  async reset(): Promise<void> {
    await this.mode('ok')
    this.#replaced.clear()
    this.#wrapped = false
    this.requests.length = 0
  }

  /** Cuts every connection and closes the socket. */
  async close(): Promise<void> {
    await this.#shut()
  }

  #newServer(): Server {
    const server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    return server
  }

  async #shut(): Promise<void> {
    if (!this.#server.listening) return
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async #reopen(): Promise<void> {
    this.#server = this.#newServer()
    if (!(await tryToListen(this.#server, this.#port))) {
      throw new Error(`The stub's port ${this.#port} has been taken by another process.`)
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin)
    const method = request.method ?? 'GET'
    const inside = pathname.startsWith(`${this.prefix}/`)
    const path = inside ? pathname.slice(this.prefix.length) : pathname
    this.requests.push({ method, path: pathname, headers: request.headers })

    const mode = this.#modes.get(withSlash(path)) ?? this.#mode
    if (mode === 'hang') {
      this.#unanswered.add(response)
      return
    }
    if (failWith(mode, request, response)) return
    if (path.startsWith('/media/')) return answerMedia(path, request, response)
    if (method !== 'GET') return sendJson(response, { status: 405, body: { detail: 'GET.' } })

    const question = inside ? questionOf(path) : null
    if (mode === 'empty') return sendJson(response, emptyAnswer(question, this.#wrapped))
    const content = { ...this.content(), ...Object.fromEntries(this.#replaced) }
    const healthy = question ? answer(question, content, this.#wrapped) : unknownPath()
    return mode === 'truncated' ? sendTruncated(response, healthy) : sendJson(response, healthy)
  }
}

/** Starts a stub backend on a free port of this machine. */
export async function startStub(options: StubOptions = {}): Promise<StubBackend> {
  const stub = new StubBackend(options)
  await stub.open()
  return stub
}
