import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sampleCourses } from './content/courses'
import sampleEvents from './content/events.json'
import { sampleHouses } from './content/houses'
import { beautyVideos, descriptionOf, mediaVideos, youtubeUrl } from './content/videos'

const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length

it('has past and upcoming events, none farther than six months from the seeding', () => {
  const offsets = sampleEvents.map(({ offset }) => offset)
  expect(offsets).toContain(0)
  expect(count(offsets, (offset) => offset < 0)).toBeGreaterThanOrEqual(4)
  expect(count(offsets, (offset) => offset > 0)).toBeGreaterThanOrEqual(6)
  expect(Math.max(...offsets)).toBeGreaterThan(150)
  const days = [...offsets, ...[...mediaVideos, ...beautyVideos].map(([daysAgo]) => daysAgo)]
  expect(Math.max(...days.map(Math.abs))).toBeLessThanOrEqual(180)
})

it('plays a different film in each video of a list, and names it in the description', () => {
  for (const list of [mediaVideos, beautyVideos]) {
    const ids = list.map(([, film], index) => youtubeUrl(film, index).slice(-11))
    expect(ids.every((id) => /^[\w-]{11}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(list.length)
  }
  expect(descriptionOf('spring')).toContain('« Spring »')
})

it('has enough houses of each kind for the second and third pages', () => {
  expect(count(sampleHouses, ([, , , , , status]) => status === 'vente')).toBeGreaterThanOrEqual(14)
  expect(count(sampleHouses, ([, , , , , status]) => status === 'louer')).toBeGreaterThanOrEqual(10)
  const places = sampleHouses.map(([, address]) => address.split(', ').at(-1))
  expect(new Set(places)).toEqual(
    new Set(['Cotonou', 'Porto-Novo', 'Abomey-Calavi', 'Ouidah', 'Parakou']),
  )
  expect(new Set(sampleHouses.map(([title]) => title)).size).toBe(sampleHouses.length)
  expect(count(sampleHouses, (house) => house[6].length >= 2)).toBeGreaterThanOrEqual(12)
  expect(count(sampleHouses, (house) => house[6].length === 0)).toBeGreaterThanOrEqual(1)
  expect(sampleHouses.every((house) => new Set(house[6]).size === house[6].length)).toBe(true)
})

it('has four courses, and photo titles of all lengths', () => {
  expect(sampleCourses.length).toBeGreaterThanOrEqual(4)
  for (const name of ['galerie', 'beaute-galerie']) {
    const file = path.resolve(import.meta.dirname, `../../seed/pictures/${name}/titres.json`)
    const titles = JSON.parse(readFileSync(file, 'utf8')) as string[]
    expect(new Set(titles).size).toBe(titles.length)
    expect(count(titles, ({ length }) => length > 20)).toBeGreaterThanOrEqual(4)
    expect(count(titles, ({ length }) => length < 16)).toBeGreaterThanOrEqual(4)
  }
})
