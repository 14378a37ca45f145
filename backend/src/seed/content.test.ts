import { expect, it } from 'vitest'
import sampleCourses from './content/courses.json'
import sampleEvents from './content/events.json'
import sampleHouses from './content/houses.json'
import photoTitles from './content/photos.json'
import sampleVideos from './content/videos.json'

const { medias, beaute } = sampleVideos

const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length

it('has past and upcoming events, none farther than six months from the seeding', () => {
  const offsets = sampleEvents.map(({ offset }) => offset)
  expect(offsets).toContain(0)
  expect(count(offsets, (offset) => offset < 0)).toBeGreaterThanOrEqual(4)
  expect(count(offsets, (offset) => offset > 0)).toBeGreaterThanOrEqual(6)
  expect(Math.max(...offsets)).toBeGreaterThan(150)
  const days = [...offsets, ...[...medias.videos, ...beaute.videos].map(({ daysAgo }) => daysAgo)]
  expect(Math.max(...days.map(Math.abs))).toBeLessThanOrEqual(180)
})

it('plays a different film in each video of a list, by its name and in the usual forms of address', () => {
  const form = /^https:\/\/(www\.youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)[\w-]{11}$/
  for (const { categories, videos } of [medias, beaute]) {
    const forms = videos.map(({ youtube_url }) => form.exec(youtube_url)?.[1])
    expect(forms).not.toContain(undefined)
    expect(new Set(forms).size).toBeGreaterThanOrEqual(2)
    expect(new Set(videos.map(({ youtube_url }) => youtube_url.slice(-11))).size).toBe(
      videos.length,
    )
    expect(new Set(videos.map(({ film }) => film)).size).toBe(videos.length)
    const slugs = new Set(videos.flatMap(({ category }) => category ?? []))
    expect(slugs).toEqual(new Set(categories.map((title) => title.toLowerCase())))
  }
})

it('has enough houses of each kind for the second and third pages', () => {
  const statuses = new Set(sampleHouses.map(({ status }) => status))
  expect(statuses).toEqual(new Set(['vente', 'louer', null]))
  expect(count(sampleHouses, ({ status }) => status === 'vente')).toBeGreaterThanOrEqual(14)
  expect(count(sampleHouses, ({ status }) => status === 'louer')).toBeGreaterThanOrEqual(10)
  const places = sampleHouses.map(({ adresse }) => adresse.split(', ').at(-1))
  expect(new Set(places)).toEqual(
    new Set(['Cotonou', 'Porto-Novo', 'Abomey-Calavi', 'Ouidah', 'Parakou']),
  )
  expect(new Set(sampleHouses.map(({ titre }) => titre)).size).toBe(sampleHouses.length)
  expect(count(sampleHouses, ({ interiors }) => interiors.length >= 2)).toBeGreaterThanOrEqual(12)
  expect(count(sampleHouses, ({ interiors }) => interiors.length === 0)).toBeGreaterThanOrEqual(1)
  const interiors = sampleHouses.flatMap((house) => house.interiors)
  expect(new Set(interiors).size).toBe(interiors.length)
})

it('has four courses, and photo titles of all lengths', () => {
  expect(sampleCourses.length).toBeGreaterThanOrEqual(4)
  for (const titles of Object.values(photoTitles)) {
    expect(new Set(titles).size).toBe(titles.length)
    expect(count(titles, ({ length }) => length > 20)).toBeGreaterThanOrEqual(4)
    expect(count(titles, ({ length }) => length < 16)).toBeGreaterThanOrEqual(4)
  }
})

it('is written with French spaces and apostrophes', () => {
  const all = JSON.stringify([sampleEvents, sampleVideos, sampleCourses, sampleHouses, photoTitles])
  expect(all.match(/[^"]*('| [:;!?»]|« )[^"]*/g)).toBeNull()
})
