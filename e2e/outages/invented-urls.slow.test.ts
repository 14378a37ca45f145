import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { createClient } from 'redis'
import { expect, test } from 'vitest'
import { startRedis } from '../../testing/redis'
import { startSitePair } from '../../testing/site-pair'

/** Requests all paths, a few at the same time; the statuses that came. */
async function getAll(origin: string, paths: string[]) {
  const get = async (path: string) => {
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    return response.status
  }
  return [...new Set(await pLimit(4).map(paths, get))]
}

/** Counts the files of a CACHE_DIR and their bytes, and the keys in Redis. */
async function countStored(cacheDir: string, redisUrl: string) {
  const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  const client = await createClient({ url: redisUrl }).connect()
  const keys = await client.dbSize()
  client.destroy()
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0), keys }
}

const yielded = [
  '/medias/videoplayers?v=medias00001',
  '/medias/videoplayers?v=medias00001&categorySlug=documentaires',
  '/beaute/videoplayers?v=beaute00001&categorySlug=soins',
  '/immobilier?onglet=louer',
  '/immobilier?maison=1',
]

const invented: [kind: string, url: (index: number) => string, status: number][] = [
  ['categories', (index) => `/medias/videoplayers?v=medias00001&categorySlug=inv${index}`, 200],
  ['start times', (index) => `/medias/videoplayers?v=medias00001&t=${index + 1}`, 200],
  ['titles', (index) => `/medias/videoplayers?v=medias00001&title=Titre+${index}`, 200],
  ['addresses', (index) => `/medias/videoplayers?videoUrl=https://exemple.org/${index}`, 200],
  ['videos', (index) => `/beaute/videoplayers?v=inventee-${index}`, 200],
  ['events', (index) => `/medias/mediaevenements/inventee-${index}`, 404],
  ['calendars', (index) => `/medias/mediaevenements/inventee-${index}/calendrier.ics`, 404],
  ['courses', (index) => `/beaute/formations/inventee-${index}`, 404],
  ['share images', (index) => `/partage/evenement/inventee-${index}/v.jpg`, 404],
  ['houses in views', (index) => `/immobilier?chambres=2&nombre=${15 + index * 6}&maison=1`, 200],
  ['views', (index) => `/immobilier?chambres=1&nombre=${15 + index * 6}`, 200],
  ['pages of lists', (index) => `/medias/mediavideo/page/${index + 2}`, 404],
  ['similar pages', (index) => `/medias/videoplayers?v=medias00001&page=${index + 2}`, 404],
  ['data of lists', (index) => `/api/listes/videos/${index + 2}`, 404],
  ['data of invented lists', (index) => `/api/listes/inventee-${index}/1`, 404],
  ['data of similar videos', (index) => `/api/similaires/medias/1/inventee-${index}`, 404],
  ['positions of photos', (index) => `/api/listes/photos/photo/inventee-${index}`, 404],
  ['houses', (index) => `/immobilier?maison=inventee-${index}`, 404],
]

test('only URLs that the content yields are stored on disk and in Redis', async () => {
  const redis = await startRedis()
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'cache-'))
  const { mock, site, stop } = await startSitePair({
    env: { CACHE_DIR: cacheDir, REDIS_URL: redis.url },
  })
  try {
    await getAll(site.url, yielded)
    // What the pages of lists load besides.
    for (const [, url] of invented) await getAll(site.url, [url(0)])
    const before = await countStored(cacheDir, redis.url)
    expect(before.files).toBeGreaterThan(yielded.length)
    expect(before.keys).toBeGreaterThan(yielded.length)

    for (const [kind, url, status] of invented) {
      const urls = Array.from({ length: 12 }, (_, index) => url(index + 1))
      expect(await getAll(site.url, urls), kind).toEqual([status])
    }
    expect(mock.requests.filter(({ path: it }) => it.includes('/category/inv'))).toEqual([])
    const after = await countStored(cacheDir, redis.url)
    expect(after).toMatchObject({ files: before.files, keys: before.keys })
    expect(after.bytes).toBeLessThan(before.bytes * 1.1)
  } finally {
    await Promise.all([stop(), redis.stop()])
    await rm(cacheDir, { recursive: true })
  }
}, 300_000)
