import type { RunningBackend } from './backend'
import type { LogLine } from './captured-log'

/** Everything that a server has logged. Throws when a line is not JSON. */
export function logLines(server: Pick<RunningBackend, 'output'>): LogLine[] {
  const lines = server.output().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
