import { beforeAll, expect, it } from 'vitest'
import { mp4, picture } from '../../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
let image: number

beforeAll(async () => {
  image = (await its.me.upload('Été à Ouidah.jpg', await picture(), 'image/jpeg')).doc.id
  const video = (await its.me.upload('tête.mp4', mp4(), 'video/mp4')).doc.id
  await its.me.setGlobal('entete-accueil', { video })
  await its.me.publish('formations', { title: 'Soins du visage', affiche: image })
  await its.me.publish('photos', { title: 'La plage', image })
  await its.me.publish('evenements', {
    title: 'Fête',
    date: '2026-02-01T12:00:00.000Z',
    poster: image,
  })
})

it('shows changes at once, but not the draft of a published document', async () => {
  const title = async () => (await read(`${its.backend.url}/api/beauty/formations/`)).text
  expect(await title()).toContain('Soins du visage')
  await its.me.update('formations/1?draft=true', { title: 'Brouillon', _status: 'draft' })
  expect(await title()).not.toContain('Brouillon')
  await its.me.update('formations/1', { title: 'Soins du corps', _status: 'published' })
  expect(await title()).toContain('Soins du corps')
  await its.me.update('formations/1', { _status: 'draft' })
  expect(await title()).toBe('[]')
})

it('leaves out the URL of a file that is gone, and a photo without its file', async () => {
  expect((await read(`${its.backend.url}/api/accueil/header-video/`)).status).toBe(200)
  await its.me.setGlobal('entete-accueil', { video: null })
  expect((await read(`${its.backend.url}/api/accueil/header-video/`)).status).toBe(404)
  const photos = async () => (await read(`${its.backend.url}/api/medias/photos/`)).json
  expect(await photos()).toHaveLength(1)
  // The back-office refuses to delete it, but an older version did not.
  await sql(its.backend, 'DELETE FROM uploads WHERE id = ?', [image])
  await expect.poll(photos).toEqual([])
  const [event] = (await read(`${its.backend.url}/api/medias/events/`)).json as object[]
  expect(event).not.toHaveProperty('poster')
})

it('an event is published without a poster, which the site then draws', async () => {
  const { doc } = await its.me.publish('evenements', {
    title: 'Sans affiche',
    date: '2026-02-02T12:00:00.000Z',
  })
  const { status, json } = await read(`${its.backend.url}/api/medias/events/${doc.slug}/`)
  expect(status).toBe(200)
  expect(json).toMatchObject({ title: 'Sans affiche' })
  expect(json).not.toHaveProperty('poster')
})
