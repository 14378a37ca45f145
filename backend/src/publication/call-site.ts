import { setTimeout as sleep } from 'node:timers/promises'
import type { Kind } from './kinds'

export type Call = (contents: Kind[]) => Promise<void>

const TIMEOUT_MS = 5000
const WAITS_MS = [0, 1000, 3000]

/** Tells the site what changed: three tries, and never an exception. Pages refresh anyway. */
export function callSite(siteUrl: string, secret: string, waits = WAITS_MS): Call {
  return async (contents) => {
    let reason = ''
    for (const wait of waits) {
      await sleep(wait, undefined, { ref: false })
      reason = await post(`${siteUrl}/api/revalidate`, secret, contents)
      if (reason === '') return
    }
    console.warn(
      `backend : le site n’a pas pu être prévenu (${siteUrl}, ${reason}) ; ses pages se mettront à jour d’elles-mêmes.`,
    )
  }
}

/** One try: an empty string when it succeeded, else what went wrong. */
async function post(address: string, secret: string, contents: Kind[]): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ contents }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? '' : `réponse ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
