import { createServer, type Server } from 'node:http'
import { listenOnFreePort } from '../../backend/testing/ports'

/** A stand-in for the site that the backend tells of changes; it can refuse. */
export class RevalidationSite {
  readonly #server: Server
  url = ''
  /** What it answers. */
  status = 200

  constructor() {
    this.#server = createServer((request, response) => {
      request.resume()
      response.writeHead(this.status, { Connection: 'close' }).end()
    })
  }

  async start(): Promise<void> {
    this.url = `http://127.0.0.1:${await listenOnFreePort(this.#server)}`
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
