import { setTimeout as sleep } from 'node:timers/promises'
import { logger } from '../../../lib/log/logger.mjs'
import { count } from '../../../lib/metrics/record.mjs'
import type { Resource } from './resources'

/** Sends the resources that changed; never rejects. */
export type RevalidationWebhook = (contents: Resource[]) => Promise<void>

const log = logger('publication')

const timeoutMs = 5000
const defaultDelaysMs = [0, 1000, 3000]

/**
 * The call of /api/revalidate of every replica of the site, so that a publication needs neither Redis
 * nor any one replica.
 * @param siteUrls origins of the replicas, each of which is called and tried again for itself
 */
export function createRevalidationWebhook(
  siteUrls: readonly string[],
  secret: string,
  delaysMs = defaultDelaysMs,
): RevalidationWebhook {
  return async (contents) => {
    await Promise.all(siteUrls.map((siteUrl) => call(siteUrl, secret, contents, delaysMs)))
  }
}

/**
 * One try after each delay until one succeeds. When all fail it only warns, since the site's pages are
 * also refreshed from time to time.
 */
async function call(siteUrl: string, secret: string, contents: Resource[], delaysMs: number[]) {
  let failure = ''
  for (const delay of delaysMs) {
    await sleep(delay, undefined, { ref: false })
    failure = await post(`${siteUrl}/api/revalidate`, secret, contents)
    if (failure === '') return
  }
  count('backend_webhook_failures_total')
  log.warn(
    { site: siteUrl, reason: failure },
    'The site could not be notified of a change; its pages are refreshed later',
  )
}

/** One try: an empty string when it succeeded, else what went wrong. */
async function post(url: string, secret: string, contents: Resource[]): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ contents }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? '' : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
