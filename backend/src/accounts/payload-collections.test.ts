import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Client, owner } from '../../../testing/owner'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
const password = 'encre-et-papier'
const locks = 'payload-locked-documents'

let writer: Client
let writerId: number
let course: number

beforeAll(async () => {
  const { doc } = await its.me.confirmed.create('owners', { username: 'plume', password })
  writerId = doc.id
  writer = await owner(its.backend, password, 'plume')
  const affiche = await its.me.uploadPicture()
  course = (await its.me.create('formations', { title: 'Tresses', affiche })).doc.id
})

const holder = (value: number) => ({ user: { relationTo: 'owners', value } })

/** Lets an account hold a document, as Payload does when it opens the form. */
async function hold(account: number, column: string, document: number): Promise<void> {
  const now = new Date().toISOString()
  const [lock] = await sql(
    its.backend,
    'INSERT INTO payload_locked_documents (updated_at, created_at) VALUES (?, ?) RETURNING id',
    [now, now],
  )
  const id = Number(lock?.id)
  await sql(
    its.backend,
    `INSERT INTO payload_locked_documents_rels (parent_id, path, owners_id) VALUES (?, 'user', ?)`,
    [id, account],
  )
  await sql(
    its.backend,
    `INSERT INTO payload_locked_documents_rels (parent_id, path, ${column}) VALUES (?, 'document', ?)`,
    [id, document],
  )
}

/** Who holds the one document that is held, and which one it is. */
async function held() {
  const { docs } = JSON.parse((await its.me.get(`${locks}?depth=0`)).text) as {
    docs: { id: number; user: { value: { id: number } }; document: object }[]
  }
  const [lock] = docs
  return { id: lock?.id, by: lock?.user.value.id, document: lock?.document }
}

beforeEach(() => its.me.remove(`${locks}?where[id][exists]=true`))

it('an account keeps 500 preferences, none of them long', async () => {
  const preference = (key: string, length = 0) =>
    writer.create(`payload-preferences/${key}`, { value: { sort: 'a'.repeat(length) } })
  const refused = [await preference('k'.repeat(201)), await preference('longue', 16 * 1024)]
  expect(refused.map(({ status }) => status)).toEqual([413, 413])
  const many = `WITH RECURSIVE counts(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counts WHERE i < 510)
    INSERT INTO payload_preferences (key) SELECT 'cle-' || i FROM counts`
  await sql(its.backend, many)
  const ofWriter = `INSERT INTO payload_preferences_rels (parent_id, path, owners_id)
    SELECT id, 'user', ? FROM payload_preferences WHERE key LIKE 'cle-%'`
  await sql(its.backend, ofWriter, [writerId])
  expect((await preference('k'.repeat(200))).status).toBe(200)
  await its.me.create('payload-preferences/liste', { value: {} })
  const stored = `SELECT key FROM payload_preferences p JOIN payload_preferences_rels r ON parent_id = p.id
    WHERE owners_id = ? ORDER BY p.id`
  const kept = await sql(its.backend, stored, [writerId])
  expect([kept.length, kept.at(-1)]).toEqual([500, { key: 'k'.repeat(200) }])
  expect(await sql(its.backend, stored, [1])).toContainEqual({ key: 'liste' })
})

it('nobody holds an account, or a document in the name of somebody else', async () => {
  for (const document of [
    { relationTo: 'owners', value: writerId },
    { relationTo: 'formations', value: course },
  ]) {
    const { status } = await writer.create(locks, { document, ...holder(1) })
    expect(status).toBe(403)
  }
  expect((await held()).id).toBeUndefined()
})

it('an account that is held all the same is changed and deleted', async () => {
  const { doc } = await its.me.confirmed.create('owners', { username: 'encre', password })
  const role = { role: 'proprietaire' }
  await hold(writerId, 'owners_id', doc.id)
  expect((await its.me.confirmed.update(`owners/${doc.id}`, role)).status).toBe(200)
  expect((await its.me.confirmed.remove(`owners/${doc.id}`)).status).toBe(200)
})

it('what a deleted account had open is open again', async () => {
  const { doc } = await its.me.confirmed.create('owners', { username: 'gomme', password })
  await hold(doc.id, 'formations_id', course)
  expect((await its.me.confirmed.remove(`owners/${doc.id}`)).status).toBe(200)
  expect((await held()).id).toBeUndefined()
})

it('what somebody else has open is changed by a «propriétaire» alone', async () => {
  const change = { title: 'Nattes' }
  await hold(1, 'formations_id', course)
  expect((await writer.update(`formations/${course}`, change)).status).toBe(423)
  const { id } = await held()
  expect((await writer.remove(`${locks}/${id}`)).status).toBeGreaterThanOrEqual(403)
  expect(await held()).toMatchObject({ id, by: 1 })
  await its.me.remove(`${locks}/${id}`)
  await hold(writerId, 'formations_id', course)
  expect((await its.me.update(`formations/${course}`, change)).status).toBe(200)
})

it('a «propriétaire» takes over what an editor holds, and not in the name of somebody else', async () => {
  await hold(writerId, 'formations_id', course)
  const { id, document } = await held()
  expect((await its.me.update(`${locks}/${id}`, holder(writerId))).status).toBe(200)
  expect(await held()).toEqual({ id, by: 1, document })
})

it('an editor takes over for itself alone, and the same document', async () => {
  const { doc } = await its.me.confirmed.create('owners', { username: 'buvard', password })
  await hold(doc.id, 'formations_id', course)
  const { id, document } = await held()
  const other = { relationTo: 'formations', value: course + 1 }
  const { status } = await writer.update(`${locks}/${id}`, { document: other, ...holder(1) })
  expect(status).toBe(200)
  expect(await held()).toEqual({ id, by: writerId, document })
  expect((await writer.remove(`${locks}/${id}`)).status).toBe(200)
})
