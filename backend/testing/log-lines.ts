import type { LogLine } from '../../testing/captured-log'
import type { RunningBackend } from './backend'

/** Everything that a server has logged. Throws when a line is not JSON. */
export function logLines(server: Pick<RunningBackend, 'output'>): LogLine[] {
  const lines = server.output().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
