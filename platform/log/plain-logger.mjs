import { isatty } from 'node:tty'
import { errorFields } from './error-fields.mjs'
import { terminalLine } from './terminal-line.mjs'

/** The levels of LOG_LEVEL, the most important one first. */
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/**
 * Writes the same lines as `logger`, without a library, for processes that supervise others and must
 * stay small: pino takes 8 MB.
 * @param {string} component
 * @param {(line: string) => void} [write] receives each line, with its line break
 */
export function plainLogger(component, write = (line) => void process.stdout.write(line)) {
  const limit = levels.indexOf(process.env.LOG_LEVEL || 'info')
  const isTerminal = isatty(1)

  /** @param {string} level */
  const method = (level) => {
    const isWritten = levels.indexOf(level) <= limit
    /** @param {[fields: Record<string, unknown>, message: string] | [message: string]} args */
    return (...args) => {
      if (!isWritten) return
      const [{ error, ...fields }, message] = args.length === 2 ? args : [{}, args[0]]
      const time = new Date().toISOString()
      const failure = error === undefined ? {} : { error: errorFields(error) }
      const line = { level, time, component, ...fields, ...failure, message }
      write(`${isTerminal ? terminalLine(line, !process.env.NO_COLOR) : JSON.stringify(line)}\n`)
    }
  }
  return { info: method('info'), warn: method('warn'), error: method('error') }
}
