import { format, stripVTControlCharacters } from 'node:util'
import { logger } from './logger.mjs'

const levelOf = /** @type {const} */ ({
  trace: 'debug',
  debug: 'debug',
  dir: 'info',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
})

/** What Next writes before its messages. */
const nextSymbol = /^\s*[⨯⚠▲✓○»](\s+|$)/

/**
 * Sends what libraries write to the console, and Node's warnings, to the log: one line each, without
 * colours. Next logs an uncaught error twice; the second time is left out.
 * @param {string} component
 */
export function captureConsole(component) {
  const log = logger(component)
  /** @type {WeakSet<Error>} */
  const written = new WeakSet()
  for (const [method, level] of Object.entries(levelOf)) {
    Object.assign(console, {
      [method]: (/** @type {unknown[]} */ ...parts) => {
        const error = parts.find((part) => part instanceof Error)
        const text = messageOf(parts.filter((part) => part !== error))
        if (error && written.has(error)) return
        if (error) written.add(error)
        if (error) log[level]({ error }, text || error.message)
        else if (text) log[level](text)
      },
    })
  }
  // Node's own listener writes several lines.
  process.removeAllListeners('warning')
  process.on('warning', (error) => log.warn({ error }, error.message))
}

/** @param {unknown[]} parts */
function messageOf(parts) {
  return stripVTControlCharacters(format(...parts))
    .replace(nextSymbol, '')
    .trim()
}
