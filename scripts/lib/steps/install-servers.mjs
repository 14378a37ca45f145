import { attempt } from '../../../backend/shared/attempt.mjs'
import { ensurePostgres } from '../../shared/find-postgres.mjs'
import { ensureNginx, ensureRedis } from '../find-servers.mjs'

/** Installs what steps need that run side by side; where that is not possible, they say so themselves. */
for (const ensure of [ensureNginx, ensurePostgres, ensureRedis]) attempt(() => ensure())
