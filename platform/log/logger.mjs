import { isatty } from 'node:tty'
import pino from 'pino'
import { errorFields } from './error-fields.mjs'
import { terminalLine } from './terminal-line.mjs'

/** @import { Logger } from 'pino' */

const standardOutput = 1

const shared = /** @type {{ root?: Logger, write?: (line: string) => void }} */ (
  // The servers and Next's bundles load this module separately and share one logger.
  Object(globalThis)[Symbol.for('rayonne.log')] ??= {}
)

/**
 * The logger of a part of the site or of the backend: one line for each event on standard output, of
 * JSON, or readable where that is a terminal. LOG_LEVEL is the lowest level that is written.
 * @param {string} component what the line is about: `site`, `backend-client`, `cache`…
 * @returns {Logger}
 */
export function logger(component) {
  shared.root ??= createRoot()
  return shared.root.child({ component })
}

function createRoot() {
  shared.write ??= standardOutputWriter()
  return pino(
    {
      level: process.env.LOG_LEVEL || 'info',
      base: undefined,
      messageKey: 'message',
      errorKey: 'error',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { error: errorFields },
      hooks: { logMethod: renameFields },
    },
    { write: (line) => shared.write?.(line) },
  )
}

/** @returns {(line: string) => void} */
function standardOutputWriter() {
  // In this thread and at once: a worker would cost memory, and a line would be lost with the process.
  const output = pino.destination({ dest: standardOutput, sync: true })
  if (!isatty(standardOutput)) return (line) => void output.write(line)
  return (line) => void output.write(`${terminalLine(JSON.parse(line), !process.env.NO_COLOR)}\n`)
}

/**
 * Payload calls the error `err` and the message `msg`, which are pino's default names.
 * @this {Logger}
 * @param {Parameters<import('pino').LogFn>} args
 * @param {import('pino').LogFn} method
 */
function renameFields(args, method) {
  const [first, ...rest] = /** @type {[unknown, ...unknown[]]} */ (args)
  if (first instanceof Error && rest.length === 0) {
    const error = errorFields(first)
    return method.apply(this, [{ error }, error.message])
  }
  const isRenamed =
    typeof first === 'object' && first !== null && ('err' in first || 'msg' in first)
  if (!isRenamed) return method.apply(this, args)
  const { err, msg, ...fields } = /** @type {{ err?: unknown, msg?: string }} */ (first)
  const message = rest.length > 0 ? rest : msg === undefined ? [] : [msg]
  const renamed = err === undefined ? fields : { ...fields, error: err }
  method.apply(this, /** @type {typeof args} */ ([renamed, ...message]))
}
