import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSamplePictures } from '../../testing/sample-pictures'
import { origins, owner, RunningCluster } from './support/cluster'
import { Load, type Page } from './support/load'
import { pagesOf } from './support/pages'
import { delays, shows, signIn } from './support/publishing'

/**
 * Milliseconds to wait for a publication, on a machine that is busy: fewer than those after which a page
 * is rendered again without one. `npm run bench` measures how soon it is visible.
 */
const visibleMs = 30_000

let pictures: string
let cluster: RunningCluster
let publish: Awaited<ReturnType<typeof signIn>>
let pages: Page[]
let load: Load

beforeAll(async () => {
  // Plain ones: their sizes are not made under the load.
  pictures = await makeSamplePictures()
  cluster = new RunningCluster(pictures)
  await cluster.printed('Ctrl-C stops everything')
  publish = await signIn(origins.backOffice, owner)
  pages = await pagesOf(origins.site, origins.backOffice)
  await publishUnmeasured()
  load = new Load(origins.site, pages)
})

afterAll(async () => {
  await load?.stop()
  await cluster?.stop()
  rmSync(pictures, { recursive: true })
})

/** The first renderings of new processes are not what is measured afterwards. */
async function publishUnmeasured() {
  const title = await publish()
  expect(await delays(origins.replicas, title, 60_000)).not.toContain(Infinity)
  for (const replica of origins.replicas) {
    for (const { path } of pages) expect((await fetch(replica + path)).status).toBe(200)
  }
}

/** Publishes; expects that the replicas and nginx show it. */
async function expectVisible(replicas: readonly string[] = origins.replicas) {
  const title = await publish()
  const [[throughProxy = Infinity], direct] = await Promise.all([
    delays([origins.site], title, visibleMs),
    delays(replicas, title, visibleMs),
  ])
  console.log(`  visible after ${throughProxy} ms; on the replicas: ${direct.join(', ')} ms`)
  expect([throughProxy, ...direct]).not.toContain(Infinity)
  return title
}

/** Expects that no visitor has noticed anything since the last call. */
async function expectNoFailure() {
  const { sent, failures } = await load.report()
  expect(failures.slice(0, 20)).toEqual([])
  expect(sent).toBeGreaterThan(0)
}

async function killAndWait(name: string, pid: number) {
  process.kill(pid, 'SIGKILL')
  return () => cluster.printed(`The ${name} answers again.`)
}

test('without an outage: every page has its content, and a publication is visible', async () => {
  expect(pages.filter(({ path }) => path === '')).toEqual([])
  await expectVisible()
  await expectNoFailure()
})

test('a replica that is killed loses no request, and shows at once what was published meanwhile', async () => {
  const [first = '', second = ''] = origins.replicas
  const back = await killAndWait('site 1', cluster.pids().sites[0])
  const title = await expectVisible([second])
  await back()
  expect(await shows(first, title)).toBe(true)
  await publishUnmeasured()
  await expectVisible()
  await expectNoFailure()
})

test('while Redis is gone, and when it is back, a publication reaches both replicas', async () => {
  const back = await killAndWait('Redis server', cluster.pids().redis)
  await expectVisible()
  await back()
  await expectVisible()
  await expectNoFailure()
})

for (const { name, pid } of [
  { name: 'Postgres server', pid: () => cluster.pids().postgres },
  { name: 'backend', pid: () => cluster.pids().backend },
]) {
  test(`the ${name} is killed and comes back: pages stay, then a publication is visible`, async () => {
    const back = await killAndWait(name, pid())
    await back()
    await expectVisible()
    await expectNoFailure()
  })
}

test('a new build is served by one replica after the other; a publication is visible during it', async () => {
  const former = cluster.pids()
  const deployed = cluster.deploy()
  await expectVisible()
  await deployed
  const { sites, ...others } = cluster.pids()
  expect(sites.filter((pid) => former.sites.includes(pid))).toEqual([])
  expect(others).toEqual({ ...former, sites: undefined })
  await publishUnmeasured()
  await expectVisible()
  await expectNoFailure()
})

test('Ctrl-C stops all of them', async () => {
  const { sites, ...others } = cluster.pids()
  await load.stop()
  await cluster.stop()
  const running = [...sites, ...Object.values(others)].filter((pid) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  })
  expect(running).toEqual([])
})
