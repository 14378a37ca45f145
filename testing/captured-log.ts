import { onTestFinished } from 'vitest'
import { logger } from '../platform/log/logger.mjs'

export type LogLine = { time: string; level: string; component: string; message: string } & Record<
  string,
  unknown
>

type Shared = { write?: (line: string) => void }

/** For unit tests: the lines that are logged from now on to the end of the test, in place of the output. */
export function captureLog(): LogLine[] {
  const lines: LogLine[] = []
  // Creates the shared logger if there is none yet.
  logger('test')
  const shared = Object(globalThis)[Symbol.for('rayonne.log')] as Shared
  const { write } = shared
  shared.write = (line) => void lines.push(JSON.parse(line) as LogLine)
  onTestFinished(() => {
    shared.write = write
  })
  return lines
}
