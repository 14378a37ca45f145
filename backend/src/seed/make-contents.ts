import type { Maison } from '../payload-types'
import sampleCourses from './content/courses.json'
import sampleEvents from './content/events.json'
import sampleHouses from './content/houses.json'
import { dayFromToday } from './days'
import { lastFirst, type Step, stepOf, twoDigits } from './run-step'
import { french } from './typography'

const liveNote = "\n\nLe direct d'exemple mène à un film libre du studio Blender."

/** An event's `offset` is in days from today; its `hours` are `18:30`, or `20:00–23:00`. */
export function eventStep(): Step {
  return stepOf('evenements', sampleEvents, async (sample, number, payload, library) => {
    const { offset, hours, title, description: lines, ...more } = sample
    const [time, end_time] = hours.split('–')
    const poster = await library.add(`evenements/${number}.jpg`)
    const description = french(lines.join('\n') + (more.live_url ? liveNote : ''))
    const when = { date: dayFromToday(offset), time, end_time }
    const data = { title: french(title), ...when, ...more, poster, description }
    return payload.create({ collection: 'evenements', data: { ...data, _status: 'published' } })
  })
}

export function courseStep(): Step {
  return stepOf('formations', sampleCourses, async (sample, number, payload, library) => {
    const { title, duree, presentation } = sample
    const affiche = await library.add(`formations/${number}.jpg`)
    const data = { title: french(title), presentation: french(presentation), duree, affiche }
    return payload.create({ collection: 'formations', data: { ...data, _status: 'published' } })
  })
}

/** A house's `interiors` are the numbers of its pictures `maisons/interieur-{nn}.jpg`. */
export function houseStep(): Step {
  const step = stepOf('maisons', sampleHouses, async (house, number, payload, library) => {
    const { titre, interiors, ...more } = house
    const status = more.status as Maison['status']
    const photo_principale = await library.add(`maisons/${number}.jpg`)
    const photos: number[] = []
    for (const it of interiors) {
      photos.push(await library.add(`maisons/interieur-${twoDigits(it)}.jpg`))
    }
    const data = { titre: french(titre), ...more, status, photo_principale, photos }
    return payload.create({ collection: 'maisons', data: { ...data, _status: 'published' } })
  })
  return lastFirst(step)
}
