import 'server-only'
import { settings } from '@/lib/site/settings'
import type { Resource } from './endpoints'

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
 * @param resource tags the page that asks, so that publishing refreshes it
 * @throws BackendError for everything that is neither a JSON body nor the API's own 404
 */
export async function getJson(path: string, resource: Resource): Promise<Answer> {
  try {
    // No `revalidate` here: Next would then ignore the signal and keep whatever body it got.
    const response = await fetch(settings.apiBaseUrl + path, {
      next: { tags: [resource] },
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

/**
 * The bytes of one of the backend's own files.
 * @param address an address under the API base; any other is refused without a call
 * @param limit how many bytes it may have
 * @throws BackendError when there is no such file, it is too large, or the backend fails
 */
export async function getFile(address: string, limit: number): Promise<Buffer> {
  if (!address.startsWith(`${settings.apiBaseUrl}/`)) throw new BackendError('adresse étrangère')
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (!response.ok || !response.body) throw new BackendError(`statut ${response.status}`)
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body as ReadableStream<Uint8Array> &
      AsyncIterable<Uint8Array>) {
      size += part.length
      if (size > limit) throw new BackendError(`plus de ${limit} octets`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    throw error instanceof BackendError ? error : new BackendError(reason(error))
  }
}

/**
 * The first bytes of a picture, which say its size. The backend's own files and those that it keeps
 * elsewhere under https; other addresses are refused without a call.
 * @param bytes how many are wanted; the rest is not fetched
 * @param limit how long it may take, in milliseconds
 * @returns undefined when they cannot be had
 */
export async function getFileStart(
  address: string,
  bytes: number,
  limit: number,
): Promise<Buffer | undefined> {
  if (!address.startsWith(`${settings.apiBaseUrl}/`) && !/^https:/i.test(address)) return undefined
  try {
    const response = await fetch(address, {
      headers: { range: `bytes=0-${bytes - 1}` },
      signal: AbortSignal.timeout(limit),
      redirect: 'error',
    })
    if (!response.ok || !response.body) return undefined
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body as ReadableStream<Uint8Array> &
      AsyncIterable<Uint8Array>) {
      parts.push(part)
      size += part.length
      if (size >= bytes) break
    }
    return Buffer.concat(parts).subarray(0, bytes)
  } catch {
    return undefined
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
