import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { owner, signIn } from '../../testing/owner'
import { makeSamplePictures } from '../../testing/sample-pictures'
import { migrations } from '../src/migrations/postgres'
import { startPostgres } from '../testing/postgres'
import { read } from '../testing/read'
import { resourcesOf, startSite } from '../testing/site'

const courses = '/api/beauty/formations/'
const revalidateSecret = 'secret-partagé'

describe('two replicas on one Postgres', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let site: Awaited<ReturnType<typeof startSite>>
  let shared: Record<string, string>
  let folders: string[]

  /** Waits for a call of the site and for the end of its burst, then takes the calls. */
  async function takeCalls() {
    for (let waited = 0; waited < 800 && site.calls.length === 0; waited += 20) await sleep(20)
    for (let seen = 0; seen !== site.calls.length; await sleep(400)) seen = site.calls.length
    return site.calls.splice(0)
  }
  let replicas: [Backend, Backend]

  beforeAll(async () => {
    postgres = await startPostgres()
    site = await startSite()
    folders = [mkdtempSync(path.join(tmpdir(), 'backend-')), await makeSamplePictures()]
    shared = {
      DATABASE_URL: await postgres.createDatabase('rayonne'),
      BACKEND_DATA_DIR: folders[0] ?? '',
      SEED_PICTURES_DIR: folders[1] ?? '',
      BACKEND_SEED: 'on',
      SITE_INTERNAL_URL: site.url,
      REVALIDATE_SECRET: revalidateSecret,
    }
    replicas = await Promise.all([startBackend(shared), startBackend(shared)])
  })

  afterAll(async () => {
    for (const replica of replicas ?? []) await replica.stop()
    await postgres.remove()
    site.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  const titles = async ({ url }: Backend) => {
    const { status, text } = await read(url + courses)
    return { status, text }
  }

  /** Publishes a course with a title of its own on one replica. */
  async function publish(replica: Backend, title: string): Promise<number> {
    const me = await owner(replica)
    const { id } = JSON.parse((await me.get('uploads?limit=1')).text).docs[0]
    return (await me.publish('formations', { title, affiche: id })).status
  }

  it('start together on an empty database: migrations, account and sample content once', async () => {
    const count = (sql: string) => postgres.query('rayonne', `SELECT count(*)::int ${sql}`)
    expect(await count('FROM owners')).toEqual([{ count: 1 }])
    expect(await count('FROM payload_migrations')).toEqual([{ count: migrations.length }])
    expect(await count('FROM maisons')).toEqual([{ count: 26 }])
    expect(await count('FROM evenements')).toEqual([{ count: 14 }])
    expect(await count("FROM uploads WHERE filename LIKE 'evenements-01%'")).toEqual([{ count: 1 }])
    for (const replica of replicas) expect(replica.output()).not.toMatch(/failed|not created/)
    // Each makes the missing sizes of pictures, then tells the site: not during another test.
    for (const replica of replicas) {
      await expect.poll(() => lacksRenditions(replica), { timeout: 240_000 }).toBe(false)
    }
    await takeCalls()
  })

  it('accept each other’s sessions, and end them together', async () => {
    const [one, other] = replicas
    const { cookie } = await signIn(one)
    const list = () => read(`${other.url}/cms/owners`, { headers: { Cookie: cookie } })
    expect((await list()).status).toBe(200)
    const headers = { Cookie: cookie, Origin: one.url }
    await fetch(`${one.url}/cms/owners/logout`, { method: 'POST', headers })
    expect((await list()).status).toBe(403)
  })

  it('a publication is visible on the other one before the site is told, once', async () => {
    const [one, other] = replicas
    await takeCalls()
    let seen = ''
    // What the site reads at once, while the answer from before the change is still young.
    site.onCall = async () => {
      seen = (await titles(other)).text
    }
    await titles(other)
    expect(await publish(one, 'Coiffure de fête')).toBe(201)
    expect((await titles(other)).text).not.toContain('Coiffure de fête')
    await expect.poll(() => seen).toContain('Coiffure de fête')
    // A replica that has made the last sizes of pictures may tell it now, of houses too.
    const calls = (await takeCalls()).map(resourcesOf).filter((it) => !it.includes('immo-maisons'))
    expect(calls).toEqual([['beauty-formations']])
    site.onCall = null
  })

  it('do each scheduled publication once', async () => {
    const [one, other] = replicas
    const me = await owner(one)
    const { id: affiche } = JSON.parse((await me.get('uploads?limit=1')).text).docs[0]
    const drafts = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => me.create('formations', { title: `Due ${number}`, affiche })),
    )
    const jobs = drafts.map(({ doc }) => {
      const target = { relationTo: 'formations', value: String(doc.id) }
      return `('${JSON.stringify({ type: 'publish', doc: target })}', 'schedulePublish', now())`
    })
    const columns = '(input, task_slug, wait_until)'
    await postgres.query('rayonne', `INSERT INTO payload_jobs ${columns} VALUES ${jobs.join()}`)
    const left = () => postgres.query('rayonne', 'SELECT id FROM payload_jobs')
    await expect.poll(left, { timeout: 240_000 }).toEqual([])
    for (const { doc } of drafts) {
      const published = `parent_id = ${doc.id} AND version__status = 'published'`
      const count = `SELECT count(*)::int FROM _formations_v WHERE ${published}`
      expect(await postgres.query('rayonne', count)).toEqual([{ count: 1 }])
    }
    await expect.poll(async () => (await titles(other)).text, { timeout: 8000 }).toContain('Due 5')
  })

  it('survive the loss of their database, and work again once it is back', async () => {
    for (const round of [1, 2]) {
      await postgres.crash()
      for (const replica of replicas) {
        await expect.poll(async () => (await titles(replica)).status, { timeout: 8000 }).toBe(500)
        expect((await signIn(replica)).status).toBeGreaterThanOrEqual(500)
      }
      await postgres.start()
      const [one, other] = replicas
      for (const replica of replicas) {
        await expect.poll(async () => (await titles(replica)).status, { timeout: 8000 }).toBe(200)
      }
      expect(await publish(one, `Retour ${round}`)).toBe(201)
      await expect.poll(async () => (await titles(other)).text).toContain(`Retour ${round}`)
    }
    for (const replica of replicas) {
      expect(replica.process.exitCode).toBeNull()
      // What Next logs, at length, of an error that nobody handles.
      expect(replica.output()).not.toContain('uncaughtException')
    }
  })

  it('announce changes to each other again after that', async () => {
    const [one, other] = replicas
    await expect
      .poll(() => postgres.query('rayonne', listening), { timeout: 8000 })
      .toEqual([{ count: 2 }])
    await takeCalls()
    let seen = ''
    site.onCall = async () => {
      seen = (await titles(other)).text
    }
    await titles(other)
    expect(await publish(one, 'Annoncée')).toBe(201)
    await expect.poll(() => seen).toContain('Annoncée')
    site.onCall = null
  })

  it('a transaction that loses its database ends in an error, not with the process', async () => {
    const [one] = replicas
    const blocked = postgres.query('rayonne', blockCourses)
    const writing = publish(one, 'Interrompue')
    await expect
      .poll(() => postgres.query('rayonne', waiting), { timeout: 8000 })
      .toEqual([{ count: 1 }])
    blocked.catch(() => undefined)
    await postgres.crash()
    expect(await writing).toBeGreaterThanOrEqual(500)
    await postgres.start()
    await expect.poll(async () => (await titles(one)).status, { timeout: 8000 }).toBe(200)
    expect(one.process.exitCode).toBeNull()
    expect(one.output()).not.toContain('uncaughtException')
  })
})

/** Whether a picture stands for itself, without its smaller sizes. */
async function lacksRenditions({ url }: Backend): Promise<boolean> {
  const { text } = await read(`${url}/api/immo/maisons/`)
  return /"renditions":\[\{"url":"[^"]+\.jpg"/.test(text)
}

const listening =
  "SELECT count(*)::int FROM pg_stat_activity WHERE query = 'LISTEN content_changed'"
/** Holds a lock on the table until the server is gone. */
const blockCourses = 'BEGIN; LOCK TABLE formations; SELECT pg_sleep(60)'
const waiting = "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
