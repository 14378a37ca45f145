import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { mp4, picture } from '../../testing/files'
import { owner } from '../../testing/owner'
import { resourcesOf, startSite } from '../../testing/site'

let backend: Backend
let site: Awaited<ReturnType<typeof startSite>>
let me: Awaited<ReturnType<typeof owner>>
let image: number

beforeAll(async () => {
  site = await startSite()
  backend = await startBackend({ SITE_INTERNAL_URL: site.url, REVALIDATE_SECRET: 'secret-partagé' })
  me = await owner(backend)
  image = (await me.upload('photo.jpg', await picture(), 'image/jpeg')).doc.id
})

beforeEach(() => {
  site.calls.length = 0
})

afterAll(async () => {
  await backend.remove()
  site.close()
})

const event = { title: 'Fête', date: '2027-05-01T12:00:00.000Z', time: '18:00' }
const course = { title: 'Cours' }

it('calls the webhook once for a burst, with all its resources and the secret', async () => {
  await Promise.all([
    me.publish('evenements', { ...event, poster: image }),
    me.publish('evenements', { ...event, poster: image }),
    me.publish('photos', { title: 'Une', image }),
    me.publish('photos-beaute', { title: 'Une', image }),
  ])
  const calls = await site.takeCalls()
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/revalidate',
    type: 'application/json',
  })
  // Header values travel as Latin-1.
  expect(calls[0]?.authorization).toBe('Bearer secret-partagé')
  expect(resourcesOf(calls[0])).toEqual(['beauty-photos', 'medias-events', 'medias-photos'])
})

it('does not call it for drafts, also over a published document', async () => {
  const { doc } = await me.publish('formations', { ...course, affiche: image })
  expect(resourcesOf((await site.takeCalls())[0])).toEqual(['beauty-formations'])
  await me.create('formations', course)
  await me.update(`formations/${doc.id}?draft=true`, { title: 'Autre', _status: 'draft' })
  expect(await site.takeCalls()).toEqual([])
})

it('calls it for unpublishing, and for deleting what was published', async () => {
  const { doc } = await me.publish('formations', { ...course, affiche: image })
  await site.takeCalls()
  await me.update(`formations/${doc.id}`, { _status: 'draft' })
  expect(resourcesOf((await site.takeCalls())[0])).toEqual(['beauty-formations'])
  await me.remove(`formations/${doc.id}`)
  expect(await site.takeCalls()).toEqual([])
  const other = await me.publish('formations', { ...course, affiche: image })
  await site.takeCalls()
  await me.remove(`formations/${other.doc.id}`)
  expect(resourcesOf((await site.takeCalls())[0])).toEqual(['beauty-formations'])
})

it.each([
  ['entete-accueil', 'accueil-header-video'],
  ['entete-beaute', 'beauty-header-video'],
  ['entete-voyage', 'voyage-header-video'],
  ['entete-immobilier', 'immo-header-video'],
])('names %s «%s»', async (slug, resource) => {
  await me.setGlobal(slug, { video: null })
  expect(resourcesOf((await site.takeCalls())[0])).toEqual([resource])
})

it.each([
  ['videos', 'medias-videos', 'categories'],
  ['videos-beaute', 'beauty-videos', 'categories-beaute'],
])('names %s «%s», and their categories too', async (videos, resource, categories) => {
  const { doc } = await me.create(categories, { title: 'Portraits' })
  expect(await site.takeCalls()).toEqual([])
  const video = { title: 'A', youtube_url: 'https://youtu.be/aqz-KE-bpKQ', thumbnail: image }
  await me.publish(videos, video)
  expect(resourcesOf((await site.takeCalls())[0])).toEqual([resource])
  await me.update(`${categories}/${doc.id}`, { title: 'Visages' })
  expect(resourcesOf((await site.takeCalls())[0])).toEqual([resource])
  await me.remove(`${categories}/${doc.id}`)
  expect(resourcesOf((await site.takeCalls())[0])).toEqual([resource])
})

it('names houses', async () => {
  const house = { titre: 'Villa', adresse: 'Cotonou', chambres: 3, douches: 2, prix: 1 }
  await me.publish('maisons', { ...house, photo_principale: image })
  expect(resourcesOf((await site.takeCalls())[0])).toEqual(['immo-maisons'])
})

it('names whatever could use a deleted file', async () => {
  const video = await me.upload('film.mp4', mp4(), 'video/mp4')
  expect(await site.takeCalls()).toEqual([])
  await me.remove(`uploads/${video.doc.id}`)
  expect(resourcesOf((await site.takeCalls())[0])).toEqual([
    'accueil-header-video',
    'beauty-header-video',
    'immo-header-video',
    'voyage-header-video',
  ])
  const photo = await me.upload('autre.jpg', await picture('jpeg', 40), 'image/jpeg')
  await me.remove(`uploads/${photo.doc.id}`)
  expect(resourcesOf((await site.takeCalls())[0])).toEqual([
    'beauty-formations',
    'beauty-photos',
    'beauty-videos',
    'immo-maisons',
    'medias-events',
    'medias-photos',
    'medias-videos',
  ])
})
