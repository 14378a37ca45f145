import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeFfmpeg } from '../../testing/fake-ffmpeg'
import { mp4, picture } from '../../testing/files'
import { owner } from '../../testing/owner'
import { makeSamplePictures } from '../../testing/sample-pictures'
import { type Backend, startBackend } from '../testing/backend'
import { logLines } from '../testing/log-lines'
import { startObjectStore } from '../testing/object-store'
import { startPostgres } from '../testing/postgres'
import { read } from '../testing/read'

type Photo = { image: string; renditions?: { url: string; width: number }[] }

/** Whether a picture has its sizes, and does not stand for itself. */
const isResized = ({ renditions: [narrowest] = [] }: Photo) =>
  narrowest !== undefined && !narrowest.url.endsWith('.jpg')

const video = mp4(5000)
const photosPath = '/api/medias/photos/'

describe('two backends with one bucket and no shared folder', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let store: Awaited<ReturnType<typeof startObjectStore>>
  const phoneFilm = mp4(3000)
  const ffmpeg = fakeFfmpeg({ page: mp4(400_000), phone: phoneFilm })
  let pictures: string
  let one: Backend
  let other: Backend
  let me: Awaited<ReturnType<typeof owner>>

  beforeAll(async () => {
    postgres = await startPostgres()
    store = await startObjectStore()
    pictures = await makeSamplePictures()
    const shared = {
      ...store.variables,
      DATABASE_URL: await postgres.createDatabase('rayonne'),
      BACKEND_SECRET: 'un secret que plusieurs processus partagent',
      BACKEND_SEED: 'on',
      SEED_PICTURES_DIR: pictures,
      FFMPEG_PATH: ffmpeg.path,
    }
    ;[one, other] = await Promise.all([startBackend(shared), startBackend(shared)])
    me = await owner(one)
  })

  afterAll(async () => {
    for (const backend of [one, other]) await backend?.remove()
    await postgres.remove()
    store.close()
    rmSync(pictures, { recursive: true })
    ffmpeg.remove()
  })

  const keys = (start: string) => [...store.objects.keys()].filter((it) => it.startsWith(start))
  const photos = async ({ url }: Backend) => (await read(url + photosPath)).json as Photo[]

  it('put the sample content into it, with its sizes', async () => {
    expect(keys('uploads/evenements-01')).toHaveLength(1)
    for (const backend of [one, other]) {
      expect(backend.output()).not.toMatch(/failed|not created|could not/)
      const all = await photos(backend)
      expect(all.length).toBeGreaterThan(20)
      await expect
        .poll(async () => (await photos(backend)).every(isResized), { timeout: 240_000 })
        .toBe(true)
      expect(readdirSync(path.join(backend.dataDir, 'uploads'))).toEqual([])
    }
  })

  it('serve an upload of the other one as they serve files', async () => {
    const { status, doc } = await me.upload('film.mp4', video, 'video/mp4')
    expect(status).toBe(201)
    const url = `${other.url}/media/${doc.filename}`
    const whole = await fetch(url)
    expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true)
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.length),
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const head = await read(url, { method: 'HEAD' })
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      ...[200, '', String(video.length)],
    ])
    const ask = (headers: Record<string, string>) => read(url, { headers })
    expect(await ask({ 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' })
    const part = await ask({ Range: 'bytes=4990-' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 4990-${video.length - 1}/${video.length}`,
    ])
    expect(part.headers.get('content-length')).toBe(String(video.length - 4990))
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200)
    const beyond = await ask({ Range: 'bytes=999999-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${video.length}`,
    ])
    expect((await read(`${other.url}/media/inconnu.mp4`)).status).toBe(404)
  })

  it('know the sizes of a picture that the other one has published, and delete them', async () => {
    const image = await me.upload('plage.jpg', await picture('jpeg', 1, 1500), 'image/jpeg')
    const photo = await me.publish('photos', { title: 'Plage', image: image.doc.id })
    const plage = async () => (await photos(other)).find((it) => it.image.includes('plage'))
    // Until it is told of the publication, as the site is after it.
    await expect.poll(async () => (await plage())?.renditions).toHaveLength(3)
    const found = await plage()
    expect(found?.renditions?.map(({ width }) => width)).toEqual([360, 680, 1500])
    const url = `${other.url}${found?.renditions?.[0]?.url}`
    for (const type of ['image/avif', 'image/webp']) {
      const { status, headers } = await fetch(url, { headers: { accept: type } })
      expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
        ...[200, type, 'Accept'],
      ])
    }
    const stem = path.parse(image.doc.filename ?? '').name
    expect([...store.objects.keys()].filter((it) => it.includes(stem)).length).toBeGreaterThan(7)
    await me.remove(`photos/${photo.doc.id}`)
    expect((await me.remove(`uploads/${image.doc.id}`)).status).toBe(200)
    expect([...store.objects.keys()].filter((it) => it.includes('plage'))).toEqual([])
    expect((await read(`${other.url}${found?.image}`)).status).toBe(404)
    expect((await read(url)).status).toBe(404)
  })

  it('replace a file by another', async () => {
    const { doc } = await me.upload('avant.jpg', await picture('jpeg', 7, 600), 'image/jpeg')
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await picture('jpeg', 8, 600))], 'apres.jpg'))
    form.append('_payload', '{}')
    expect((await me.replace(`uploads/${doc.id}`, form)).status).toBe(200)
    expect(keys('uploads/avant')).toEqual([])
    expect(keys('uploads/apres').length).toBeGreaterThan(0)
  })

  it('tell and serve the film for phones that the other one has made', async () => {
    const film = mp4(9000, { brand: 'qt  ', codec: 'hvc1' })
    const { doc } = await me.upload('IMG_1.MOV', film, 'video/quicktime')
    await me.setGlobal('entete-voyage', { video: doc.id, video_telephone: null })
    const forPhones = `/media/${doc.filename?.replace('.mp4', '.480.mp4')}`
    await expect
      .poll(async () => (await read(`${other.url}/api/voyage/header-video/`)).json)
      .toMatchObject({ video_telephone: forPhones })
    const answer = await fetch(other.url + forPhones)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await answer.arrayBuffer()).equals(phoneFilm)).toBe(true)
    // Sizes of the samples are made there meanwhile.
    await expect
      .poll(() => readdirSync(path.join(one.dataDir, 'temporaire')), { timeout: 240_000 })
      .toEqual([])
  })

  it('answer 502 while it fails, keep nothing of a failed upload, and log it once', async () => {
    const { doc } = await me.upload('film.mp4', mp4(6000), 'video/mp4')
    const fileUrl = `${other.url}/media/${doc.filename}`
    store.state.isFailing = true
    for (const url of [fileUrl, fileUrl]) {
      const { status, headers } = await read(url)
      expect([status, headers.get('cache-control')]).toEqual([502, 'no-store'])
    }
    const failed = await me.upload('perdu.mp4', mp4(7000), 'video/mp4')
    expect([failed.status, failed.text]).toEqual([502, expect.stringContaining('Réessayez')])
    expect((await read(other.url + photosPath)).status).toBe(200)
    store.state.isFailing = false
    expect((await read(fileUrl)).status).toBe(200)
    expect((await me.get('uploads?where[filename][like]=perdu')).text).toContain('"totalDocs":0')
    expect(readdirSync(path.join(one.dataDir, 'uploads'))).toEqual([])
    const lines = logLines(other).filter(({ message }) => message.includes('object store'))
    expect(lines.map(({ message }) => message)).toEqual([
      'The object store fails',
      'The object store answers again',
    ])
  })
})
