import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
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
        if (!page) return
        const request = this.#visit(origin, page).finally(() => this.#pending.delete(request))
        this.#pending.add(request)
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
  }

  async #visit(origin: string, { path, shows }: Page) {
    const at = Math.round(performance.now() - this.#started)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      // At this rate fetch would take the time of a quarter of a core from the servers.
      const request = get(origin + path, { signal, agent: false })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      // From here on the response tells of it.
      request.on('error', () => undefined)
      const { statusCode = 0, headers } = response
      const body = await text(response)
      const isShown = statusCode < 400 && (headers.location ?? body).includes(shows)
      if (!isShown) throw new Error(`status ${statusCode}, «${shows}» is asked for`)
    } catch (error) {
      this.#failures.push({ path, reason: String(error), at })
    }
  }
}
