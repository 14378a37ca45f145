import guides from '../../../contract/default-contents/destinations.json'
import { dayFromToday } from '../days'
import type { Destination, Maison } from '../payload-types'
import sampleCourses from './content/courses.json'
import sampleEvents from './content/events.json'
import sampleHouses from './content/houses.json'
import { lastFirst, type Step, stepOf, twoDigits } from './run-step'

/** An event's `offset` is in days from today; its `hours` are `18:30`, or `20:00–23:00`. */
export const eventStep = stepOf('evenements', sampleEvents, async (sample, number, library) => {
  const { offset, hours, description, ...more } = sample
  const [time, end_time] = hours.split('–')
  const poster = await library.add(`evenements/${number}.jpg`)
  const when = { date: dayFromToday(offset), time, end_time }
  return { ...more, ...when, poster, description: description.join('\n'), _status: 'published' }
})

export const courseStep = stepOf('formations', sampleCourses, async (sample, number, library) => ({
  ...sample,
  affiche: await library.add(`formations/${number}.jpg`),
  _status: 'published',
}))

/** A house's `interiors` are the numbers of its pictures `maisons/interieur-{nn}.jpg`. */
export const houseStep = lastFirst(
  stepOf('maisons', sampleHouses, async (house, number, library) => {
    const { interiors, ...more } = house
    const status = more.status as Maison['status']
    const photo_principale = await library.add(`maisons/${number}.jpg`)
    const photos: number[] = []
    for (const it of interiors) {
      photos.push(await library.add(`maisons/interieur-${twoDigits(it)}.jpg`))
    }
    const pictures = { photo_principale, photos }
    return { ...more, status, ...pictures, _status: 'published' }
  }),
)

/** The site's own destinations: no samples, hence of no collection. Items are a line apart, for phones. */
const { collection: _, ...ownDestinations } = stepOf(
  'destinations',
  guides,
  async ({ etapes, pieces, plats, tables, ...guide }) => ({
    ...guide,
    etapes: etapes.join('\n\n'),
    pieces: pieces.join('\n\n'),
    plats: plats.join('\n\n'),
    tables: tables.join('\n\n'),
    langue: guide.langue as Destination['langue'],
    _status: 'published',
  }),
)

export const destinationStep: Step = ownDestinations
