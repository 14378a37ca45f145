import type { Site } from './site'

export type LogLine = { time: string; level: string; component: string; message: string } & Record<
  string,
  unknown
>

/** Everything that a site has logged. Throws when a line is not JSON. */
export function logLines(site: Site): LogLine[] {
  const lines = site.log().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
