import { unknownError } from '../server-errors'

/** The functions of Payload that its pages call here: those of copies between languages, folders and widgets are not. */
export const serverFunctions: ReadonlySet<unknown> = new Set([
  ...['form-state', 'table-state', 'render-list', 'render-document', 'render-document-slots'],
  ...['schedule-publish', 'get-upcoming-scheduled-publish'],
])

/** An answer without the statements of a database that has refused one. */
export function withoutStatements<T>(answer: T): T {
  const { errors } = Object(answer) as { errors?: { message?: string }[] }
  if (!errors?.some(({ message }) => message?.startsWith('Failed query'))) return answer
  return { ...answer, errors: [{ message: unknownError }] }
}

/** Payload looks a name up in an object, whose `constructor` would answer the cookies of whoever asks. @throws for any other */
export function checkServerFunction(name: unknown): void {
  if (!serverFunctions.has(name)) throw new Error('Unknown server function')
}
