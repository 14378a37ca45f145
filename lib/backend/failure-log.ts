import { LRUCache } from 'lru-cache'
import { logLimits, memoryLimits } from '@/lib/limits/limits.mjs'
import { logger } from '@/platform/log/logger.mjs'

type Failure = {
  /** The kind of load, whose lines are counted together. */
  group: string
  /** Identifies the load. */
  key: string
  /** What failed, in French. */
  message: string
  error: unknown
}

const log = logger('backend-client')

type Notes = {
  /** The loads that fail, with their group. */
  failing: LRUCache<string, string>
  /** Failures of each group since the start of its minute, in milliseconds since 1970. */
  minutes: LRUCache<string, { startedAt: number; count: number }>
}

// Pages and route handlers are bundled with a module each, and share one record.
const { failing, minutes }: Notes = (Object(globalThis)[Symbol.for('rayonne.failures')] ??= {
  failing: new LRUCache({ max: memoryLimits.reportedFailures }),
  minutes: new LRUCache({ max: memoryLimits.reportedFailures }),
})

/**
 * Logs a failed load once, in French: not again until the same load has succeeded. Of many failures
 * of one kind a minute, as invented URLs cause them, the first are logged, then that more follow.
 */
export function reportFailure({ group, key, message, error }: Failure): void {
  if (failing.get(key)) return
  failing.set(key, group)
  const count = countInMinute(group)
  if (count === logLimits.linesPerMinute + 1) {
    log.error(`${message} : d’autres échecs suivent, sans être écrits pendant une minute`)
  }
  if (count > logLimits.linesPerMinute) return
  const reason = error instanceof Error ? error.message : String(error)
  const path = printable(key, logLimits.keyCharacters)
  log.error({ path }, `${message} (${path}) : ${printable(reason, logLimits.reasonCharacters)}`)
}

/** Records that a load succeeded, so that its next failure is logged again; logs that it is back. */
export function reportSuccess(key: string): void {
  const group = failing.get(key)
  if (group === undefined) return
  failing.delete(key)
  if (countInMinute(`${group} again`) > logLimits.linesPerMinute) return
  const path = printable(key, logLimits.keyCharacters)
  log.info({ path }, `De nouveau chargé (${path})`)
}

function countInMinute(group: string): number {
  const last = minutes.get(group)
  const isRunning = last && performance.now() - last.startedAt < 60_000
  const minute = isRunning ? last : { startedAt: performance.now(), count: 0 }
  minute.count += 1
  minutes.set(group, minute)
  return minute.count
}

/** A text of a visitor or of the backend for the log: in one line, without control characters, cut. */
function printable(text: string, maxCharacters: number): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line
}
