import { expect, it } from 'vitest'
import { ownerPassword } from '../../../testing/backend'
import { owner } from '../../../testing/owner'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'
import { idleLifetime, isSessionToRenew } from './sessions'

type Session = { id: string; device: string }

const its = sharedBackend()

/** The sessions of an account, read by one of them; none once that has ended. */
async function sessionsOf({ get }: Pick<typeof its.me, 'get'>): Promise<Session[]> {
  const { user } = JSON.parse((await get('owners/me')).text) as { user?: { sessions: Session[] } }
  return user?.sessions ?? []
}

/** Two sign-ins to an account of its own. */
async function twoSessions(username: string) {
  await its.me.confirmed.create('owners', { username, password: ownerPassword })
  const phone = await owner(its.backend, ownerPassword, username)
  return { phone, laptop: await owner(its.backend, ownerPassword, username) }
}

it('each session says its device, and ends one or all others; the journal has a line of it', async () => {
  const { phone, laptop } = await twoSessions('seances')
  const [first, second] = await sessionsOf(laptop)
  expect(first).toMatchObject({ device: 'Appareil inconnu' })
  expect((await laptop.create('owners/sessions/terminer', { id: first?.id })).status).toBe(200)
  expect(await sessionsOf(phone)).toEqual([])
  expect(await sessionsOf(laptop)).toEqual([second])

  const again = await owner(its.backend, ownerPassword, 'seances')
  await laptop.create('owners/sessions/terminer', {})
  expect(await sessionsOf(again)).toEqual([])
  expect(await sessionsOf(laptop)).toEqual([second])
  const { text } = await its.me.get('journal?where[who][equals]=seances&limit=1')
  expect(text).toContain('Fin de session\u00a0: Appareil inconnu')
})

it('nobody ends a session of somebody else', async () => {
  const { phone } = await twoSessions('autre')
  const [mine] = await sessionsOf(its.me)
  await phone.create('owners/sessions/terminer', { id: mine?.id })
  expect(await sessionsOf(its.me)).toContainEqual(mine)
})

it('is renewed as long as it ends within 30 days, and then ends', async () => {
  const { phone } = await twoSessions('longue')
  const [session] = await sessionsOf(phone)
  const renewedAt = async (days: number) => {
    const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const statement = 'UPDATE owners_sessions SET created_at = ? WHERE id = ?'
    await sql(its.backend, statement, [createdAt, session?.id ?? ''])
    return (await phone.create('owners/refresh-token', {})).status
  }
  expect(await renewedAt(29.4)).toBe(200)
  expect(await renewedAt(29.6)).toBe(403)
  expect(await sessionsOf(phone)).toEqual([])
})

it.each([
  [59, false],
  [61, true],
])('is to be renewed after %i minutes: %s', (minutes, expected) => {
  const expiresAt = new Date(Date.now() + idleLifetime * 1000 - minutes * 60_000).toISOString()
  const user = { _sid: 'a', sessions: [{ id: 'a', expiresAt }] }
  expect(isSessionToRenew(user as unknown as Parameters<typeof isSessionToRenew>[0])).toBe(expected)
})
