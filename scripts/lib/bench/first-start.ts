import { spawnSync } from 'node:child_process'
import { median } from './median'
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
export async function firstStart(server: Server): Promise<[name: string, ms: number][]> {
  const runs = [await startOnce(server), await startOnce(server), await startOnce(server)]
  const [names] = runs.map((run) => [...run.keys()])
  return (names ?? []).map((name) => [name, median(runs.map((run) => run.get(name) ?? 0))])
}

async function startOnce(server: Server): Promise<Map<string, number>> {
  spawnSync('git', ['clean', '-fdxq', '-e', 'node_modules'], { cwd: server.cwd })
  const started = performance.now()
  const sinceStart = () => performance.now() - started
  return withServer(server, async (_, written) => {
    const times = new Map([['first page', sinceStart()]])
    const output = await written(lastLine)
    times.set('back-office', sinceStart())
    for (const [, name = '', took] of output.matchAll(step)) times.set(name, 1000 * Number(took))
    return times
  })
}
