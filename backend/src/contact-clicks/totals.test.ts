import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clickTotals } from './totals'

const client = createClient({ url: ':memory:' })
const payload = { db: { client } } as unknown as Payload

beforeAll(async () => {
  await client.execute(
    'create table contact_clicks (day text, area text, page text, clicks numeric)',
  )
  for (const [day, area, page, clicks] of [
    ['2026-11-23', 'beaute', '/beaute', 3],
    ['2026-11-17', 'beaute', '/beaute', 2],
    ['2026-11-16', 'beaute', '/beaute', 4],
    ['2026-11-10', 'formations', '/beaute/formations/a', 7],
    ['2026-11-09', 'voyage', '/voyage', 1],
    ['2026-10-25', 'voyage', '/voyage', 8],
    ['2026-10-24', 'voyage', '/voyage', 16],
    ['2026-09-25', 'medias', '/medias', 32],
    ['2026-09-24', 'medias', '/medias', 64],
    ['2026-10-24', 'recherche', 'coiffeuse', 9],
    ['2026-10-25', 'recherche', 'tatouage', 1],
    ['2026-11-23', 'recherche', 'location de salle', 1],
    ['2026-11-01', 'recherche', 'location de salle', 1],
    ['2026-11-23', 'visite-beaute', '/beaute', 20],
    ['2026-11-01', 'visite-accueil', '/', 30],
    ['2026-11-23', 'provenance', 'direct', 2],
    ['2026-11-22', 'provenance', 'whatsapp', 5],
  ] as const) {
    await client.execute({
      sql: 'insert into contact_clicks values (?, ?, ?, ?)',
      args: [day, area, page, clicks],
    })
  }
})

afterAll(() => client.close())

it('sums 7 and 30 days, today included, and as many days before them', async () => {
  const { all } = (await clickTotals(payload, '2026-11-23')).contacts
  expect(all.week).toEqual({ now: 5, before: 11 })
  expect(all.month).toEqual({ now: 25, before: 48 })
})

it('sums areas and pages, those with most first', async () => {
  const { areas, pages } = (await clickTotals(payload, '2026-11-23')).contacts
  expect(areas.map(({ name, week, month }) => [name, week.now, month.now])).toEqual([
    ['beaute', 5, 9],
    ['voyage', 0, 9],
    ['formations', 0, 7],
    ['medias', 0, 0],
  ])
  expect(pages.map(({ name, month }) => [name, month.now])).toEqual([
    ['/beaute', 9],
    ['/voyage', 9],
    ['/beaute/formations/a', 7],
  ])
})

it('sums what was searched for in vain in the last 30 days, apart from the links', async () => {
  const { words } = await clickTotals(payload, '2026-11-23')
  expect(words.map(({ name, week, month }) => [name, week.now, month.now])).toEqual([
    ['location de salle', 1, 2],
    ['tatouage', 0, 1],
  ])
})

it('sums the pages that were looked at, and where visits came from, apart from both', async () => {
  const { views, visits } = await clickTotals(payload, '2026-11-23')
  expect(views.all).toMatchObject({ week: { now: 20 }, month: { now: 50 } })
  expect(views.areas.map(({ name }) => name)).toEqual(['visite-accueil', 'visite-beaute'])
  expect(views.pages.map(({ name }) => name)).toEqual(['/', '/beaute'])
  expect(visits.all).toMatchObject({ week: { now: 7 }, month: { now: 7 } })
  expect(visits.sources.map(({ name, week }) => [name, week.now])).toEqual([
    ['whatsapp', 5],
    ['direct', 2],
  ])
})

it('is nothing when nothing was counted', async () => {
  const none = { now: 0, before: 0 }
  const all = { name: '', week: none, month: none }
  const figures = { all, areas: [], pages: [] }
  const visits = { all, sources: [] }
  const totals = { contacts: figures, views: figures, visits, words: [] }
  expect(await clickTotals(payload, '2030-01-01')).toEqual(totals)
})
