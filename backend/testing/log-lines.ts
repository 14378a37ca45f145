import type { RunningBackend } from './backend'
import type { LogLine } from './captured-log'

/** Everything that a backend has logged. Throws when a line is not JSON. */
export function logLines(backend: RunningBackend): LogLine[] {
  const lines = backend.output().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
