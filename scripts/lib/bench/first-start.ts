import { spawnSync } from 'node:child_process'
import { type Server, withServer } from './servers'

/** A line of the log: «Building the site took 42 s.» */
const step = /"message":"([^"]+) took (\d+) s\."/g

/** The line of the log after which the back-office answers. */
const lastLine = 'The back-office answers.'

/**
 * Starts the site and its back-office three times in a clone as after `npm ci`.
 * @param server `npm start` in that clone
 * @returns medians in milliseconds: until the site's first page and the back-office answer, and of each
 *   step on the way, of which some run side by side
 */
export const firstStart = (server: Server) =>
  medians(async () => {
    spawnSync('git', ['clean', '-fdxq', '-e', 'node_modules'], { cwd: server.cwd })
    const started = performance.now()
    return withServer(server, async (_, written) => {
      const firstPage = performance.now() - started
      const output = await written(lastLine)
      const backOffice = performance.now() - started
      const steps = Array.from(output.matchAll(step), ([, name, took]) => [
        name,
        1000 * Number(took),
      ])
      return { 'first page': firstPage, 'back-office': backOffice, ...Object.fromEntries(steps) }
    })
  })

/** Measures three times, one after the other; the medians of what is measured, by name. */
async function medians(measure: () => Promise<Record<string, number>>) {
  const runs = [await measure(), await measure(), await measure()]
  const names = Object.keys(runs[0] ?? {})
  const median = (name: string) => runs.map((run) => run[name] ?? 0).toSorted((a, b) => a - b)[1]
  return names.map((name) => [name, median(name) ?? 0] as const)
}
