import { refusal } from '../answers'
import { messages } from '../upload/messages'
import { LineLost } from '../upload/send-form'
import { idempotencyKeyHeader } from './idempotency-key'
import { forgetValidationErrors } from './validation-errors'

/** What a save needs of the browser; `send` and `ask` reject with `LineLost` without an answer. */
export type Means = {
  send: (url: string, init: RequestInit) => Promise<Response>
  /** What the server has answered to the save with this key; 204 when it has not. */
  ask: (key: string) => Promise<Response>
  /** Of a file whose line is lost: whether to try again, once there is one. */
  waitForLine?: (failures: number) => Promise<boolean>
  /** Says what became of a save once the line is back. */
  tell: (message: string, isStored: boolean) => void
}

type Stored = { id?: number; updatedAt?: string }

/** The key of the save of each address that has created something, or whose answer was lost. */
const creations = new Map<string, string>()

/** The address that a form saves to, without its query. */
export const pathOf = (url: string) => url.replace(/\?.*/, '')

/** To be called when a form is left: what another one creates is something else, and so are its faults. */
export function forgetForm(path: string) {
  creations.delete(path)
  forgetValidationErrors(path)
}

/**
 * Sends a form so that it always ends: where the answer is lost with the line, the server is asked what
 * it has stored, and says what it cannot say yet when the line is back. What a form has created once it
 * changes from then on, until `forgetForm`.
 */
export async function save(url: string, init: RequestInit, means: Means): Promise<Response> {
  if (!means.waitForLine && !navigator.onLine) return refusal(503, messages.offline)
  const path = pathOf(url)
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const headers = new Headers(init.headers)
  headers.set(idempotencyKeyHeader, key)
  for (let failures = 1; ; failures += 1) {
    let isSent = false
    try {
      const [address, method, shown] = await target(url, init, means)
      if (shown) headers.set('If-Match', `"${shown}"`)
      isSent = true
      const response = await means.send(address, { ...init, method, headers })
      // The form can be saved again until the page of what it has created comes.
      if (response.status === 201 && !means.waitForLine) creations.set(path, key)
      else if (response.ok && address === url) creations.delete(path)
      return response
    } catch (error) {
      if (!(error instanceof LineLost)) throw error
    }
    if (means.waitForLine && !(await means.waitForLine(failures))) {
      return refusal(503, messages.stopped)
    }
    const answer = navigator.onLine ? await answerOf(key, means) : undefined
    if (answer) return answer
    if (means.waitForLine) continue
    if (answer === null || !isSent) return refusal(503, messages.notStored)
    creations.set(path, key)
    tellWhenBack(path, key, means)
    return refusal(503, messages.unknown)
  }
}

/**
 * The address of what this form has created already, in place of that where it would create another, and
 * when the state that it shows was saved, or its own last save of which the answer was lost, as ISO 8601
 * (saving/refuse-stale.ts).
 */
async function target(
  url: string,
  { body, method = 'POST' }: RequestInit,
  means: Means,
): Promise<[address: string, method: string, shown?: string]> {
  const path = pathOf(url)
  const key = creations.get(path)
  const answer = key ? await answerOf(key, means) : null
  if (answer === undefined) throw new LineLost()
  const { doc, result } = ((await answer?.json()) ?? {}) as { doc?: Stored; result?: Stored }
  const isCreation = method.toUpperCase() === 'POST' && doc
  if (isCreation) return [url.replace(path, `${path}/${doc.id}`), 'PATCH']
  const shown = body instanceof FormData ? (JSON.parse(String(body.get('_payload'))) as Stored) : {}
  const times = [shown, doc ?? result].map((it) => it?.updatedAt ?? '')
  return [url, method, times.sort().at(-1)]
}

/** The answer to a save, null where nothing was stored, undefined while the server cannot be asked. */
async function answerOf(key: string, { ask }: Means): Promise<Response | null | undefined> {
  const response = await ask(key).catch(() => undefined)
  if (response?.status === 200) return response
  return response?.status === 204 ? null : undefined
}

function tellWhenBack(path: string, key: string, means: Means) {
  const check = async () => {
    if (creations.get(path) !== key) return
    const answer = await answerOf(key, means)
    if (answer === undefined) return tellWhenBack(path, key, means)
    means.tell(answer ? messages.stored : messages.notStored, answer !== null)
  }
  window.addEventListener('online', () => void check(), { once: true })
}
