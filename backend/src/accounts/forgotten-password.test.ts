import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logLines } from '../../../testing/backend'
import { type Client, owner, signIn } from '../../../testing/owner'
import { rawRequest } from '../../../testing/raw-request'
import { startSmtpServer } from '../../../testing/smtp-server'
import { sharedBackend } from '../../testing/shared-backend'
import { publicUrl } from '../../testing/shared-process'

const its = sharedBackend()

const password = 'une-phrase-assez-longue'
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let boss: Client

beforeAll(async () => {
  smtp = await startSmtpServer(its.ports.smtp)
  boss = its.me.confirmed
})

afterAll(() => smtp.stop())

/** What a browser without a session sends. */
async function send(path: string, body: object, address: string) {
  const { status, text } = await rawRequest(its.backend.url, `/cms/owners/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: Buffer.from(JSON.stringify(body)),
  })
  return { status, text }
}

let clients = 0
const newAddress = () => `198.18.0.${(clients += 1)}`
const ask = (account: string, address = newAddress()) =>
  send('liens/demander', { account }, address)
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address)
const tokenIn = (text: string) => /\/admin\/lien#([\w-]{43})/.exec(text)?.[1] ?? ''

/** Waits for that many mails to an address. @returns the token of the last one */
async function mailedToken(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBe(count)
  return tokenIn(mailsTo(address).at(-1)?.text ?? '')
}

const makeAccount = async (username: string, email: string | null) =>
  (await boss.create('owners', { username, password, email })).doc.id

describe('a lost password', () => {
  it('is replaced by a mailed link: a French mail, used once, valid for an hour', async () => {
    await makeAccount('amina', 'Amina@Example.org')
    expect((await ask(' Amina@example.org ')).status).toBe(200)
    const token = await mailedToken('amina@example.org')
    const [mail] = mailsTo('amina@example.org')
    expect(mail?.source).toMatch(/^From: Zanzibar <ne-pas-repondre@contenu\.example\.org>$/m)
    expect(mail?.text).toContain('le compte «\u00a0amina\u00a0» de l’espace de gestion de Zanzibar')
    expect(mail?.text).toContain(`pendant une heure\u00a0:\n\n${publicUrl}/admin/lien#${token}\n`)
    expect(mail?.source).toContain('Content-Type: text/html')

    const read = await send('liens/lire', { token }, newAddress())
    expect(read.text).toBe('{"kind":"reset","username":"amina"}')
    const fresh = 'un-autre-mot-de-passe'
    const use = () => send('liens/utiliser', { token, password: fresh }, newAddress())
    expect((await use()).status).toBe(200)
    expect((await signIn(its.backend, fresh, 'amina')).status).toBe(200)
    expect((await signIn(its.backend, password, 'amina')).status).toBe(401)
    expect((await use()).status).toBe(410)
    // Nobody reaches Payload's own path.
    expect((await boss.create('owners/forgot-password', { username: 'amina' })).status).toBe(404)
    expect(its.backend.output()).not.toContain(token)
  })

  it('is answered alike for accounts that do not exist or have no address', async () => {
    await makeAccount('sans', null)
    const answers = [await ask('amina'), await ask('sans'), await ask('personne@example.org')]
    expect(answers).toEqual(Array(3).fill({ status: 200, text: '{}' }))
    await mailedToken('amina@example.org', 2)
    expect(new Set(smtp.mails.map(({ to }) => to))).toEqual(new Set(['amina@example.org']))
  })

  it('brings at most three mails in a row, and refuses an address that asks too often', async () => {
    await makeAccount('awa', 'awa@example.org')
    await makeAccount('zoe', 'zoe@example.org')
    for (let time = 0; time < 5; time += 1) expect((await ask('awa')).status).toBe(200)
    await ask('zoe')
    await mailedToken('zoe@example.org')
    expect(mailsTo('awa@example.org')).toHaveLength(3)

    const address = newAddress()
    for (let time = 0; time < 5; time += 1) await ask('personne', address)
    const refused = await ask('personne', address)
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('Trop d’essais manqués')
  })

  it('has as many links as mails, which all end with another password or address', async () => {
    const tokens = mailsTo('awa@example.org').map(({ text }) => tokenIn(text))
    const states = async () => {
      const reads = tokens.map((token) => send('liens/lire', { token }, newAddress()))
      return (await Promise.all(reads)).map(({ status }) => status)
    }
    expect(await states()).toEqual([200, 200, 200])
    const awa = await owner(its.backend, password, 'awa')
    const { docs } = JSON.parse((await awa.get('owners')).text) as { docs: { id: number }[] }
    const change = (data: object) => awa.update(`owners/${docs[0]?.id}`, data)

    const stolen = await change({ email: 'voleur@example.org' })
    expect(stolen.status).toBe(400)
    expect(stolen.text).toContain('mot de passe actuel pour changer l’adresse e-mail')
    expect((await change({ email: ['voleur@example.org'] })).status).toBe(400)
    expect((await change({ email: 'AWA@example.org' })).status).toBe(200)
    expect(await states()).toEqual([200, 200, 200])
    const moved = { email: 'awa@example.net', currentPassword: password }
    expect((await change(moved)).status).toBe(200)
    expect(await states()).toEqual([410, 410, 410])
  })

  it('asks for a name, in JSON', async () => {
    for (const body of [{}, { account: '' }, { account: ['a'] }, { account: 'x'.repeat(300) }]) {
      expect((await send('liens/demander', body, newAddress())).status).toBe(400)
    }
  })
})

it('an invited person may give an address', async () => {
  const { text } = await boss.create('owners/liens', { kind: 'invitation', role: 'redaction' })
  const body = { token: tokenIn(text), username: 'fatou', password, email: 'fatou@example.org' }
  const wrong = await send('liens/utiliser', { ...body, email: 'fatou' }, newAddress())
  expect(wrong.status).toBe(400)
  expect((await send('liens/utiliser', body, newAddress())).status).toBe(200)
  await ask('fatou')
  expect(await mailedToken('fatou@example.org')).toHaveLength(43)
})

it('a mail that cannot be sent is logged, and said to nobody', async () => {
  await makeAccount('maison', 'maison@example.org')
  await smtp.stop()
  expect(await ask('maison')).toEqual({ status: 200, text: '{}' })
  await expect
    .poll(() => logLines(its.backend).filter(({ level }) => level === 'error'))
    .toMatchObject([{ component: 'accounts', error: { code: 'ESOCKET' } }])
})
