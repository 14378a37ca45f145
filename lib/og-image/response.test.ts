import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SiteArea } from '@/contract/universes.mjs'
import { BackendError } from '@/lib/backend/client'
import type { Found } from '@/lib/backend/find-item'
import { type OgImage, ogImage, type OgImageSubject } from '@/lib/og-image/address'
import { areaOgImage } from '@/lib/og-image/address'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { environment } from '@/lib/site/environment'

const drawOgImage = vi.hoisted(() => vi.fn())
const find = vi.fn<(id: string) => Promise<Found<OgImage>>>()
const source = (area: SiteArea) => ({ area, find })
const sources = {
  affiche: { find },
  vignette: { find },
  story: { find },
  evenement: source('medias'),
  video: source('medias'),
  'video-beaute': source('beaute'),
  formation: source('beaute'),
  destination: source('voyage'),
  maison: source('immobilier'),
}
const getFile = vi.hoisted(() => vi.fn())
vi.mock('@/lib/og-image/drawing', async (original) => ({
  ...(await original<object>()),
  drawOgImage,
}))
vi.mock('@/lib/backend/client', async (original) => ({ ...(await original<object>()), getFile }))

const forever = 'public, max-age=31536000, immutable'
const event: OgImageSubject = {
  key: { kind: 'evenement', id: 'a' },
  area: 'medias',
  eyebrow: 'Événement',
  title: 'La nuit du conte',
  picture: `${environment.apiBaseUrl}/media/a.jpg`,
}

let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'og-images-'))
  vi.stubEnv('CACHE_DIR', cacheDir)
  vi.resetModules()
  drawOgImage.mockReset().mockImplementation(async ({ title }) => Buffer.from(`card ${title}`))
  getFile.mockReset().mockResolvedValue(Buffer.from('picture'))
  find.mockReset()
  answer(event)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 })
})

function answer(subject: OgImageSubject): void {
  find.mockResolvedValue({ state: 'fresh', data: ogImage(defaultSettings, subject) })
}

/** The response to a path in a new process. */
async function fresh() {
  vi.resetModules()
  const { areaImageResponse, itemImageResponse } = await import('@/lib/og-image/response')
  /** As Next's route segments find it. */
  const ogImageResponse = (path: string) => {
    const [kind = '', id = '', file] = path.split('/').slice(2).map(decodeURIComponent)
    return file === undefined
      ? areaImageResponse({ area: kind, file: id }, defaultSettings)
      : itemImageResponse({ kind, id, file }, sources, defaultSettings)
  }
  return {
    ogImageResponse,
    ogImagePath: (subject: OgImageSubject) => ogImage(defaultSettings, subject).path,
  }
}

async function read(response: Response) {
  const { status, headers } = response
  return { status, cache: headers.get('cache-control'), text: await response.text() }
}

it('draws an image once for simultaneous requests, and not again after a restart', async () => {
  const { ogImageResponse, ogImagePath } = await fresh()
  const address = ogImagePath(event)
  const all = await Promise.all([1, 2, 3].map(() => ogImageResponse(address).then(read)))
  const expected = { status: 200, cache: forever, text: 'card La nuit du conte' }
  expect(all).toEqual([expected, expected, expected])
  expect(await read(await (await fresh()).ogImageResponse(address))).toEqual(expected)
  expect(drawOgImage).toHaveBeenCalledTimes(1)
})

