import type { Payload } from 'payload'
import { dayInCotonou, daysBefore } from '../days'
import { pathOf, titleOf } from './contents'
import type { ListedLink } from './panel'

/** After so many days a house that is sold or rented leaves the lists of the site: lib/houses/concluded.ts. */
const listedDays = 30

/** Reminders: contents that are online and whose time has passed. */
export async function pastContents(payload: Payload): Promise<ListedLink[]> {
  const today = dayInCotonou()
  const isOnline = { _status: { equals: 'published' } }
  const isPast = { conclue_le: { less_than: daysBefore(today, listedDays) } }
  const all = { depth: 0, pagination: false } as const
  const [houses, courses] = await Promise.all([
    payload.find({ collection: 'maisons', where: { and: [isOnline, isPast] }, ...all }),
    payload.find({ collection: 'formations', where: isOnline, ...all }),
  ])
  const begun = courses.docs.filter(
    ({ sessions }) => sessions?.length && sessions.every(({ date }) => date.slice(0, 10) < today),
  )
  return [
    ...houses.docs.map((house) => ({
      href: pathOf('maisons', house.id),
      label: titleOf(house),
      note: 'Vendue ou louée depuis plus de 30\u00a0jours\u00a0: elle n’est plus dans les listes. Vous pouvez la retirer du site.',
    })),
    ...begun.map((course) => ({
      href: pathOf('formations', course.id),
      label: titleOf(course),
      note: 'Toutes ses dates sont passées\u00a0: ajoutez la prochaine.',
    })),
  ]
}
