import { beforeAll, expect, it } from 'vitest'
import { mp4, picture } from '../../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { resourcesOf } from '../../testing/site'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
let image: number
beforeAll(async () => {
  image = await its.me.uploadPicture()
})
const contract = async (path: string) => (await read(`${its.backend.url}/api/${path}/`)).text
const bin = (path: string) => its.me.update(path, { deletedAt: new Date().toISOString() })
const restore = (collection: string, id: number, data: object) =>
  its.me.update(`${collection}?trash=true&where[id][equals]=${id}`, { deletedAt: null, ...data })
const event = { date: '2027-05-01T12:00:00.000Z', time: '18:00' }

it('takes what is binned off the site, and brings it back as a draft or as it was', async () => {
  const { doc } = await its.me.publish('evenements', { ...event, title: 'Fête', poster: image })
  await its.takeCalls()
  expect((await bin(`evenements/${doc.id}`)).status).toBe(200)
  expect(await contract('medias/events')).toBe('[]')
  expect((await read(`${its.backend.url}/api/medias/events/fete/`)).status).toBe(404)
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['medias-events'])

  await restore('evenements', doc.id, { _status: 'draft' })
  expect(await contract('medias/events')).toBe('[]')
  await bin(`evenements/${doc.id}`)
  await restore('evenements', doc.id, { _status: 'published' })
  expect(await contract('medias/events')).toContain('Fête')
})

it('notes who has binned what, and who has deleted it for good', async () => {
  const { doc } = await its.me.publish('evenements', { ...event, title: 'Veillée', poster: image })
  await bin(`evenements/${doc.id}`)
  await its.me.remove(`evenements/${doc.id}?trash=true`)
  const { docs } = JSON.parse(
    (
      await its.me.get(
        'journal?where[kind][equals]=suppression&where[summary][contains]=Veill%C3%A9e',
      )
    ).text,
  )
  expect(docs).toMatchObject([
    { summary: 'Suppression\u00a0: Événement «\u00a0Veillée\u00a0»', who: 'proprietaire' },
    { summary: 'Mise à la corbeille\u00a0: Événement «\u00a0Veillée\u00a0»' },
  ])
})

it('tells the site when a published document with a newer draft is binned', async () => {
  const { doc } = await its.me.publish('evenements', { ...event, title: 'Bal', poster: image })
  await its.me.update(`evenements/${doc.id}?draft=true`, { title: 'Grand bal', _status: 'draft' })
  await its.takeCalls()
  await bin(`evenements/${doc.id}`)
  expect(await contract('medias/events')).not.toContain('Bal')
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['medias-events'])
})

it('gives no address of something in the bin to something new', async () => {
  const titled = { ...event, title: 'Marché', poster: image }
  const { doc } = await its.me.publish('evenements', titled)
  await bin(`evenements/${doc.id}`)
  const again = await its.me.publish('evenements', titled)
  expect(again).toMatchObject({ status: 201, doc: { slug: 'marche-2' } })
})

it('refuses to delete a file in use, also to the bin and in bulk, and says where it is used', async () => {
  const { doc: file } = await its.me.upload('utile.jpg', await picture('jpeg', 30), 'image/jpeg')
  const { doc: other } = await its.me.upload('libre.jpg', await picture('jpeg', 40), 'image/jpeg')
  await its.me.create('photos', { title: 'En brouillon', image: file.id })
  const where = 'sert encore dans «\u00a0En brouillon\u00a0» (Photo)'
  for (const { status, text } of [
    await bin(`uploads/${file.id}`),
    await its.me.remove(`uploads/${file.id}`),
  ]) {
    expect([status, text]).toEqual([409, expect.stringContaining(where)])
  }
  const both = `uploads?where[id][in]=${file.id},${other.id}`
  const { text } = await bin(both)
  expect(text).toContain(where)
  expect(
    await sql(its.backend, 'SELECT filename FROM uploads WHERE deleted_at IS NOT NULL'),
  ).toEqual([{ filename: other.filename }])
})

it('refuses to delete the video of a header and a category in use', async () => {
  const { doc: film } = await its.me.upload('film.mp4', mp4(), 'video/mp4')
  await its.me.setGlobal('entete-accueil', { video: film.id })
  expect((await bin(`uploads/${film.id}`)).text).toContain('«\u00a0Accueil\u00a0» (En-têtes vidéo)')
  const { doc: category } = await its.me.create('categories', { title: 'Portraits' })
  const video = { youtube_url: 'https://youtu.be/aqz-KE-bpKQ', thumbnail: image }
  await its.me.publish('videos', { ...video, title: 'Awa', category: category.id })
  expect((await bin(`categories/${category.id}`)).text).toContain('«\u00a0Awa\u00a0» (Vidéo)')
})

it('serves a file in the bin until it is deleted for good', async () => {
  const { doc } = await its.me.upload('seule.jpg', await picture('jpeg', 50), 'image/jpeg')
  const address = `${its.backend.url}/media/${doc.filename}`
  await bin(`uploads/${doc.id}`)
  expect((await read(address, { method: 'HEAD' })).status).toBe(200)
  expect((await its.me.remove(`uploads/${doc.id}?trash=true`)).status).toBe(200)
  expect((await read(address, { method: 'HEAD' })).status).toBe(404)
})

it('brings the file of a restored photo back too', async () => {
  const { doc: file } = await its.me.upload('revient.jpg', await picture('jpeg', 60), 'image/jpeg')
  const { doc } = await its.me.publish('photos', { title: 'Revenue', image: file.id })
  await bin(`photos/${doc.id}`)
  expect((await bin(`uploads/${file.id}`)).status).toBe(200)
  await restore('photos', doc.id, { _status: 'published' })
  expect(await contract('medias/photos')).toContain(file.filename)
  expect((await bin(`uploads/${file.id}`)).status).toBe(409)
})

it('deletes at the start what has been in the bin for more than 30 days, with its files', async () => {
  const { doc: file } = await its.me.upload('vieille.jpg', await picture('jpeg', 70), 'image/jpeg')
  const old = await its.me.publish('photos', { title: 'Vieille', image: file.id })
  const young = await its.me.publish('photos', { title: 'Récente', image: image })
  for (const { doc } of [old, young]) await bin(`photos/${doc.id}`)
  await bin(`uploads/${file.id}`)
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()
  const age = (table: string, id: number, days: number) =>
    sql(its.backend, `UPDATE ${table} SET deleted_at = ? WHERE id = ?`, [daysAgo(days), id])
  await age('photos', old.doc.id, 31)
  await age('uploads', file.id, 31)
  await age('photos', young.doc.id, 29)
  await its.restart()
  const binned = () => sql(its.backend, 'SELECT title FROM photos WHERE deleted_at IS NOT NULL')
  await expect.poll(binned).toEqual([{ title: 'Récente' }])
  const address = `${its.backend.url}/media/${file.filename}`
  await expect.poll(async () => (await read(address, { method: 'HEAD' })).status).toBe(404)
})
