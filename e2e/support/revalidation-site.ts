import { createServer, type Server } from 'node:http'
import { listenOnFreePort, tryToListen } from '../../backend/testing/ports'

/** A stand-in for the site that the backend tells of changes; it can be stopped and can refuse. */
export class RevalidationSite {
  readonly #server: Server
  #port = 0
  /** What it answers. */
  status = 200

  constructor() {
    this.#server = createServer((request, response) => {
      request.resume()
      response.writeHead(this.status, { Connection: 'close' }).end()
    })
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await listenOnFreePort(this.#server)
    else await tryToListen(this.#server, this.#port)
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
