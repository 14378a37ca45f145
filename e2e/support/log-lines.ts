import type { LogLine } from '../../backend/testing/captured-log'
import type { Site } from './site'

/** Everything that a site has logged. Throws when a line is not JSON. */
export function logLines(site: Site): LogLine[] {
  const lines = site.log().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
