import 'server-only'
import { settings } from '../settings'
import type { Content } from './contents'

/** How long a call to the backend may take, in milliseconds (R12). */
const timeout = 10_000

/** A call that gave nothing usable: refused, too late, not 2xx, not JSON. */
export class BackendError extends Error {
  override name = 'BackendError'
}

/** What the backend said: a body, or «there is no such thing» in its own words. */
export type Answer = { missing: false; body: unknown } | { missing: true }

/**
 * The one call to the backend: GET, no payload (R12).
 * @param path path under the API base, beginning with `/`
 * @param content tags the page that asks, so that publishing refreshes it
 * @throws BackendError for everything that is neither a JSON body nor the API's own 404
 */
export async function getJson(path: string, content: Content): Promise<Answer> {
  try {
    // No `revalidate` here: Next would then ignore the signal and keep whatever body it got.
    const response = await fetch(settings.apiBaseUrl + path, {
      next: { tags: [content] },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    const body = parse(await response.text())
    if (response.ok && body !== undefined) return { missing: false, body }
    if (response.status === 404 && isObject(body)) return { missing: true }
    throw new BackendError(response.ok ? 'réponse illisible' : `statut ${response.status}`)
  } catch (error) {
    throw error instanceof BackendError ? error : new BackendError(reason(error))
  }
}

/** Whether the backend answers at all within `limit` milliseconds, whatever it answers. */
export async function isReachable(limit: number): Promise<boolean> {
  const signal = AbortSignal.timeout(limit)
  return fetch(settings.apiBaseUrl, { signal, cache: 'no-store', redirect: 'manual' }).then(
    (response) => response.status < 500,
    () => false,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `pas de réponse en ${timeout / 1000} s`
  const cause = error.cause instanceof Error ? error.cause : undefined
  return (cause && 'code' in cause ? String(cause.code) : cause?.message) ?? error.message
}
