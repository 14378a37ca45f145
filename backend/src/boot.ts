import { executeAuthStrategies, getPayload } from 'payload'
import { contentEvents } from '../server/content-events.mjs'
import { countContactClick } from './contact-clicks/count'
import { answer, answerDraft } from './content-api/routes'
import { followConnections, queryDatabase, sqliteMigrationNames } from './database'
import { withStartLock } from './database-lock'
import { environment } from './environment'
import { makeMissingRenditions } from './files/renditions'
import { startJobs } from './jobs/start-jobs'
import { withMigrationCopy } from './migration-copy'
import config from './payload.config'
import { tellSearchEngines } from './publication/index-now'
import { listenForChanges } from './publication/replicas'

/** Starts Payload (migrations, first run): the instance that the back-office, which Next bundles, uses too. */
export async function boot() {
  const { databaseUrl, dataDir, indexNow } = environment
  const start = () => getPayload({ config })
  const payload = databaseUrl
    ? await withStartLock(databaseUrl, start)
    : await withMigrationCopy(dataDir, await sqliteMigrationNames(), start)
  const events = contentEvents()
  followConnections(payload, () => events.emit('databaseError'))
  if (indexNow) events.on('pages', (paths) => tellSearchEngines(payload, paths))
  const stopListening = databaseUrl
    ? listenForChanges(databaseUrl, () => events.emit('change'))
    : () => Promise.resolve()
  const stopJobs = startJobs(payload, databaseUrl)
  return {
    answer: (path: string) => answer(payload, path),
    countContactClick: (click: unknown) => countContactClick(payload, click),
    answerDraft: (path: string) => answerDraft(payload, path),
    /** Whether headers carry a session that Payload accepts: signed, unexpired, and not ended since. */
    hasSession: async (headers: Headers) =>
      (await executeAuthStrategies({ headers, payload })).user !== null,
    ping: () => queryDatabase(payload, 'select 1'),
    makeMissingRenditions: () => makeMissingRenditions(payload),
    close: async () => {
      await Promise.all([stopListening(), stopJobs()])
      await payload.destroy()
    },
  }
}
