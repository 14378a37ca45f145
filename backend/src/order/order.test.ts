import { beforeAll, expect, it } from 'vitest'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { resourcesOf } from '../../testing/site'
import { sql } from '../../testing/sqlite'
import { dayFromToday } from '../days'

const its = sharedBackend()

let image: number
beforeAll(async () => {
  image = await its.me.uploadPicture()
})

async function titles(path: string): Promise<string[]> {
  const { json } = await read(`${its.backend.url}/api/${path}/`)
  return (json as { title: string }[]).map(({ title }) => title)
}

const keyOf = async (table: string, id: number) => {
  const [row] = await sql(its.backend, `SELECT _order FROM ${table} WHERE id = ?`, [id])
  return row?._order
}

it('puts new photos first and new courses last, each in a place of its own', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  await Promise.all(names.map((title) => its.me.publish('photos', { title, image: image })))
  const keys = await sql(its.backend, 'SELECT DISTINCT _order FROM photos WHERE _order IS NOT NULL')
  expect(keys).toHaveLength(names.length)
  await its.me.publish('photos', { title: 'Dernière', image: image })
  expect((await titles('medias/photos'))[0]).toBe('Dernière')
  for (const title of ['Un', 'Deux']) await its.me.publish('formations', { title, affiche: image })
  expect(await titles('beauty/formations')).toEqual(['Un', 'Deux'])
})

it('takes the order that the owner gives, and tells the site', async () => {
  const { doc } = await its.me.publish('formations', { title: 'Trois', affiche: image })
  await its.me.update(`formations/${doc.id}?draft=true`, { title: 'Trois bis', _status: 'draft' })
  const [first] = JSON.parse((await its.me.get('formations?sort=_order&limit=1')).text).docs
  await its.takeCalls()
  const { status } = await its.me.create('reorder', {
    collectionSlug: 'formations',
    docsToMove: [doc.id],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: first.id, key: await keyOf('formations', first.id) },
  })
  expect(status).toBe(200)
  expect(await titles('beauty/formations')).toEqual(['Trois', 'Un', 'Deux'])
  expect(resourcesOf((await its.takeCalls())[0])).toEqual(['beauty-formations'])
})

it('gives a photo a place of its own beside those in the bin', async () => {
  const { doc } = await its.me.publish('photos', { title: 'Jetée', image: image })
  await its.me.update(`photos/${doc.id}`, { deletedAt: new Date().toISOString() })
  await its.restart()
  const { doc: next } = await its.me.publish('photos', { title: 'Suivante', image: image })
  expect(await keyOf('photos', next.id)).not.toBe(await keyOf('photos', doc.id))
})

it('copies an event as a draft without a date, with an address of its own', async () => {
  const event = {
    title: 'Marché',
    date: '2027-05-01T12:00:00.000Z',
    time: '18:00',
    poster: image,
  }
  const { doc } = await its.me.publish('evenements', event)
  const copy = await its.me.create(`evenements/${doc.id}/duplicate`, { _status: 'draft' })
  expect(copy.status).toBe(200)
  expect(copy.doc).toMatchObject({ title: 'Marché', time: '18:00', slug: 'marche-2' })
  expect(copy.doc).toMatchObject({ _status: 'draft' })
  expect(JSON.parse(copy.text).doc.date ?? null).toBeNull()
  expect(await titles('medias/events')).toEqual(['Marché'])
})

it('lists events nearest first in the back-office, also where a list kept the former order as chosen', async () => {
  const days = { 'Plus tard': 9, Bientôt: 1, Hier: -1, Autrefois: -9, 'Aujourd’hui': 0 }
  for (const [title, offset] of Object.entries(days))
    await its.me.publish('evenements', { title, date: dayFromToday(offset), time: '18:00' })
  const nearest = ['Sans date', 'Aujourd’hui', 'Bientôt', 'Plus tard', 'Hier', 'Autrefois']
  await its.me.create('evenements?draft=true', { title: 'Sans date', _status: 'draft' })
  const page = async (query: string) =>
    JSON.parse((await its.me.get(`evenements?draft=true&${query}`)).text).docs.map(
      ({ title }: { title: string }) => title,
    )
  const inOrder = async (query: string) =>
    (await page(query)).filter((it: string) => nearest.includes(it))
  expect(await inOrder('sort=-date&limit=20')).toEqual(nearest)
  expect(await page('sort=-date&limit=2&page=2')).toEqual(
    (await page('sort=-date&limit=4')).slice(2),
  )
  expect(await inOrder('sort=title&limit=20')).toEqual(nearest.toSorted())

  const key = 'payload-preferences/collection-evenements'
  await its.me.create(key, { value: { sort: '-createdAt' } })
  const list = `${its.backend.url}/admin/collections/evenements`
  const { text: html } = await read(list, { headers: { Cookie: its.me.cookie } })
  const places = nearest.map((title) => html.indexOf(title))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})
