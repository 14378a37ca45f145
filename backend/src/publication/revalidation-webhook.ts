import { setTimeout as sleep } from 'node:timers/promises'
import type { Resource } from '../../../contract/endpoints'
import { logger } from '../../../platform/log/logger.mjs'
import { count } from '../../../platform/metrics/record.mjs'
import { warmPages } from './warm-pages'

/**
 * How the site took a call: `refused` when its secret is another one, `unreachable` when it does not
 * answer, `failed` when it answers with any other error.
 */
export type Outcome = 'told' | 'refused' | 'unreachable' | 'failed'

/** What has changed: resources, which are sent, and paths of the site's pages, which are requested then. */
type Changes = { contents: Resource[]; paths: string[] }

/** Sends what has changed; never rejects. Of several replicas, the first that failed counts. */
export type RevalidationWebhook = (changes: Changes) => Promise<Outcome>

const log = logger('publication')

const timeoutMs = 5000
const defaultDelaysMs = [0, 1000, 3000]

/** Calls /api/revalidate of every replica of the site, each tried again for itself. @param siteUrls their origins */
export function createRevalidationWebhook(
  siteUrls: readonly string[],
  secret: string,
  delaysMs = defaultDelaysMs,
): RevalidationWebhook {
  const failing = new Set<string>()
  const headers = { Authorization: `Bearer ${secret}` }

  /** One try after each delay until one succeeds. */
  async function call(site: string, { contents, paths }: Changes): Promise<Outcome> {
    let answer: Answer = { outcome: 'failed', reason: '' }
    for (const delay of delaysMs) {
      await sleep(delay, undefined, { ref: false })
      answer = await post(`${site}/api/revalidate`, { contents }, headers)
      if (answer.outcome === 'told') break
    }
    note(site, answer)
    if (answer.outcome === 'told') void warmPages(site, paths)
    return answer.outcome
  }

  function note(site: string, { outcome, reason }: Answer): void {
    if (outcome === 'told') {
      if (failing.delete(site)) log.info({ site }, 'The site can be notified again')
      return
    }
    count('backend_webhook_failures_total')
    if (failing.has(site)) return
    failing.add(site)
    log.warn({ site, reason }, 'The site could not be notified of a change; it is tried again')
  }

  return async (changes) => {
    const outcomes = await Promise.all(siteUrls.map((site) => call(site, changes)))
    return outcomes.find((outcome) => outcome !== 'told') ?? 'told'
  }
}

type Answer = { outcome: Outcome; reason: string }

/** Sends JSON; never rejects. */
export async function post(url: string, body: object, headers = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return { outcome: outcomeOf(response.status), reason: `status ${response.status}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { outcome: 'unreachable', reason }
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 401 || status === 403) return 'refused'
  return status >= 200 && status < 300 ? 'told' : 'failed'
}
