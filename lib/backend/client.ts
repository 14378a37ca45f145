import 'server-only'
import { withDeadline } from '@/lib/http/with-deadline.mjs'
import { answerLimits } from '@/lib/limits/limits.mjs'
import { environment } from '@/lib/site/environment'
import { attempt } from '@/platform/attempt.mjs'
import { derivedSecret } from '@/platform/derived-secret.mjs'
import { count, observe } from '@/platform/metrics/record.mjs'
import { readBody } from '@/platform/read-body.mjs'
import type { Resource } from '../../contract/endpoints'
import { readForeignFileStart } from './foreign-file'

/** How long a request to the backend may take, in milliseconds. */
const timeoutMs = 10_000

/** How long it may take to take note of something, in milliseconds. */
const postTimeoutMs = 3000
/** The same for what somebody waits for and no last answer can replace. */
const privateTimeoutMs = 5000

/** Of requests whose answer is no more than its status. */
const unread = { cache: 'no-store', redirect: 'manual' } as const

/** A request without a usable response: refused, timed out, not 2xx, or not JSON. */
export class BackendError extends Error {
  override name = 'BackendError'
}

/**
 * What the backend answered: a body, as text and parsed unless that text was known; or a 404 of the API itself (one
 * with a JSON object).
 */
type Answer = { missing: false; body?: unknown; text: string } | { missing: true }

type AnswerLimits = (typeof answerLimits)[keyof typeof answerLimits]

/**
 * Reads JSON from the backend: GET, without a request body.
 * @param path path under the API base, with its leading slash
 * @param resource cache tag of the page being rendered: publishing revalidates it
 * @param known the text of an earlier answer, which is not parsed again
 * @throws BackendError for every response that is neither JSON within the limits nor the API's own 404
 */
export async function getJson(
  path: string,
  resource: Resource,
  limits: AnswerLimits,
  known?: string,
): Promise<Answer> {
  const startedAt = performance.now()
  let result = 'failed'
  try {
    // No `revalidate` here: Next would then ignore the signal and cache any body.
    const answer = await requestJson(path, { next: { tags: [resource] } }, limits, { known })
    result = answer.missing ? 'missing' : 'answered'
    return answer
  } finally {
    count('site_backend_requests_total', { result })
    observe('site_backend_request_duration_seconds', (performance.now() - startedAt) / 1000)
  }
}

/**
 * Reads JSON that only this site may see, and never from a cache: GET with the secret for drafts.
 * @param path path under the API base, with its leading slash
 * @throws BackendError for every response that is neither a JSON body nor the API's own 404
 */
export async function getPrivateJson(path: string): Promise<Answer> {
  const { revalidateSecret } = environment
  const secret = revalidateSecret ? derivedSecret(revalidateSecret, 'drafts') : ''
  const authorization = `Bearer ${secret}`
  return requestJson(path, { cache: 'no-store', headers: { authorization } }, answerLimits.single, {
    limitMs: privateTimeoutMs,
  })
}

function requestJson(
  path: string,
  { headers, ...options }: RequestInit,
  limits: AnswerLimits,
  { known, limitMs = timeoutMs }: { known?: string | undefined; limitMs?: number },
): Promise<Answer> {
  const asked = { ...options, headers: { accept: 'application/json', ...headers } }
  return ask(environment.apiBaseUrl + path, asked, limitMs, async (response, signal) => {
    const bytes = await readWhole(response, limits.bytes, signal)
    const text = String(bytes)
    if (response.ok && text === known) return { missing: false, text }
    if (hasMoreValues(bytes, limits.values))
      throw new BackendError(`plus de ${limits.values} valeurs`)
    const body = attempt((): unknown => JSON.parse(text))
    if (response.ok && body !== undefined) return { missing: false, body, text }
    const isObject = body instanceof Object && !Array.isArray(body)
    if (response.status === 404 && isObject) return { missing: true }
    throw new BackendError(response.ok ? 'réponse illisible' : `statut ${response.status}`)
  })
}

/** Requests and reads an answer within a time. @throws BackendError whatever fails */
async function ask<T>(
  address: string,
  options: RequestInit,
  limitMs: number,
  read: (response: Response, signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  try {
    return await withDeadline(limitMs, async (signal) =>
      read(await fetch(address, { redirect: 'error', ...options, signal }), signal),
    )
  } catch (error) {
    throw error instanceof BackendError ? error : new BackendError(reason(error))
  }
}

/**
 * The bytes of a file on the backend.
 * @param address a URL under the API base; any other is refused without a request
 * @param maxBytes size of the file at most
 * @param accept the media types from which the backend may choose
 * @throws BackendError when the file does not exist or is too large, or the backend fails
 */
export async function getFile(address: string, maxBytes: number, accept = '*/*'): Promise<Buffer> {
  if (!address.startsWith(`${environment.apiBaseUrl}/`)) throw new BackendError('adresse étrangère')
  const options = { cache: 'no-store', headers: { accept } } as const
  return ask(address, options, timeoutMs, (response, signal) => {
    if (!response.ok) throw new BackendError(`statut ${response.status}`)
    return readWhole(response, maxBytes, signal)
  })
}

/**
 * The first bytes of a picture, which hold its dimensions: a file on the backend, or on another
 * public host over https. Other URLs are refused without a request.
 * @param bytes how many to read; the rest is not downloaded
 * @param timeLimitMs how long the request may take, in milliseconds
 * @returns undefined when they cannot be loaded
 */
export async function getFileStart(address: string, bytes: number, timeLimitMs: number) {
  try {
    if (new URL(address).origin !== new URL(environment.apiBaseUrl).origin)
      return await readForeignFileStart(address, bytes, timeLimitMs)
    const options = { headers: { range: `bytes=0-${bytes - 1}` } }
    return await ask(address, options, timeLimitMs, async (response, signal) =>
      response.ok ? readBody(response, bytes, signal) : undefined,
    )
  } catch {
    return undefined
  }
}

/**
 * Sends JSON to the backend with the secret that both share.
 * @param path path under the API base, with its leading slash
 * @returns the status of the answer; undefined when there is none in three seconds
 */
export function postJson(path: string, body: object, secret: string): Promise<number | undefined> {
  const options = {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...unread,
  }
  return ask(environment.apiBaseUrl + path, options, postTimeoutMs, async (response) => {
    await response.body?.cancel()
    return response.status
  }).catch(() => undefined)
}

/** Whether the backend answers with any status below 500. @param timeLimitMs how long it may take, in milliseconds */
export function isReachable(timeLimitMs: number): Promise<boolean> {
  const request = ask(environment.apiBaseUrl, unread, timeLimitMs, ({ status }) => status < 500)
  return request.catch(() => false)
}

/** The whole body of a response, unless it is too large. */
async function readWhole(response: Response, maxBytes: number, signal: AbortSignal) {
  const bytes = await readBody(response, maxBytes + 1, signal)
  if (bytes.length > maxBytes) throw new BackendError(`plus de ${maxBytes} octets`)
  return bytes
}

/** Whether JSON has more values than a number, by the signs that begin or separate them. */
function hasMoreValues(bytes: Buffer, most: number): boolean {
  if (bytes.length <= most) return false
  let values = 0
  for (const byte of bytes) if (byte === 0x2c || byte === 0x5b || byte === 0x7b) values += 1
  return values > most
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `pas de réponse en ${timeoutMs / 1000} s`
  const cause = error.cause instanceof Error ? error.cause : undefined
  return (cause && 'code' in cause ? String(cause.code) : cause?.message) ?? error.message
}
