import { sampleCourses } from './content/courses'
import { sampleEvents } from './content/events'
import { sampleHouses } from './content/houses'
import { dayFromToday } from './days'
import { twoDigits } from './number'
import { hasDocuments, type Step } from './run-step'
import { french } from './typography'

export function eventSteps(): Step[] {
  const items: Step['items'] = sampleEvents.map(
    ([offset, time, title, place, lines, more], index) => ({
      key: twoDigits(index + 1),
      create: async (payload, library) => {
        const poster = await library.add(`evenements/${twoDigits(index + 1)}.jpg`)
        return payload.create({
          collection: 'evenements',
          data: {
            title: french(title),
            date: dayFromToday(offset),
            time,
            poster,
            description: french(lines.join('\n')),
            place,
            ...more,
            _status: 'published',
          },
        })
      },
    }),
  )
  return [
    { name: 'evenements', collection: 'evenements', isUsed: hasDocuments('evenements'), items },
  ]
}

export function courseSteps(): Step[] {
  const items: Step['items'] = sampleCourses.map(({ title, presentation, duree }, index) => ({
    key: twoDigits(index + 1),
    create: async (payload, library) => {
      const affiche = await library.add(`formations/${twoDigits(index + 1)}.jpg`)
      return payload.create({
        collection: 'formations',
        data: {
          title: french(title),
          presentation: french(presentation),
          duree,
          affiche,
          _status: 'published',
        },
      })
    },
  }))
  return [
    { name: 'formations', collection: 'formations', isUsed: hasDocuments('formations'), items },
  ]
}

export function houseSteps(): Step[] {
  const items: Step['items'] = sampleHouses.map((house, index) => ({
    key: twoDigits(index + 1),
    create: async (payload, library) => {
      const [titre, adresse, chambres, douches, prix, status, interiors] = house
      const photo_principale = await library.add(`maisons/${twoDigits(index + 1)}.jpg`)
      const photos: number[] = []
      for (const number of interiors) {
        photos.push(await library.add(`maisons/interieur-${twoDigits(number)}.jpg`))
      }
      return payload.create({
        collection: 'maisons',
        data: {
          titre: french(titre),
          adresse,
          chambres,
          douches,
          prix,
          status,
          photo_principale,
          photos,
          _status: 'published',
        },
      })
    },
  }))
  // The site shows the newest first: created last to first, they appear in the order of the list.
  return [
    {
      name: 'maisons',
      collection: 'maisons',
      isUsed: hasDocuments('maisons'),
      items: items.reverse(),
    },
  ]
}
