import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerPassword } from '../../../testing/backend'
import { type Client, owner } from '../../../testing/owner'
import { startSmtpServer } from '../../../testing/smtp-server'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { publicUrl } from '../../testing/shared-process'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
const password = 'encre-et-papier-bleu'
let writer: Awaited<ReturnType<typeof owner>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer(its.ports.smtp)
  await its.me.confirmed.create('owners', { username: 'plume', password })
  writer = await owner(its.backend, password, 'plume')
  await its.me.confirmed.update('owners/1', { email: 'adja@example.org' })
  await its.me.confirmed.setGlobal('reglages', {
    identity: { company_phone: '97 11 22 33' },
    courses: { lead: 'Apprenez chez nous.' },
  })
})

afterAll(() => smtp.stop())

const settings = async () => (await read(`${its.backend.url}/api/site/settings/`)).json
const phones = { company_phone: '+229 01 66 66 66 66', whatsapp: { voyage: '+33 6 12 34 56 78' } }
const set = (client: Client, data: object) => client.setGlobal('reglages', data)

describe('an account of «rédaction»', () => {
  it('changes the texts of pages, and no number, address, network or legal fact', async () => {
    const before = await settings()
    for (const client of [writer, writer.confirmed]) {
      const data = {
        identity: { ...phones, email: 'pirate@example.org', product_name: 'Pirate' },
        socials: { social_page: 'https://pirate.example.org/page' },
        legal: { publisher: 'Pirate' },
      }
      expect((await set(client, data)).status).toBe(200)
      expect(await settings()).toStrictEqual(before)
    }
    expect((await set(writer, { courses: { lead: 'Venez apprendre.' } })).status).toBe(200)
    expect(await settings()).toMatchObject({ courses: { lead: 'Venez apprendre.' } })
  })

  it('restores the texts of a former version, and no number', async () => {
    await set(its.me.confirmed, { identity: { company_phone: '97 44 55 66' } })
    const { text } = await its.me.get('globals/reglages/versions?sort=createdAt&limit=1')
    const { docs } = JSON.parse(text) as { docs: { id: number }[] }
    const restored = await writer.setGlobal(`reglages/versions/${docs[0]?.id}`, {})
    expect(restored.status).toBe(200)
    expect(await settings()).toMatchObject({
      identity: { company_phone: '+229 01 97 44 55 66' },
      courses: { lead: 'Apprenez chez nous.' },
    })
  })
})

describe('a stolen session of a «propriétaire»', () => {
  it('changes no number without the current password', async () => {
    const before = await settings()
    for (const currentPassword of [undefined, 'pas-le-bon-mot']) {
      const { status, text } = await set(its.me, { identity: phones, currentPassword })
      expect(status).toBe(400)
      expect(text).toContain('"path":"currentPassword"')
      expect(await settings()).toStrictEqual(before)
    }
    expect((await set(its.me, { courses: { lead: 'Sans mot de passe.' } })).status).toBe(200)
  })

  it('changes them with it, which is kept nowhere', async () => {
    const reply = await set(its.me, { identity: phones, currentPassword: ownerPassword })
    expect(reply.status).toBe(200)
    expect(await settings()).toMatchObject({
      identity: { whatsapp: { voyage: '+33 6 12 34 56 78' } },
    })
    expect(reply.text + (await its.me.get('globals/reglages/versions')).text).not.toContain(
      ownerPassword,
    )
  })
})

