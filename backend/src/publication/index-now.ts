import type { Payload, TaskConfig } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { readEnvironment } from '../../environment/environment.mjs'
import { post } from './revalidation-webhook'

const log = logger('publication')
const failure = 'Search engines could not be told of changes'

/** Minutes before each further try. */
const delays = [1, 10, 60, 360]

/** Tells search engines which addresses have changed (https://www.indexnow.org); further tries are further jobs. */
export const indexNowTask: TaskConfig<'indexNow'> = {
  slug: 'indexNow',
  inputSchema: [
    { name: 'paths', type: 'text', hasMany: true, required: true },
    { name: 'tries', type: 'number', required: true },
  ],
  handler: async ({ input: { paths, tries }, req: { payload } }) => {
    const { indexNow } = readEnvironment()
    if (!indexNow) return { output: {} }
    const { key, url, origin } = indexNow
    const urlList = paths.map((path) => origin + path)
    const { outcome, reason } = await post(url, { host: new URL(origin).host, key, urlList })
    const delay = delays[tries]
    if (outcome !== 'told' && delay) await queue(payload, paths, tries + 1, delay)
    else if (outcome !== 'told') log.warn({ reason, paths }, failure)
    return { output: {} }
  },
}

async function queue(payload: Payload, paths: string[], tries: number, delay: number) {
  const waitUntil = new Date(Date.now() + delay * 60_000)
  await payload.jobs.queue({ task: 'indexNow', input: { paths, tries }, waitUntil })
}

/** Has the job queue tell search engines. Never throws. @param paths of the site */
export function tellSearchEngines(payload: Payload, paths: string[]): void {
  queue(payload, paths, 0, 0).catch((error) => log.warn({ error, paths }, failure))
}
