import { logger } from '../../../platform/log/logger.mjs'

const log = logger('jobs')

/**
 * Runs a task at once, and again a while after each end. What it throws is logged once, until it works again.
 * @param pauseMs between an end and the next start @returns ends it, after a run in progress
 */
export function repeat(name: string, pauseMs: number, task: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let ended = false
  let failing = false

  async function run(): Promise<void> {
    try {
      await task()
      if (failing) log.info(`${name} works again`)
      failing = false
    } catch (error) {
      if (!failing) log.error({ error }, `${name} failed, and is tried again`)
      failing = true
    }
    if (!ended) timer = setTimeout(start, pauseMs)
  }
  const start = () => void (running = run())
  start()

  return async () => {
    ended = true
    clearTimeout(timer)
    await running
  }
}
