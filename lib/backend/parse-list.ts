import { z } from 'zod'
import { BackendError } from './client'
import { reportFailure, reportSuccess } from './failure-log'

const list = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()) }).transform((body) => body.results),
])

/**
 * Reads a list, either an array or `{ results: [] }`. Items that do not match the schema are dropped
 * and logged.
 * @param name identifies the list in the log
 * @throws BackendError when the body is not a list, or when none of its items matches
 */
export function parseList<T>(name: string, item: z.ZodType<T>, body: unknown): T[] {
  const items = list.safeParse(body)
  if (!items.success) throw new BackendError('liste attendue')
  const results = items.data.map((candidate) => item.safeParse(candidate))
  const valid = results.flatMap((result) => (result.success ? [result.data] : []))
  results.forEach((result, index) => {
    const key = `${name}[${index}]`
    if (result.success) reportSuccess(key)
    else {
      const error = z.prettifyError(result.error)
      reportFailure({ group: `${name} items`, key, message: 'Élément ignoré', error })
    }
  })
  if (results.length > 0 && valid.length === 0) throw new BackendError('aucun élément lisible')
  return valid
}
