import { getPayload } from 'payload'
import { contentEvents } from '../shared/content-events.mjs'
import { hasSession } from './accounts/session'
import { answer } from './contract/answer'
import { followConnections, pingDatabase } from './database'
import config from './payload.config'

/** Starts Payload (migrations, first run) and hands the content to the HTTP server. */
export async function boot(): Promise<void> {
  try {
    const payload = await getPayload({ config })
    followConnections(payload, () => contentEvents().emit('databaseError'))
    contentEvents().emit('ready', {
      answer: (path) => answer(payload, path),
      hasSession: (headers) => hasSession(payload, headers),
      ping: () => pingDatabase(payload),
      close: () => payload.destroy(),
    })
  } catch (error) {
    contentEvents().emit('error', error)
  }
}
