import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { owner } from '../../../testing/owner'
import { rawRequest } from '../../../testing/raw-request'
import { accountsBackend, isSlowTier } from '../../testing/accounts-backend'
import { signInFrom } from '../../testing/sign-in-from'

const its = accountsBackend(4000)

const password = 'une-phrase-assez-longue'
const next = 'une-autre-phrase-longue'
const secret = new Secret().base32

/** When the last account was protected: its codes of then, and of the next step, are taken in the next step too. */
let protectedAt = 0

/** The code of an app, of then or of some steps of 30 seconds later. */
const codeOf = (steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: protectedAt + steps * 30_000 })

/** Makes an account whose sign-ins take a second step. @returns its recovery codes */
async function protectedAccount(username: string) {
  const { doc } = await its.me.confirmed.create('owners', { username, password })
  const client = await owner(its.backend, password, username)
  const change = (body: object) =>
    client.create('owners/double-verification', { currentPassword: password, ...body })
  // A code of the step before is not taken once the present one has ended.
  const leftMs = 30_000 - (Date.now() % 30_000)
  if (leftMs < 2000) await sleep(leftMs)
  protectedAt = Date.now()
  const started = await change({ action: 'activer', secret, code: codeOf(-1) })
  expect([started.status, started.text]).toEqual([200, expect.any(String)])
  const { codes } = JSON.parse(started.text) as { codes: string[] }
  return { id: doc.id, client, change, codes }
}

let addresses = 0
const freshAddress = () => `10.77.${(addresses += 1)}.1`
const attempt = (username: string, code?: string, address = freshAddress(), typed = password) =>
  signInFrom(its.backend.url, { username, password: typed, code, address })
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof attempt>>) =>
  String(headers['set-cookie'] ?? '')

async function useLink(action: string, body: object) {
  const address = freshAddress()
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  const options = { method: 'POST', headers, body: Buffer.from(JSON.stringify(body)) }
  return rawRequest(its.backend.url, `/cms/owners/liens/${action}`, options)
}