it('sends the current image for any version, cached for minutes, and stores one file', async () => {
  const { ogImageResponse, ogImagePath } = await fresh()
  await ogImageResponse(ogImagePath(event))
  const changed = { ...event, title: 'La nuit des contes' }
  answer(changed)
  for (const version of ['ancienne', 'inventee-1', 'inventee-2']) {
    expect(await read(await ogImageResponse(`/partage/evenement/a/${version}.jpg`))).toEqual({
      status: 200,
      cache: 'public, max-age=300',
      text: 'card La nuit des contes',
    })
  }
  expect((await read(await ogImageResponse(ogImagePath(changed)))).cache).toBe(forever)
  const files = await readdir(path.join(cacheDir, 'og-images'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
})

it('draws two images at a time', async () => {
  const { ogImageResponse } = await fresh()
  let [now, most] = [0, 0]
  drawOgImage.mockImplementation(async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    return Buffer.from('card')
  })
  const ask = (id: number) => {
    answer({ ...event, key: { kind: 'evenement', id: String(id) } })
    return ogImageResponse(`/partage/evenement/${id}/v.jpg`)
  }
  await Promise.all(Array.from({ length: 9 }, (_, id) => ask(id)))
  expect([drawOgImage.mock.calls.length, most]).toEqual([9, 2])
})

it('answers 503 when too many images wait to be drawn', async () => {
  const { ogImageResponse } = await fresh()
  find.mockImplementation(async (id) => ({
    state: 'fresh',
    data: ogImage(defaultSettings, { ...event, key: { kind: 'evenement', id } }),
  }))
  let finish = () => undefined as void
  const finished = new Promise<void>((resolve) => (finish = resolve))
  drawOgImage.mockImplementation(async () => {
    await finished
    return Buffer.from('card')
  })
  const busy: Response[] = []
  const all = Array.from({ length: 40 }, async (_, id) => {
    const response = await ogImageResponse(`/partage/evenement/${id}/v.jpg`)
    if (response.status === 503) busy.push(response)
  })
  await expect.poll(() => busy).toHaveLength(18)
  finish()
  await Promise.all(all)
  expect([busy.length, drawOgImage.mock.calls.length]).toEqual([18, 22])
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect((await ogImageResponse('/partage/evenement/39/v.jpg')).status).toBe(200)
})

it('does not store an image whose picture could not be loaded', async () => {
  const { ogImageResponse, ogImagePath } = await fresh()
  getFile.mockRejectedValue(new BackendError('statut 500'))
  const short = { status: 200, cache: 'public, max-age=60', text: 'card La nuit du conte' }
  expect(await read(await ogImageResponse(ogImagePath(event)))).toEqual(short)
  expect(await readdir(cacheDir)).toEqual([])
})

it('fetches pictures only from the backend', async () => {
  const { ogImageResponse, ogImagePath } = await fresh()
  for (const picture of ['https://cdn.example.net/a.jpg', 'http://169.254.169.254/a.jpg']) {
    answer({ ...event, picture })
    expect((await ogImageResponse(ogImagePath({ ...event, picture }))).status).toBe(200)
  }
  expect(getFile).not.toHaveBeenCalled()
  expect(drawOgImage).toHaveBeenCalledTimes(2)
  expect(drawOgImage).toHaveBeenCalledWith(expect.objectContaining({ picture: undefined }))
})

it('sends the general image of the area for a minute while the backend fails', async () => {
  const { ogImageResponse } = await fresh()
  find.mockResolvedValue({ state: 'unavailable' })
  expect(await read(await ogImageResponse('/partage/destination/a/v.jpg'))).toEqual({
    status: 200,
    cache: 'public, max-age=60',
    text: expect.stringMatching(/^card Le pays/),
  })
})

it('answers 503 for a poster while the backend fails, which no general image replaces', async () => {
  const { ogImageResponse } = await fresh()
  find.mockResolvedValue({ state: 'unavailable' })
  expect((await ogImageResponse('/partage/affiche/a/v.jpg')).status).toBe(503)
})

it('draws a poster in the width of its kind, and stores both widths', async () => {
  const { ogImageResponse } = await fresh()
  for (const [kind, width] of Object.entries({ affiche: 1080, vignette: 480 } as const)) {
    const key = { kind: kind as 'affiche', id: 'a' }
    answer({ ...event, key, eyebrow: '', place: 'Ouidah' })
    const response = await ogImageResponse(`/partage/${kind}/a/v.jpg`)
    const { format, ...size } = await sharp(await response.arrayBuffer()).metadata()
    expect([format, size.width, size.height]).toEqual(['jpeg', width, width * 1.25])
  }
  const files = await readdir(path.join(cacheDir, 'og-images'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.jpg'))).toHaveLength(2)
})

it('answers 404 for an item that does not exist, and deletes its image', async () => {
  const { ogImageResponse, ogImagePath } = await fresh()
  await ogImageResponse(ogImagePath(event))
  find.mockResolvedValue({ state: 'notFound' })
  const gone = { status: 404, cache: 'no-store', text: 'Carte introuvable.' }
  expect(await read(await ogImageResponse(ogImagePath(event)))).toEqual(gone)
  expect(await readdir(path.join(cacheDir, 'og-images'))).toEqual([])
})

it('sends the general image of an area', async () => {
  const { ogImageResponse, ogImagePath } = await fresh()
  const { path: address } = areaOgImage('voyage', defaultSettings)
  const found = { status: 200, cache: forever, text: expect.stringMatching(/^card Le pays/) }
  expect(await read(await ogImageResponse(address))).toEqual(found)
  expect(ogImagePath({ ...event, key: { kind: 'voyage' } })).toMatch(
    /^\/partage\/voyage\/\w+\.jpg$/,
  )
})

it.each([
  '/partage/evenement/v.jpg',
  '/partage/evenement//v.jpg',
  '/partage/evenement/%2e%2e/v.jpg',
  '/partage/evenement/a%2Fb/v.jpg',
  '/partage/evenement/%2e%2e%2Faccueil/v.jpg',
  `/partage/evenement/${'a'.repeat(201)}/v.jpg`,
  '/partage/evenement/a/v.png',
  '/partage/medias/a/v.jpg',
  '/partage/inconnu/a/v.jpg',
  '/partage/medias/v.png',
])('asks the backend for nothing at %s, which is no address of a share image', async (address) => {
  const { ogImageResponse } = await fresh()
  expect((await ogImageResponse(address)).status).toBe(404)
  expect(find).not.toHaveBeenCalled()
})
