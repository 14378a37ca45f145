import { decodeJwt } from 'jose'
import type { ArrayField, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { Forbidden } from 'payload'
import { bodyOf, endpoint } from '../answers'
import { record } from '../audit/record'
import { queryDatabase } from '../database'
import { deviceName } from './device-name'

/** How long a session lasts at most, and without being used, in seconds. */
const lifetime = 30 * 24 * 60 * 60
export const idleLifetime = 12 * 60 * 60

/** Joins Payload's own field of this name. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  fields: [{ name: 'device', type: 'text' }],
}

/** The identifier of the session that a request belongs to. */
export const presentSession = (user: PayloadRequest['user']) =>
  (user as { _sid?: string } | null)?._sid ?? ''

/** Whether the session has gone on for an hour since it was begun or renewed. */
export function isSessionToRenew(user: NonNullable<PayloadRequest['user']>): boolean {
  const session = user.sessions?.find(({ id }) => id === presentSession(user))
  return Date.parse(session?.expiresAt ?? '') < Date.now() + (idleLifetime - 60 * 60) * 1000
}

/** Notes roughly which device has signed in. @param token of the new session */
export async function noteDevice({ headers, payload }: PayloadRequest, token: string) {
  const values = [deviceName(headers.get('user-agent') ?? ''), String(decodeJwt(token).sid)]
  await queryDatabase(payload, 'update owners_sessions set device = $1 where id = $2', values)
}

/** Ends a session where renewing it would make it last longer than it may. */
export const endOldSession: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh') return args
  const present = presentSession(req.user)
  const session = req.user?.sessions?.find(({ id }) => id === present)
  const age = (Date.now() - Date.parse(session?.createdAt ?? '')) / 1000
  if (age <= lifetime - idleLifetime) return args
  await end(req, 'id = $2', present)
  throw new Forbidden(req.t)
}

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

/** Ends sessions of whoever is signed in. @returns the names of their devices */
async function end({ payload, user }: PayloadRequest, which: string, session: string) {
  const statement = `delete from owners_sessions where _parent_id = $1 and ${which} returning device`
  const rows = await queryDatabase(payload, statement, [user?.id ?? 0, session])
  return rows.map(({ device }) => String(device ?? deviceName('')))
}