describe('an account with a second step', () => {
  describe('a sign-in with a second step', () => {
    it('takes a code once, by several at once too, and none from before the last one', async () => {
      await protectedAccount('rejoue')
      const code = codeOf()
      const both = await Promise.all([attempt('rejoue', code), attempt('rejoue', code)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
      for (const used of [code, codeOf(-1)]) {
        const again = await attempt('rejoue', used)
        expect([again.status, cookiesOf(again)]).toEqual([401, ''])
        expect(again.text).toContain('Ce code n’est pas le bon, ou il a déjà servi.')
        const [, clock = ''] = /ici, il est (\S+) \(heure de Cotonou\)/.exec(again.text) ?? []
        const told = Date.parse(`${new Date().toISOString().slice(0, 11)}${clock}+01:00`)
        // Of another day around midnight.
        expect(Math.abs(Date.now() - told) % 86_400_000).toBeLessThan(10_000)
        expect(again.ms).toBeGreaterThan(490)
      }
      expect((await attempt('rejoue', codeOf(1))).status).toBe(200)
    })
  })

  describe('a recovery code', () => {
    it('stands for the phone, once, however it is typed, and every «propriétaire» is told', async () => {
      const { codes } = await protectedAccount('sans-telephone')
      expect(codes).toHaveLength(10)
      const [code = ''] = codes
      const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
      const both = await Promise.all([
        attempt('sans-telephone', typed),
        attempt('sans-telephone', code),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect((await attempt('sans-telephone', code)).status).toBe(401)
      const { text } = await its.me.get('journal?where[summary][contains]=secours&limit=1')
      expect(text).toContain('code de secours utilisé')
      expect(text).toContain('Codes restants\u00a0: 9')
    })

    it('sets a forgotten password once, and gives no session in place of the second step', async () => {
      const { codes } = await protectedAccount('oublieuse')
      const [token, other] = codes
      expect((await useLink('lire', { token })).text).toBe(
        '{"kind":"reset","username":"oublieuse"}',
      )
      const used = await useLink('utiliser', { token, password: next })
      expect([used.status, used.headers['set-cookie']]).toEqual([200, undefined])
      expect((await useLink('utiliser', { token, password })).status).toBe(410)
      expect((await attempt('oublieuse')).status).toBe(401)
      const address = freshAddress()
      const username = 'oublieuse'
      const step = { username, password: next, address }
      expect((await signInFrom(its.backend.url, step)).status).toBe(202)
      expect((await signInFrom(its.backend.url, { ...step, code: other })).status).toBe(200)
    })
  })

  describe('the second step of an account', () => {
    it('is in no answer, and neither its secret nor a code can be read in the database', async () => {
      const { id, client, codes } = await protectedAccount('secrete')
      for (const path of ['owners/me', `owners/${id}`, 'second-factors', 'account-links']) {
        expect((await client.get(path)).text).not.toMatch(new RegExp(`${secret}|${codes[0]}`))
      }
      const rows = [...(await its.rowsOf('second_factors')), ...(await its.rowsOf('account_links'))]
      expect(rows.length).toBeGreaterThan(10)
      expect(rows.join()).not.toMatch(new RegExp(`${secret}|${codes[0]}`))
      expect(its.backend.output()).not.toMatch(new RegExp(`${secret}|${codes[0]}`))
      await its.me.confirmed.remove(`owners/${id}`)
      const isLeft = (row: string) => new RegExp(`"account_id":(${id}|null)\\b`).test(row)
      expect((await its.rowsOf('second_factors')).filter(isLeft)).toEqual([])
    })
  })

  // What no database decides.
  if (isSlowTier) return

  describe('a sign-in with a second step', () => {
    it('gives no session for the password alone, and one for password and code', async () => {
      const { id } = await protectedAccount('deux-pas')
      const isOwn = (row: string) => new RegExp(`"_parent_id":${id}\\b`).test(row)
      const sessions = async () => (await its.rowsOf('owners_sessions')).filter(isOwn)
      const before = (await sessions()).length
      const first = await attempt('deux-pas')
      expect([first.status, first.text, cookiesOf(first)]).toEqual([202, '{"needsCode":true}', ''])
      expect(await sessions()).toHaveLength(before)
      const second = await attempt('deux-pas', codeOf())
      expect([second.status, cookiesOf(second)]).toEqual([
        200,
        expect.stringContaining('payload-token='),
      ])
      expect(await sessions()).toHaveLength(before + 1)
    })

    it('makes whoever knows the password wait after five wrong codes, from any address', async () => {
      const { codes } = await protectedAccount('devinee')
      for (let wrong = 0; wrong < 5; wrong += 1) {
        const { status } = await attempt('devinee', codeOf(1000 + wrong))
        expect(status).toBe(401)
      }
      const refused = await attempt('devinee', codes[0])
      expect([refused.status, cookiesOf(refused)]).toEqual([429, ''])
      expect(refused.text).toContain('Trop d’essais manqués')
    })

    it('does not count the first step as an attempt, nor as a success', async () => {
      await protectedAccount('patiente')
      const address = freshAddress()
      for (let step = 0; step < 7; step += 1) {
        expect((await attempt('patiente', undefined, address)).status).toBe(202)
      }
      const guess = { username: 'patiente', address }
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await attempt('patiente', undefined, address)
        expect((await signInFrom(its.backend.url, guess)).status).toBe(401)
      }
      expect((await attempt('patiente', undefined, address)).status).toBe(429)
    })
  })

  describe('a recovery code', () => {
    it('of another account is none', async () => {
      const { codes } = await protectedAccount('voisine')
      await protectedAccount('voisin')
      expect((await attempt('voisin', codes[0])).status).toBe(401)
      expect((await attempt('voisine', codes[0])).status).toBe(200)
    })

    it('can be made without a second step, takes the current password, ends the former ones, and ends with a password that is chosen', async () => {
      const { id, codes, change } = await protectedAccount('renouvelle')
      const refused = await change({ action: 'codes', currentPassword: 'pas-le-bon-mot' })
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('mot de passe actuel'),
      ])
      expect((await change({ action: 'arreter' })).text).toBe('{"codes":[]}')
      expect((await attempt('renouvelle')).status).toBe(200)
      const renewed = JSON.parse((await change({ action: 'codes' })).text) as { codes: string[] }
      expect((await useLink('lire', { token: codes[1] })).status).toBe(410)
      const used = await useLink('utiliser', { token: renewed.codes[1], password: next })
      expect(String(used.headers['set-cookie'])).toContain('payload-token=')
      expect((await its.me.confirmed.update(`owners/${id}`, { password })).status).toBe(200)
      expect((await useLink('lire', { token: renewed.codes[2] })).status).toBe(410)
    })
  })

  describe('the second step of an account', () => {
    it('takes the current password and a right code to start, the password to stop', async () => {
      const { change } = await protectedAccount('prudente')
      const start = { action: 'activer', secret }
      expect((await change({ ...start, code: '000000x' })).status).toBe(400)
      for (const body of [{ ...start, code: codeOf() }, { action: 'arreter' }]) {
        expect((await change({ ...body, currentPassword: '' })).status).toBe(400)
      }
      expect((await attempt('prudente')).status).toBe(202)
    })

    it('ends, and its codes, by the link that a «propriétaire» makes for a lost phone', async () => {
      const { id, codes } = await protectedAccount('perdue')
      const made = await its.me.confirmed.create('owners/liens', { kind: 'reset', account: id })
      const token = (JSON.parse(made.text) as { url: string }).url.split('#')[1]
      const used = await useLink('utiliser', { token, password: next })
      expect(String(used.headers['set-cookie'])).toContain('payload-token=')
      expect((await attempt('perdue', undefined, freshAddress(), next)).status).toBe(200)
      expect((await useLink('lire', { token: codes[0] })).status).toBe(410)
      const { text } = await its.me.get('journal?where[changes][contains]=arr&limit=1')
      expect(text).toContain('Double vérification\u00a0: arrêtée')
    })
  })
})
