import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { logger } from '../../../platform/log/logger.mjs'
import { connectionOptions, createClient, withClient } from '../../database/postgres.mjs'

const log = logger('publication')

const channel = 'content_changed'
const reconnectMs = 1000

/** How long the replicas have to clear their caches before the site, told next, reads from them. */
const settleMs = 100

/** Tells all replicas, by Postgres, that the content has changed; never rejects: cached responses expire anyway. */
export async function announceChange(databaseUrl: string): Promise<void> {
  try {
    const options = connectionOptions(databaseUrl)
    await withClient(options, (client) => client.query(`NOTIFY ${channel}`))
    await sleep(settleMs)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn(
      { reason },
      'The replicas were not told of a change; their cached answers expire in seconds',
    )
  }
}

/** Calls back when a replica announces a change, and after a lost connection. @returns ends it */
export function listenForChanges(databaseUrl: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined
  let ended = false

  const listen = () => {
    client = createClient(connectionOptions(databaseUrl))
    client.on('notification', onChange)
    client.once('end', listenLater)
    client
      .connect()
      .then(() => client.query(`LISTEN ${channel}`))
      .then(onChange, () => client.end().then(listenLater))
  }
  const listenLater = () => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(listen, reconnectMs)
  }
  listen()

  return async () => {
    ended = true
    clearTimeout(timer)
    await client.end()
  }
}
