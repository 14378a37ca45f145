import type { AfterErrorHook } from 'payload'
import sentences from './server-errors.json'

/** What is said of an error that nobody has foreseen. */
export const { unknownError } = sentences

/** By the codes of the file system, of SQLite and of Postgres. */
const causes: [codes: RegExp, sentence: string][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_WRITE|53100)$/, sentences.fullDisk],
  [/^(EROFS|SQLITE_READONLY.*|25006)$/, sentences.readOnlyDisk],
]

/** Says in French what the server failed at; of Payload's other errors only the punctuation changes. */
export const frenchServerErrors: AfterErrorHook = ({ error, result }) => {
  if (!isHidden(result)) return withoutColons(result)
  const codes = codesOf(error)
  const known = causes.find(([pattern]) => codes.some((code) => pattern.test(code)))
  return {
    response: { errors: [{ message: known?.[1] ?? unknownError }] },
    ...(known && { status: 507 }),
  }
}

/** Payload's forms cut a message at its first colon and at commas behind it: there it lists wrong fields. */
function withoutColons(result: Result): ReturnType<AfterErrorHook> {
  const errors = (result?.errors ?? []) as { message?: string; data?: { errors?: unknown } }[]
  const isCut = ({ message, data }: (typeof errors)[number]) =>
    message?.includes(':') && !data?.errors
  if (!errors.some(isCut)) return
  const mended = errors.map((it) =>
    isCut(it) ? { ...it, message: inSentences(it.message ?? '') } : it,
  )
  return { response: { ...result, errors: mended } }
}

function inSentences(message: string): string {
  return message
    .replace(/(\d):(\d\d)/g, '$1\u00a0h\u00a0$2')
    .replace(/\s*:\s*(\S?)/g, (_, next: string) => `. ${next.toUpperCase()}`)
}

type Result = Parameters<AfterErrorHook>[0]['result']

function isHidden(result: Result): boolean {
  return JSON.stringify(result ?? '').includes('Something went wrong.')
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error ? [String(error.code)] : []
  // Payload hands on the message alone of what it could not receive.
  const [, named] = /^(E[A-Z]+): /.exec(error.message) ?? []
  if (named) code.push(named)
  return [...code, ...codesOf(error.cause)]
}
