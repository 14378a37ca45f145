import { refusal } from '../answers'
import { fileMaxBytes } from '../files/limits'
import { shrinkPhoto } from '../photos/shrink-photo'
import { endingFetch } from '../saving/ending-fetch'
import { type Means, pathOf, save } from '../saving/save'
import { signedIn } from '../saving/session-end'
import { removeUnsavedChanges, removeAllUnsavedChanges } from '../saving/unsaved-changes'
import { noteValidationErrors } from '../saving/validation-errors'
import { hashOf, uploadsWith } from './known-upload'
import { messages } from './messages'
import { reconnection } from './reconnection'
import { noteRefusedFile } from './refused-files'
import { sendForm } from './send-form'

type FormInit = RequestInit & { body: FormData }

/** A file on its way: what has left and all of it, in bytes; `stop` while it waits for a lost line. Or a text. */
export type Progress = { sent?: number; total?: number; stop?: () => void; text?: string }

type Show = (progress: Progress | null) => void

/**
 * `fetch` for the back-office: every request ends, an unanswered save is asked for (saving/save.ts), a change without a
 * session waits for a sign-in, a copy is made once, and a file goes with its progress shown, small, and once.
 */
export function fetchWithProgress(
  original: typeof fetch,
  tell: Means['tell'],
  show: Show,
  readAgain: () => void,
): typeof fetch {
  const ending = (url: string, init?: RequestInit) => endingFetch(original, url, init)
  const copies = new Map<string, Promise<Response>>()
  const ask = (key: string) => ending(`/cms/enregistrements/${key}`)

  async function saveForm(url: string, init: FormInit): Promise<Response> {
    const file = init.body.get('file')
    const send = file instanceof File ? await fileSender(init, file, ending, show) : ending
    if (send instanceof Response) return noted(file, send)
    const waitForLine = file instanceof File ? waitWith(init, show) : undefined
    // Payload says that it saves, but not while it creates.
    if (!waitForLine && /^\/cms\/[^/]+$/.test(pathOf(url))) show({ text: messages.creating })
    const means = { send: signedIn(send, ending), ask, waitForLine, tell }
    const response = await save(url, init, means).finally(() => show(null))
    if (response.ok) removeUnsavedChanges(pathOf(url))
    if (response.status === 412) readAgain()
    if (response.ok && file instanceof File && file.type === 'image/gif')
      tell(messages.still, false)
    await noteValidationErrors(pathOf(url), String(init.body.get('_payload')), response)
    return noted(file, response)
  }

  /** Refuses where no answer comes: Payload's dialogs for many at once do not catch an error, and stay. */
  async function change(url: string, init: RequestInit = {}): Promise<Response> {
    if (!navigator.onLine) return notDone(messages.offline)
    return signedIn(ending)(url, init).catch(() => notDone(messages.unsure))
  }

  /** Sends once what makes a copy, however often it is tapped on before its answer. */
  async function sendCopy(url: string, init?: RequestInit) {
    show({ text: messages.creating })
    const copy = copies.get(url) ?? change(url, init).finally(() => copies.delete(url))
    copies.set(url, copy)
    return (await copy.finally(() => show(null))).clone()
  }

  return (input, init) => {
    const body = init?.body
    if (typeof input !== 'string') return original(input, init)
    if (input.startsWith('/cms/owners/logout')) removeAllUnsavedChanges()
    if (body instanceof FormData && body.has('_payload')) return saveForm(input, { ...init, body })
    if (/\/duplicate(\?|$)/.test(input)) return sendCopy(input, init)
    if (init?.method && isAskedFor.test(input)) return change(input, init)
    const isWaitedFor = input.startsWith('/cms/') || new Headers(init?.headers).has('Next-Action')
    return isWaitedFor ? ending(input, init) : original(input, init)
  }
}

/** Not who sees and edits what, which Payload notes by itself, nor a sign-in, which has no session yet. */
const isAskedFor = /^\/cms\/(?!payload-|owners\/(login|logout|refresh-token))/

/** As Payload refuses many at once: without `docs`, its dialogs call the error unknown. */
const notDone = (message: string) =>
  Response.json({ docs: [], errors: [{ message }] }, { status: 503 })

async function noted(file: unknown, response: Response): Promise<Response> {
  if (file instanceof File) await noteRefusedFile(file, response)
  return response
}

/** Makes a photo smaller and finds it where it has arrived before; a refusal where it is too heavy. */
async function fileSender(init: FormInit, chosen: File, ending: Means['send'], show: Show) {
  const file = (await shrinkPhoto(chosen)).file ?? chosen
  if (file.size > fileMaxBytes) return refusal(413, messages.tooHeavy)
  init.body.set('file', file)
  const hash = init.method?.toUpperCase() === 'POST' ? await hashOf(file) : undefined
  show({ sent: 0, total: file.size })
  return async (url: string, { headers, method = 'POST', signal }: RequestInit) => {
    const { docs } = hash ? await known(hash, ending) : {}
    // As the server answers: Payload's upload of several files takes another status for a failure.
    if (docs?.[0]) return Response.json({ doc: docs[0], message: messages.stored }, { status: 201 })
    const onProgress = (sent: number, total: number) => show({ sent, total })
    return sendForm(url, { method, headers, body: init.body, signal, onProgress })
  }
}

async function known(hash: string, ending: Means['send']): Promise<{ docs?: object[] }> {
  const response = await ending(uploadsWith(hash), {})
  return response.ok ? ((await response.json()) as { docs?: object[] }) : {}
}

/** Says that the line is lost, and waits for it or for the button that stops. */
function waitWith({ body }: FormInit, show: Show) {
  const { size: total } = body.get('file') as File
  return (failures: number): Promise<boolean> => {
    const back = reconnection(failures).then(() => true)
    const stopped = new Promise<boolean>((resolve) => {
      show({ sent: 0, total, stop: () => resolve(false) })
    })
    return Promise.race([back, stopped]).finally(() => show({ sent: 0, total }))
  }
}
