import { AuthenticationError, type CollectionConfig, Forbidden, type PayloadRequest } from 'payload'
import { bodyOf, endpoint } from '../answers'
import { record } from '../audit/record'
import { queryDatabase } from '../database'
import type { Owner } from '../payload-types'
import { presentSession } from './current-password'
import { deviceName } from './device-name'
import { requireSecondStep } from './second-factor'

/** How long a session lasts at most, and without being used, in seconds. */
const lifetime = 30 * 24 * 60 * 60
export const idleLifetime = 12 * 60 * 60

/** Joins Payload's own field of this name. */
export const sessionsField = {
  name: 'sessions',
  type: 'array' as const,
  fields: [{ name: 'device', type: 'text' as const }],
}

const sessionOf = (user: PayloadRequest['user']) =>
  user?.sessions?.find(({ id }) => id === presentSession(user))

/** Whether the session has gone on for an hour since it was begun or renewed. */
export function isSessionToRenew(user: NonNullable<PayloadRequest['user']>): boolean {
  return Date.parse(sessionOf(user)?.expiresAt ?? '') < Date.now() + (idleLifetime - 60 * 60) * 1000
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Stores the session that Payload has made, unless the account is gone or has another password by now. */
async function begin({ req, user }: { req: PayloadRequest; user: Owner }): Promise<void> {
  const { context, headers, payload } = req
  await end({ payload, user }, 'expires_at < $2', inSeconds(0))
  const begun = `insert into owners_sessions (_order, _parent_id, id, device, created_at, expires_at)
    select (select coalesce(max(_order), 0) + 1 from owners_sessions where _parent_id = $1), id, $3, $4, $5, $6
    from owners where id = $1 and hash = $2 for share skip locked returning id`
  const session = String(user.sessions?.at(-1)?.id)
  const device = deviceName(headers.get('user-agent') ?? '')
  const hash = String(context.passwordHash ?? user.hash)
  const values = [user.id, hash, session, device, inSeconds(0), inSeconds(idleLifetime)]
  if ((await queryDatabase(payload, begun, values)).length === 0)
    throw new AuthenticationError(req.t)
}

/** Renews a session, or ends it where it would last longer than it may. */
async function renew(req: PayloadRequest): Promise<void> {
  const present = presentSession(req.user)
  const age = (Date.now() - Date.parse(sessionOf(req.user)?.createdAt ?? '')) / 1000
  if (age > lifetime - idleLifetime) await end(req, 'id = $2', present)
  const renewal = 'update owners_sessions set expires_at = $1 where id = $2 returning id'
  const renewed = await queryDatabase(req.payload, renewal, [inSeconds(idleLifetime), present])
  if (renewed.length === 0) throw new Forbidden(req.t)
}

/** In place of what Payload writes of sessions: see `guardedAccounts`. */
export const sessionHooks = {
  beforeOperation: [({ operation, req }) => (operation === 'refresh' ? renew(req) : undefined)],
  beforeLogin: [requireSecondStep, begin],
  afterLogout: [({ req }) => end(req, 'id = $2', presentSession(req.user))],
} satisfies CollectionConfig['hooks']

/** Ends one session of whoever asks, or all of theirs but the one that asks. */
export const endSessions = endpoint('post', '/sessions/terminer', async (req) => {
  const { id } = Object(await bodyOf(req)) as { id?: unknown }
  const devices = await (typeof id === 'string'
    ? end(req, 'id = $2', id)
    : end(req, 'id <> $2', presentSession(req.user)))
  const summary = `Fin de session\u00a0: ${devices.join(', ')}`
  if (devices.length > 0) await record(req, { kind: 'connexion', summary })
  return Response.json({})
})

type Person = Pick<PayloadRequest, 'payload'> & { user: Pick<Owner, 'id'> | null }

/** Ends sessions of an account. @param which a condition, of `value` as `$2` @returns the names of their devices */
export async function end({ payload, user }: Person, which: string, value: string) {
  const statement = `delete from owners_sessions where _parent_id = $1 and ${which} returning device`
  const rows = await queryDatabase(payload, statement, [user?.id ?? 0, value])
  return rows.map(({ device }) => String(device ?? deviceName('')))
}
