import { sampleCourses } from './content/courses'
import sampleEvents from './content/events.json'
import { sampleHouses } from './content/houses'
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
    const [title, duree, presentation] = sample
    const affiche = await library.add(`formations/${number}.jpg`)
    const data = { title: french(title), presentation: french(presentation), duree, affiche }
    return payload.create({ collection: 'formations', data: { ...data, _status: 'published' } })
  })
}

export function houseStep(): Step {
  const step = stepOf('maisons', sampleHouses, async (house, number, payload, library) => {
    const [titre, adresse, chambres, douches, prix, status, interiors] = house
    const photo_principale = await library.add(`maisons/${number}.jpg`)
    const photos: number[] = []
    for (const it of interiors) {
      photos.push(await library.add(`maisons/interieur-${twoDigits(it)}.jpg`))
    }
    const offer = { adresse, chambres, douches, prix, status, photo_principale, photos }
    const data = { titre: french(titre), ...offer, _status: 'published' as const }
    return payload.create({ collection: 'maisons', data })
  })
  return lastFirst(step)
}
