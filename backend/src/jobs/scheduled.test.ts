import { beforeAll, expect, it } from 'vitest'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { resourcesOf } from '../../testing/site'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
let image: number

beforeAll(async () => {
  image = await its.me.uploadPicture()
})

const titles = async () => (await read(`${its.backend.url}/api/beauty/formations/`)).text
const jobs = () =>
  sql(
    its.backend,
    "SELECT processing, has_error FROM payload_jobs WHERE task_slug = 'schedulePublish'",
  )

/** Schedules a course as the back-office does. */
async function schedule(id: number, type: string, at: Date, isTaken = false): Promise<void> {
  const input = JSON.stringify({ type, doc: { relationTo: 'formations', value: String(id) } })
  const values = "(?, 'schedulePublish', ?, ?, 0)"
  const columns = '(input, task_slug, wait_until, processing, has_error)'
  await sql(its.backend, `INSERT INTO payload_jobs ${columns} VALUES ${values}`, [
    input,
    at.toISOString(),
    isTaken ? 1 : 0,
  ])
}

const past = () => new Date(Date.now() - 60_000)
const future = () => new Date(Date.now() + 60 * 60_000)

it('publishes and withdraws at the set time, and tells the site', async () => {
  const { doc: draft } = await its.me.create('formations', { title: 'Tresses', affiche: image })
  const { doc: online } = await its.me.publish('formations', { title: 'Ongles', affiche: image })
  const { doc: later } = await its.me.create('formations', { title: 'Plus tard', affiche: image })
  await its.takeCalls()
  await schedule(later.id, 'publish', future())
  await schedule(draft.id, 'publish', past())
  await schedule(online.id, 'unpublish', past())
  await expect.poll(titles).toContain('Tresses')
  await expect.poll(titles).not.toContain('Ongles')
  expect(await titles()).not.toContain('Plus tard')
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['beauty-formations'])
  expect(await jobs()).toHaveLength(1)
})

it('does at the start what became due while it was down, also what a crash has interrupted, and tries once what cannot be published', async () => {
  const { doc: due } = await its.me.create('formations', { title: 'Échue', affiche: image })
  const { doc: taken } = await its.me.create('formations', { title: 'Interrompue', affiche: image })
  const { doc: incomplete } = await its.me.create('formations', { title: 'Sans affiche' })
  await its.restart(async () => {
    await schedule(incomplete.id, 'publish', past())
    await schedule(due.id, 'publish', past())
    await schedule(taken.id, 'publish', past(), true)
  })
  await expect.poll(titles).toContain('Échue')
  await expect.poll(titles).toContain('Interrompue')
  await expect
    .poll(() =>
      sql(its.backend, 'SELECT has_error, processing FROM payload_jobs WHERE has_error = 1'),
    )
    .toEqual([{ has_error: 1, processing: 0 }])
  expect(await titles()).not.toContain('Sans affiche')
})

it('forgets what is scheduled of what goes to the bin', async () => {
  const { doc } = await its.me.create('formations', { title: 'À jeter', affiche: image })
  const before = await jobs()
  await schedule(doc.id, 'publish', future())
  expect(await jobs()).toHaveLength(before.length + 1)
  await its.me.update(`formations/${doc.id}`, { deletedAt: new Date().toISOString() })
  expect(await jobs()).toHaveLength(before.length)
})
