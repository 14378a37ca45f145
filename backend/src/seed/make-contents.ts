import { dayFromToday } from '../days'
import type { Maison } from '../payload-types'
import sampleCourses from './content/courses.json'
import sampleEvents from './content/events.json'
import sampleHouses from './content/houses.json'
import { lastFirst, stepOf, twoDigits } from './run-step'
import { french } from './typography'

const liveNote = "\n\nLe direct d'exemple mène à un film libre du studio Blender."

/** An event's `offset` is in days from today; its `hours` are `18:30`, or `20:00–23:00`. */
export const eventStep = stepOf('evenements', sampleEvents, async (sample, number, library) => {
  const { offset, hours, title, description: lines, ...more } = sample
  const [time, end_time] = hours.split('–')
  const poster = await library.add(`evenements/${number}.jpg`)
  const description = french(lines.join('\n') + (more.live_url ? liveNote : ''))
  const when = { date: dayFromToday(offset), time, end_time }
  return { title: french(title), ...when, ...more, poster, description, _status: 'published' }
})

export const courseStep = stepOf('formations', sampleCourses, async (sample, number, library) => ({
  title: french(sample.title),
  presentation: french(sample.presentation),
  duree: sample.duree,
  affiche: await library.add(`formations/${number}.jpg`),
  _status: 'published',
}))

/** A house's `interiors` are the numbers of its pictures `maisons/interieur-{nn}.jpg`. */
export const houseStep = lastFirst(
  stepOf('maisons', sampleHouses, async (house, number, library) => {
    const { titre, interiors, ...more } = house
    const status = more.status as Maison['status']
    const photo_principale = await library.add(`maisons/${number}.jpg`)
    const photos: number[] = []
    for (const it of interiors) {
      photos.push(await library.add(`maisons/interieur-${twoDigits(it)}.jpg`))
    }
    const pictures = { photo_principale, photos }
    return { titre: french(titre), ...more, status, ...pictures, _status: 'published' }
  }),
)
