import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../../testing/backend'
import { owner } from '../../../testing/owner'
import { makeSamplePictures } from '../../../testing/sample-pictures'
import { read } from '../../testing/read'
import { runCommand } from '../../testing/run-command'
import { dayFromToday } from '../days'

let pictures: string
let backend: Backend

const variables = () => ({
  BACKEND_SEED: 'on',
  SEED_PICTURES_DIR: pictures,
  BACKEND_DATA_DIR: backend?.dataDir,
})

type Item = {
  id: number
  [key: string]: unknown
}

async function list(name: string): Promise<Item[]> {
  return (await read(`${backend.url}/api/${name}/`)).json as Item[]
}

async function restart(): Promise<void> {
  await backend.stop()
  backend = await startBackend(variables())
}

beforeAll(async () => {
  pictures = await makeSamplePictures()
  // Two files are missing at the first start.
  for (const name of ['evenements/03.jpg', 'entetes/voyage.mp4']) {
    renameSync(path.join(pictures, name), path.join(pictures, `${name}.plus-tard`))
  }
  backend = await startBackend(variables())
})

afterAll(async () => {
  await backend.remove()
  rmSync(pictures, { recursive: true })
})

it('names each missing file and creates everything else', async () => {
  expect(backend.output()).toContain(path.join(pictures, 'evenements/03.jpg'))
  expect(backend.output()).toContain(path.join(pictures, 'entetes/voyage.mp4'))
  expect(await list('medias/events')).toHaveLength(13)
  expect(await list('immo/maisons')).toHaveLength(26)
})

it('creates what was missing at the next start, nothing twice, and not what the owner deleted', async () => {
  const me = await owner(backend)
  for (const { id } of await list('beauty/formations')) await me.remove(`formations/${id}`)
  await me.remove('destinations/3')
  for (const name of ['evenements/03.jpg', 'entetes/voyage.mp4']) {
    renameSync(path.join(pictures, `${name}.plus-tard`), path.join(pictures, name))
  }
  await restart()
  const counts = {
    'medias/events': 14,
    'medias/videos': 16,
    'medias/photos': 28,
    'beauty/formations': 0,
    'beauty/photos': 18,
    'beauty/videos': 10,
    'immo/maisons': 26,
    'voyage/destinations': 2,
  }
  for (const [name, count] of Object.entries(counts)) {
    expect([name, (await list(name)).length]).toEqual([name, count])
  }
  for (const area of ['accueil', 'beauty', 'voyage', 'immo']) {
    const { status } = await read(`${backend.url}/api/${area}/header-video/`)
    expect([area, status]).toEqual([area, 200])
  }
})

it('says of events and houses that they are samples, until the owner changes one', async () => {
  const me = await owner(backend)
  const lists = ['medias/events', 'immo/maisons']
  const examples = async () =>
    (await Promise.all(lists.map(list))).map((all) => all.filter(({ exemple }) => exemple).length)
  expect(await examples()).toEqual([14, 26])
  const [event] = await list('medias/events')
  await me.update(`evenements/${event?.id}`, { place: 'Ouidah' })
  expect(await examples()).toEqual([13, 26])
  const one = (await read(`${backend.url}/api/medias/events/${event?.slug}/`)).json
  expect(one).toMatchObject({ place: 'Ouidah' })
  expect(one).not.toHaveProperty('exemple')
})

it('covers every case of the content API', async () => {
  const events = await list('medias/events')
  const today = dayFromToday(0).slice(0, 10)
  expect(events.map(({ date }) => date)).toContain(today)
  expect(events.some(({ date }) => String(date) > today)).toBe(true)
  expect(events.some(({ date }) => String(date) < today)).toBe(true)
  expect(events.filter((event) => 'live_url' in event)).toHaveLength(4)
  expect(events.map(({ slug }) => slug)).toContain('defile-pagnes-et-lignes')

  const houses = await list('immo/maisons')
  const statuses = houses.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['vente', 'louer', undefined]))
  expect(statuses.filter((status) => status === undefined)).toHaveLength(1)
  expect(houses.some(({ photos }) => (photos as unknown[]).length === 0)).toBe(true)
  expect(houses.some(({ photos }) => (photos as unknown[]).length > 2)).toBe(true)

  for (const category of ['portraits', 'culture', 'initiatives']) {
    expect((await list(`videos/category/${category}`)).length).toBeGreaterThanOrEqual(5)
  }
  expect((await list('medias/photos'))[0]?.title).toBe('Ganvié au crépuscule')
})

it('the dashboard says what is at risk; sample:clear removes the samples, but not what the owner changed', async () => {
  const me = await owner(backend)
  const html = await (
    await fetch(`${backend.url}/admin`, { headers: { Cookie: me.cookie } })
  ).text()
  // One event was changed above.
  expect(html).toMatch(/13 événements.*26 maisons.*films en haut des pages et 3 chiffres d’exemple/)
  expect(html).toContain('Le premier mot de passe sert encore')
  expect(html).toContain('Un seul propriétaire, sans e-mail')
  const [event] = await list('medias/events')
  await me.update(`evenements/${event?.id}`, { title: 'Le mien', _status: 'published' })
  const { docs } = JSON.parse((await me.get('photos?limit=1&depth=0')).text) as {
    docs: { image: number }[]
  }
  await me.publish('photos', { title: 'La mienne', image: docs[0]?.image })
  const pictureCount = readdirSync(path.join(backend.dataDir, 'uploads')).length
  const command = ['run', 'src/commands/sample-clear.ts']
  const cleared = await runCommand('payload', backend, { SEED_PICTURES_DIR: pictures }, command)
  expect(cleared).toMatchObject({ code: 0, output: expect.stringMatching(/ [1-9]\d* kept/) })
  const left = readdirSync(path.join(backend.dataDir, 'uploads')).length
  expect(left).toBeLessThan(pictureCount / 2)
  // As the dashboard does.
  expect((await me.create('retirer-les-exemples', {})).status).toBe(200)
  await restart()
  expect((await list('medias/events')).map(({ title }) => title)).toEqual(['Le mien'])
  expect(await list('medias/photos')).toMatchObject([
    { title: 'La mienne', image: expect.any(String) },
  ])
  expect(await list('immo/maisons')).toEqual([])
  const { text } = await read(`${backend.url}/api/site/settings/`)
  expect(JSON.parse(text)).toMatchObject({ houses: { counter_1: { value: 0 } } })
  expect((await read(`${backend.url}/api/immo/header-video/`)).status).toBe(404)
  expect((await read(`${backend.url}/api/videos/category/culture/`)).status).toBe(404)
  // Those of the site are no samples.
  const destinations = await list('voyage/destinations')
  expect(destinations.map(({ slug, exemple }) => [slug, exemple])).toEqual([
    ['espagne', undefined],
    ['france', undefined],
  ])
})
