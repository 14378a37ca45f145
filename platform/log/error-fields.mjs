/**
 * An error as fields of a line in the log: its stack and those of its causes, and nothing else that
 * it holds, for that may be a visitor's or a whole request.
 * @param {unknown} error
 * @returns {{ type: string, message: string, code?: string, stack?: string }}
 */
export function errorFields(error) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: error.name,
    message: cut(error.message),
    ...(code !== undefined && { code }),
    stack: stackOf(error),
  }
}

const maxCauses = 5
const maxLength = 8000

/** A text of an error: a failed query repeats all values. @param {string} text */
const cut = (text) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** @param {Error} error @returns {string} */
function stackOf(error, causes = 0) {
  const stack = cut(error.stack ?? error.message)
  if (!(error.cause instanceof Error) || causes === maxCauses) return stack
  return `${stack}\nCaused by: ${stackOf(error.cause, causes + 1)}`
}
