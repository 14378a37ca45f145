import { beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../../../testing/files'
import { type Client, owner, signIn } from '../../../testing/owner'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()

const password = 'encre-et-papier'
let boss: Client
let writer: Client
let writerId: number

beforeAll(async () => {
  boss = its.me.confirmed
  writerId = (await boss.create('owners', { username: 'plume', password })).doc.id
  writer = (await owner(its.backend, password, 'plume')).confirmed
})

const roleOf = async (id: number) =>
  (JSON.parse((await boss.get(`owners/${id}`)).text) as { role: string }).role

describe('«rédaction», the role of a new account', () => {
  it('edits contents, files and globals', async () => {
    expect(await roleOf(writerId)).toBe('redaction')
    const { doc, status } = await writer.upload('p.jpg', await picture(), 'image/jpeg')
    expect(status).toBe(201)
    const course = { title: 'Tresses', affiche: doc.id }
    const created = await writer.publish('formations', course)
    expect(created.status).toBe(201)
    expect((await writer.update(`formations/${created.doc.id}`, { title: 'Nattes' })).status).toBe(
      200,
    )
    expect((await writer.setGlobal('entete-accueil', {})).status).toBe(200)
    expect((await writer.remove(`formations/${created.doc.id}`)).status).toBe(200)
  })

  it('sees its own account alone', async () => {
    const list = JSON.parse((await writer.get('owners')).text) as { docs: { id: number }[] }
    expect(list.docs.map(({ id }) => id)).toEqual([writerId])
    expect((await writer.get('owners/1')).status).toBe(404)
    expect((await writer.get('owners/count')).text).toContain('"totalDocs":1')
  })

  it('changes no other account, and creates or deletes none', async () => {
    const change = { password: 'soleil-de-parakou', currentPassword: password }
    expect((await writer.update('owners/1', change)).status).toBe(403)
    expect((await writer.remove('owners/1')).status).toBe(403)
    expect((await writer.remove(`owners/${writerId}`)).status).toBe(403)
    expect((await writer.create('owners', { username: 'intrus', password })).status).toBe(403)
    expect((await signIn(its.backend)).status).toBe(200)
  })

  it('changes neither its role nor its name', async () => {
    await writer.update(`owners/${writerId}`, { role: 'proprietaire', username: 'autre' })
    expect(await roleOf(writerId)).toBe('redaction')
    expect((await boss.get(`owners/${writerId}`)).text).toContain('"username":"plume"')
  })

  it('does not see accounts in the menu, and reaches its own page', async () => {
    const { cookie } = await signIn(its.backend, password, 'plume')
    const headers = { Cookie: cookie }
    const page = await read(`${its.backend.url}/admin`, { headers })
    expect(page.text).toContain('/admin/collections/formations')
    expect(page.text).not.toContain('/admin/collections/owners')
    const account = await read(`${its.backend.url}/admin/account`, { headers })
    expect([account.status, account.text.includes('Changer le mot de passe')]).toEqual([200, true])
  })
})

describe('«propriétaire»', () => {
  it('gives and takes roles, with effect on sessions at once', async () => {
    expect((await boss.update(`owners/${writerId}`, { role: 'proprietaire' })).status).toBe(200)
    expect((await writer.get('owners/1')).status).toBe(200)
    expect((await boss.update(`owners/${writerId}`, { role: 'redaction' })).status).toBe(200)
    expect((await writer.get('owners/1')).status).toBe(404)
  })

  it('cannot be the last one to go: neither deleted nor demoted', async () => {
    const sentence = 'Il doit rester au moins un compte «\u00a0Propriétaire\u00a0»'
    for (const reply of [
      await boss.remove('owners/1'),
      await boss.update('owners/1', { role: 'redaction' }),
    ]) {
      expect([reply.status, reply.text.includes(sentence)]).toEqual([400, true])
    }
    expect(await roleOf(1)).toBe('proprietaire')
  })

  it('cannot all go in two requests at once, or in one', async () => {
    const role = 'proprietaire'
    const { doc } = await boss.create('owners', { username: 'seconde', password, role })
    const clients = [boss, (await owner(its.backend, password, 'seconde')).confirmed]
    const accounts = ['owners/1', `owners/${doc.id}`]
    const demotions = accounts.map((path, index) =>
      clients[index]?.update(path, { role: 'redaction' }),
    )
    const statuses = (await Promise.all(demotions)).map((reply) => reply?.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)

    // Whoever is left gives the role back; the other one's requests change nothing.
    for (const client of clients) {
      for (const path of accounts) await client.update(path, { role })
    }
    expect(await Promise.all([roleOf(1), roleOf(doc.id)])).toEqual([role, role])
    await boss.remove('owners?where[role][equals]=proprietaire')
    const left = [await signIn(its.backend), await signIn(its.backend, password, 'seconde')]
    expect(left.map(({ status }) => status)).toContain(200)
  })
})
