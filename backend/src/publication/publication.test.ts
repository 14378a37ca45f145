import { beforeAll, beforeEach, expect, it } from 'vitest'
import { derivedSecret } from '../../../platform/derived-secret.mjs'
import { mp4, picture } from '../../../testing/files'
import { sharedBackend } from '../../testing/shared-backend'
import { revalidateSecret } from '../../testing/shared-process'
import { resourcesOf } from '../../testing/site'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
let image: number

beforeAll(async () => {
  image = await its.me.uploadPicture()
})

beforeEach(() => its.takeCalls())

const event = { title: 'Fête', date: '2027-05-01T12:00:00.000Z', time: '18:00' }
const course = { title: 'Cours' }

it('calls the webhook once for a burst, with all its resources and the secret', async () => {
  await Promise.all([
    its.me.publish('evenements', { ...event, poster: image }),
    its.me.publish('evenements', { ...event, poster: image }),
    its.me.publish('photos', { title: 'Une', image }),
    its.me.publish('photos-beaute', { title: 'Une', image }),
  ])
  const calls = await its.takeCalls()
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/revalidate',
    type: 'application/json',
  })
  // Header values travel as Latin-1.
  expect(calls[0]?.authorization).toBe(`Bearer ${derivedSecret(revalidateSecret, 'webhook')}`)
  expect(resourcesOf(calls[0])).toEqual(['beauty-photos', 'medias-events', 'medias-photos'])
})

it('does not call it for drafts, also over a published document', async () => {
  const { doc } = await its.me.publish('formations', { ...course, affiche: image })
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['beauty-formations'])
  await its.me.create('formations', course)
  await its.me.update(`formations/${doc.id}?draft=true`, { title: 'Autre', _status: 'draft' })
  expect(await its.takeCalls()).toEqual([])
})

it('calls it for unpublishing, and for deleting what was published', async () => {
  const { doc } = await its.me.publish('formations', { ...course, affiche: image })
  await its.takeCalls()
  await its.me.update(`formations/${doc.id}`, { _status: 'draft' })
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['beauty-formations'])
  await its.me.remove(`formations/${doc.id}`)
  expect(await its.takeCalls()).toEqual([])
  const other = await its.me.publish('formations', { ...course, affiche: image })
  await its.takeCalls()
  await its.me.remove(`formations/${other.doc.id}`)
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['beauty-formations'])
})

it.each([
  ['entete-accueil', 'accueil-header-video'],
  ['entete-beaute', 'beauty-header-video'],
  ['entete-voyage', 'voyage-header-video'],
  ['entete-immobilier', 'immo-header-video'],
])('names %s «%s»', async (slug, resource) => {
  await its.me.setGlobal(slug, { video: null })
  expect(resourcesOf((await its.takeCalls())[0])).toEqual([resource])
})

it.each([
  ['videos', 'medias-videos', 'categories'],
  ['videos-beaute', 'beauty-videos', 'categories-beaute'],
])('names %s «%s», and their categories too', async (videos, resource, categories) => {
  const { doc } = await its.me.create(categories, { title: 'Portraits' })
  expect(await its.takeCalls()).toEqual([])
  const video = { title: 'A', youtube_url: 'https://youtu.be/aqz-KE-bpKQ', thumbnail: image }
  await its.me.publish(videos, video)
  expect(resourcesOf((await its.takeCalls())[0])).toEqual([resource])
  await its.me.update(`${categories}/${doc.id}`, { title: 'Visages' })
  expect(resourcesOf((await its.takeCalls())[0])).toEqual([resource])
  await its.me.remove(`${categories}/${doc.id}`)
  expect(resourcesOf((await its.takeCalls())[0])).toEqual([resource])
})

it('names houses', async () => {
  const house = { titre: 'Villa', adresse: 'Cotonou', chambres: 3, douches: 2, prix: 1 }
  await its.me.publish('maisons', { ...house, photo_principale: image })
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['immo-maisons'])
})

it('names whatever could use a deleted file', async () => {
  const video = await its.me.upload('film.mp4', mp4(), 'video/mp4')
  expect(await its.takeCalls()).toEqual([])
  await its.me.remove(`uploads/${video.doc.id}`)
  expect(resourcesOf((await its.takeCalls())[0])).toEqual([
    'accueil-header-video',
    'beauty-header-video',
    'immo-header-video',
    'voyage-header-video',
  ])
  const photo = await its.me.upload('autre.jpg', await picture('jpeg', 40), 'image/jpeg')
  await its.me.remove(`uploads/${photo.doc.id}`)
  expect(resourcesOf((await its.takeCalls())[0])).toEqual([
    'beauty-formations',
    'beauty-photos',
    'beauty-videos',
    'immo-maisons',
    'medias-events',
    'medias-photos',
    'medias-videos',
    'voyage-destinations',
  ])
})

it('names the one of several drafts that cannot be published', async () => {
  const [whole, bare] = await Promise.all([
    its.me.create('formations?draft=true', { title: 'Tresses', affiche: image }),
    its.me.create('formations?draft=true', { title: 'Sans affiche' }),
  ])
  const both = `where[id][in]=${whole.doc.id},${bare.doc.id}`
  const answer = await its.me.update(`formations?${both}&draft=true`, { _status: 'published' })
  expect(answer).toMatchObject({
    status: 400,
    text: expect.stringContaining('«\u00a0Sans affiche\u00a0»\u00a0: Le champ suivant'),
  })
  expect(answer.text).not.toContain('«\u00a0Tresses')
})

it('has search engines told of the addresses that were published, left or given up, once for a burst', async () => {
  const { doc } = await its.me.publish('formations', { ...course, affiche: image })
  const [gala] = await Promise.all([
    its.me.publish('evenements', { ...event, title: 'Gala', poster: image }),
    its.me.update(`formations/${doc.id}`, { _status: 'draft' }),
    its.me.create('evenements', { ...event, title: 'Brouillon' }),
  ])
  await its.takeCalls()
  await its.me.update(`evenements/${gala.doc.id}`, { slug: 'gala-de-noel' })
  await its.takeCalls()
  const rows = await sql(its.backend, "SELECT input FROM payload_jobs WHERE task_slug = 'indexNow'")
  const told = rows.map(({ input }) => JSON.parse(String(input)).paths.toSorted())
  const events = '/medias/mediaevenements'
  expect(told).toContainEqual([`/beaute/formations/${doc.slug}`, `${events}/gala`])
  expect(told).toContainEqual([`${events}/gala`, `${events}/gala-de-noel`])
  expect(told.flat().join()).not.toContain('brouillon')
})
