import { isatty } from 'node:tty'
import { plainLogger } from '../../platform/log/plain-logger.mjs'

/** Milliseconds between two renewals of the line at a terminal. */
const renewalMs = 1000

const log = plainLogger('supervisor')

/** When each activity began. @type {Map<string, number>} */
const running = new Map()

/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Says what is being done and for how long: at a terminal one line, which is renewed; elsewhere a line
 * of the log when it begins, and one when it has ended.
 * @template T @param {string} name `Building the site` @param {() => Promise<T>} run @returns {Promise<T>}
 */
export async function during(name, run) {
  const isTerminal = isatty(1)
  const begun = Date.now()
  running.set(name, begun)
  if (isTerminal) {
    timer ??= setInterval(renew, renewalMs)
    renew()
  } else log.info(`${name}…`)
  try {
    return await run()
  } finally {
    running.delete(name)
    if (isTerminal) renew()
    else log.info(`${name} took ${secondsSince(begun)} s.`)
    if (running.size === 0) timer = void clearInterval(timer)
  }
}

const secondsSince = (/** @type {number} */ time) => Math.round((Date.now() - time) / 1000)

/** The cursor goes back to the beginning, so that a line of the log takes the place of this one. */
function renew() {
  const parts = [...running].map(([name, begun]) => `${name} (${secondsSince(begun)} s)`)
  process.stdout.write(`\u001b[2K${parts.join(', ')}${parts.length > 0 ? '…' : ''}\r`)
}
