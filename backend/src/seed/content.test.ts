import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { EVENTS } from './content/evenements'
import { COURSES } from './content/formations'
import { HOUSES } from './content/maisons'
import { addressOf, BEAUTY_VIDEOS, REPORTAGES, titleOf } from './content/videos'

const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length

it('keeps events to come for more than a year after the seeding', () => {
  const offsets = EVENTS.map(([offset]) => offset)
  expect(offsets).toContain(0)
  expect(count(offsets, (offset) => offset < 0)).toBeGreaterThanOrEqual(4)
  expect(count(offsets, (offset) => offset > 0)).toBeGreaterThanOrEqual(6)
  expect(Math.max(...offsets)).toBeGreaterThan(365)
})

it('plays another film in each video of a list, and names it in the title', () => {
  for (const list of [REPORTAGES, BEAUTY_VIDEOS]) {
    const ids = list.map(([, film], index) => addressOf(film, index).slice(-11))
    expect(ids.every((id) => /^[\w-]{11}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(list.length)
  }
  expect(titleOf('spring', 'Le jardin')).toBe('Le jardin (exemple : film « Spring »)')
})

it('has enough houses of each kind for the second and third pages', () => {
  expect(count(HOUSES, ([, , , , , status]) => status === 'vente')).toBeGreaterThanOrEqual(14)
  expect(count(HOUSES, ([, , , , , status]) => status === 'louer')).toBeGreaterThanOrEqual(10)
  const places = HOUSES.map(([, address]) => address.split(', ').at(-1))
  expect(new Set(places)).toEqual(
    new Set(['Cotonou', 'Porto-Novo', 'Abomey-Calavi', 'Ouidah', 'Parakou']),
  )
  expect(new Set(HOUSES.map(([title]) => title)).size).toBe(HOUSES.length)
  expect(count(HOUSES, (house) => house[6].length >= 2)).toBeGreaterThanOrEqual(12)
  expect(count(HOUSES, (house) => house[6].length === 0)).toBeGreaterThanOrEqual(1)
  expect(HOUSES.every((house) => new Set(house[6]).size === house[6].length)).toBe(true)
})

it('has four courses, and photo titles of all lengths', () => {
  expect(COURSES.length).toBeGreaterThanOrEqual(4)
  for (const name of ['galerie', 'beaute-galerie']) {
    const file = path.resolve(import.meta.dirname, `../../seed/pictures/${name}/titres.json`)
    const titles = JSON.parse(readFileSync(file, 'utf8')) as string[]
    expect(new Set(titles).size).toBe(titles.length)
    expect(count(titles, ({ length }) => length > 20)).toBeGreaterThanOrEqual(4)
    expect(count(titles, ({ length }) => length < 16)).toBeGreaterThanOrEqual(4)
  }
})
