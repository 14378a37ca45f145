import { spawnSync } from 'node:child_process'
import { medians } from './medians'
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
