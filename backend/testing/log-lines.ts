import type { LogLine } from '../../lib/shared/log/captured-log'
import type { RunningBackend } from './backend'

/** Everything that a backend has logged. Throws when a line is not JSON. */
export function logLines(backend: RunningBackend): LogLine[] {
  const lines = backend.output().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