describe('every «propriétaire»', () => {
  it('is told what changed, from what to what, by whom and when', async () => {
    const mails = () => smtp.mails.filter(({ text }) => text.includes('66 66 66 66'))
    await expect.poll(mails).toHaveLength(1)
    expect(mails()[0]?.to).toBe('adja@example.org')
    expect(mails()[0]?.text).toContain('«\u00a0proprietaire\u00a0»')
    expect(mails()[0]?.text).toContain(
      'Coordonnées, Téléphone\u00a0: «\u00a0+229 01 97 44 55 66\u00a0» → «\u00a0+229 01 66 66 66 66\u00a0»',
    )
    expect(mails()[0]?.text).toContain(`${publicUrl}/admin`)
    const page = await dashboardOf(its.me.cookie)
    expect(page).toContain('Derniers changements importants')
    expect(page).toContain('+229 01 66 66 66 66')
    expect(await dashboardOf(writer.cookie)).not.toContain('Derniers changements importants')
  })

  it('reads the journal, which nobody writes, and «rédaction» does not see', async () => {
    const { text } = await its.me.get('journal?limit=1')
    expect(text).toContain('66 66 66 66')
    const refused = [
      await writer.get('journal'),
      await writer.get('journal/1'),
      await its.me.confirmed.create('journal', { kind: 'settings', summary: 'Rien' }),
      await its.me.confirmed.update('journal/1', { summary: 'Rien' }),
      await its.me.confirmed.remove('journal/1'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  it('is told at the former address too, and when the account is demoted or deleted', async () => {
    const role = 'proprietaire'
    const associee = { username: 'associee', password, role, email: 'avant@example.org' }
    const { doc } = await its.me.confirmed.create('owners', associee)
    const told = (text: string) =>
      smtp.mails.filter((it) => it.to === 'avant@example.org' && it.text.includes(text))
    await its.me.confirmed.update(`owners/${doc.id}`, { email: 'apres@example.org' })
    await expect.poll(() => told('apres@example.org')).toHaveLength(1)
    await its.me.confirmed.update(`owners/${doc.id}`, { email: 'avant@example.org' })
    await its.me.confirmed.update(`owners/${doc.id}`, { role: 'redaction' })
    await expect.poll(() => told('Rédaction')).toHaveLength(1)
    await its.me.confirmed.update(`owners/${doc.id}`, { role })
    await its.me.confirmed.remove(`owners/${doc.id}`)
    await expect.poll(() => told('supprimé')).toHaveLength(1)
  })
})

it('changes of an editor at once share mails, which say how many they are', async () => {
  const { text: me } = await writer.get('owners/me')
  const { user } = JSON.parse(me) as { user: { id: number } }
  const rounds = Array.from({ length: 5 }, (_, round) => `plume${round}@example.org`)
  const changes = rounds.map((email) => writer.confirmed.update(`owners/${user.id}`, { email }))
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(5).fill(200))
  const told = () => smtp.mails.filter(({ text }) => text.includes('par «\u00a0plume\u00a0»'))
  const counts = () =>
    told().map(({ text }) => Number(/^(\d+) autres changements/m.exec(text)?.[1] ?? 1))
  await expect.poll(() => counts().reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(Math.max(...counts())).toBeGreaterThan(1)
  const all = told()
    .map(({ text }) => text)
    .join('\n')
  expect(rounds.filter((email) => !all.includes(email))).toEqual([])
})

it('the journal has 20 entries of an account, and the last one counts further ones', async () => {
  const entry = `INSERT INTO journal (summary, who, kind, created_at) VALUES ('Réglages', 'plume', 'reglages', ?)`
  for (let count = 0; count < 20; count += 1) await sql(its.backend, entry, ['2999-01-01'])
  for (const lead of ['Un', 'Deux', 'Trois']) await set(writer, { courses: { lead } })
  const recent =
    "SELECT summary, changes FROM journal WHERE created_at = '2999-01-01' ORDER BY id DESC"
  const rows = await sql(its.backend, recent)
  expect(rows.slice(0, 2)).toMatchObject([
    {
      summary: 'Réglages, et 3 autres',
      changes: expect.stringContaining('» → «\u00a0Trois') as string,
    },
    { summary: 'Réglages' },
  ])
})

it('the journal leaves nothing out, however much comes before or at once', async () => {
  const entry = `INSERT INTO journal (summary, changes, who, kind, created_at) VALUES (?, ?, 'plume', 'suppression', '2999-01-01')`
  const full = Array.from({ length: 50 }, (_, line) => `ligne ${line}`).join('\n')
  for (let count = 0; count < 20; count += 1) await sql(its.backend, entry, ['Suppression', full])
  const titles = Array.from({ length: 8 }, (_, index) => `photo ${index}\nRôle\u00a0: modifié`)
  titles.push('a'.repeat(40_000))
  const made = await Promise.all(
    titles.map((title) => writer.create('photos?draft=true', { title })),
  )
  const [first, ...others] = made.map(({ doc }) => `photos/${doc.id}`)
  await writer.remove(first ?? '')
  await Promise.all(others.map((it) => writer.remove(it)))
  const since = "SELECT summary, changes FROM journal WHERE kind = 'suppression' AND who = 'plume'"
  const rows = await sql(its.backend, since)
  const lines = rows.flatMap((it) => `${String(it.summary)}\n${String(it.changes)}`.split('\n'))
  for (let index = 0; index < 8; index += 1)
    expect(lines.join('\n')).toContain(`«\u00a0photo ${index} Rôle\u00a0: modifié\u00a0»`)
  expect(lines.join('\n')).toContain('aaa')
  expect(Math.max(...lines.map((it) => it.length))).toBeLessThan(1000)
})

it('what the journal has kept for a year is forgotten', async () => {
  const of = (date: string) =>
    sql(
      its.backend,
      `INSERT INTO journal (summary, who, kind, created_at) VALUES (?, 'x', 'compte', ?)`,
      [date, date],
    )
  const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString()
  await of('2024-01-01T00:00:00.000Z')
  await of(lastMonth)
  await its.restart()
  const kept = () => sql(its.backend, "SELECT summary FROM journal WHERE who = 'x'")
  await expect.poll(kept).toEqual([{ summary: lastMonth }])
})

const dashboardOf = async (cookie: string) =>
  (await read(`${its.backend.url}/admin`, { headers: { Cookie: cookie } })).text
