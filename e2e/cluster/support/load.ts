import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

/** A page, with a text of the content that it must show. */
export type Page = { path: string; shows: string }

const requestsPerSecond = 80
const timeoutMs = 60_000
/** So that no mistake makes it endless, in milliseconds. */
const longestMs = 600_000

/** What one request lacked, and when: milliseconds since the beginning of the load. */
type Failure = { path: string; reason: string; at: number }

/** Visitors: requests at a constant rate, over all pages in turn, until `stop`. */
export class Load {
  #agent = new Agent({ keepAlive: true })
  #pending = new Set<Promise<void>>()
  #failures: Failure[] = []
  #started = performance.now()
  #sent = 0
  #timer: NodeJS.Timeout

  constructor(origin: string, pages: readonly Page[]) {
    this.#timer = setInterval(() => {
      const elapsed = performance.now() - this.#started
      const due = Math.floor((Math.min(elapsed, longestMs) / 1000) * requestsPerSecond)
      for (; this.#sent < due; this.#sent += 1) {
        const page = pages[this.#sent % pages.length]
        if (page) this.#send(origin, page)
      }
    }, 5)
  }

  /** The requests so far, and what failed since the last call. */
  async report() {
    await Promise.all(this.#pending)
    return { sent: this.#sent, failures: this.#failures.splice(0) }
  }

  async stop() {
    clearInterval(this.#timer)
    await Promise.all(this.#pending)
    this.#agent.destroy()
  }

  #send(origin: string, { path, shows }: Page) {
    const at = Math.round(performance.now() - this.#started)
    const request = fetchText(this.#agent, origin + path)
      .then(({ status, body }) => {
        if (status < 200 || status > 399) throw new Error(`status ${status}`)
        if (!body.includes(shows)) throw new Error(`status ${status} without «${shows}»`)
      })
      .catch((error: Error) => void this.#failures.push({ path, reason: error.message, at }))
      .finally(() => this.#pending.delete(request))
    this.#pending.add(request)
  }
}

function fetchText(agent: Agent, url: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = get(url, { agent, timeout: timeoutMs }, (response) => {
      text(response).then((body) => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, body: headers.location ?? body })
      }, reject)
    })
    request.on('timeout', () => request.destroy(new Error(`no answer in ${timeoutMs} ms`)))
    request.on('error', reject)
  })
}
