import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../../testing/backend'
import { fakeFfmpeg } from '../../../testing/fake-ffmpeg'
import { mp4 } from '../../../testing/files'
import { owner } from '../../../testing/owner'
import { read } from '../../testing/read'
import { isRunning } from '../../testing/shared-process'

const light = mp4(400_000)
const iphone = mp4(9000, { brand: 'qt  ', codec: 'hvc1', headerFirst: false, sound: true })

let backend: Backend
let me: Awaited<ReturnType<typeof owner>>

const uploads = () => readdirSync(path.join(backend.dataDir, 'uploads'))
const leftovers = () => readdirSync(path.join(backend.dataDir, 'temporaire'))
const hero = async () => (await read(`${backend.url}/api/accueil/header-video/`)).json

describe('with ffmpeg', () => {
  const ffmpeg = fakeFfmpeg({ page: light, phone: mp4(5000, { width: 480, height: 540 }) })
  beforeAll(async () => {
    backend = await startBackend({ FFMPEG_PATH: ffmpeg.path })
    me = await owner(backend)
  })
  afterAll(async () => {
    await backend.remove()
    ffmpeg.remove()
  })

  it('makes a MOV in HEVC an MP4, and a lighter one for phones', async () => {
    const { status, doc } = await me.upload('IMG_0042.MOV', iphone, 'video/quicktime')
    expect(status).toBe(201)
    expect(doc.filename).toMatch(/^img-0042-[0-9a-f]{10}\.mp4$/)
    expect(readFileSync(path.join(backend.dataDir, 'uploads', doc.filename ?? ''))).toEqual(light)
    expect(leftovers()).toEqual([])

    await me.setGlobal('entete-accueil', { video: doc.id })
    const video = `/media/${doc.filename}`
    const forPhones = video.replace('.mp4', '.480.mp4')
    await expect.poll(hero).toEqual({ video, video_telephone: forPhones })
    const film = await fetch(backend.url + forPhones, { headers: { Range: 'bytes=0-99' } })
    expect(film.status).toBe(206)
    expect(film.headers.get('content-type')).toBe('video/mp4')
    expect(film.headers.get('vary')).toBeNull()
  })

  it('keeps a film chosen for phones', async () => {
    const [page, phone] = [
      await me.upload('page.mp4', mp4(400_001), 'video/mp4'),
      await me.upload('telephone.mp4', mp4(1000), 'video/mp4'),
    ]
    await me.setGlobal('entete-accueil', { video: page.doc.id, video_telephone: phone.doc.id })
    await expect.poll(hero).toMatchObject({ video_telephone: `/media/${phone.doc.filename}` })
  })

  it('leaves a film as it is that needs nothing', async () => {
    const film = mp4(5000)
    const { doc } = await me.upload('leger.mp4', film, 'video/mp4')
    expect(readFileSync(path.join(backend.dataDir, 'uploads', doc.filename ?? ''))).toEqual(film)
  })

  it('deletes the film for phones with the film', async () => {
    const { doc } = await me.upload('autre.mp4', mp4(400_002), 'video/mp4')
    const forPhones = `${backend.url}/media/${doc.filename?.replace('.mp4', '.480.mp4')}`
    expect((await fetch(forPhones, { method: 'HEAD' })).status).toBe(200)
    await me.remove(`uploads/${doc.id}`)
    expect((await fetch(forPhones, { method: 'HEAD' })).status).toBe(404)
  })

  it('says that a film could not be made small, and the former one stays on the page', async () => {
    const before = [uploads(), await hero()]
    ffmpeg.fail()
    const { status, text } = await me.upload('film.mov', iphone, 'video/quicktime')
    ffmpeg.work()
    expect(status).toBe(400)
    expect(text).toMatch(/n’a pas pu être allégé.*WhatsApp/)
    expect([uploads(), await hero()]).toEqual(before)
  })

  it('answers others while it converts, and ends the conversion when it is stopped', async () => {
    ffmpeg.hang()
    const upload = me.upload('film.mov', iphone, 'video/quicktime').catch(() => 'cut')
    await expect.poll(() => existsSync(ffmpeg.pidFile)).toBe(true)
    expect((await read(`${backend.url}/healthz`)).status).toBe(200)
    const pid = Number(readFileSync(ffmpeg.pidFile, 'utf8'))
    await backend.stop()
    expect(await upload).toBe('cut')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
