import type { Payload } from 'payload'
import { dayInCotonou, daysBefore } from '../days'
import { heavyFilmOf, heroVideoLabel, heroVideoSlugs } from '../globals/hero-videos'
import { accountProblems } from './account-problems'
import { pathOf, titleOf } from './contents'
import { type Check, LinkList, type ListedLink, Panel, type PanelProps } from './panel'
import { settingsProblems } from './settings-problems'
import { upcomingEvents } from './waiting'

/** Events that are looked through, the next first. */
const mostEvents = 50

/** What the owner should put right; of accounts, for a «propriétaire» alone. */
export function Problems({ payload, isOwner }: PanelProps & { isOwner: boolean }) {
  return (
    <Panel title="À corriger" read={() => findProblems(payload, isOwner)}>
      {(items) => <LinkList items={items} none="Rien à signaler." />}
    </Panel>
  )
}

async function findProblems(payload: Payload, isOwner: boolean): Promise<ListedLink[]> {
  const ofAll = [settingsProblems, eventProblems, pastContents, filmProblems]
  const kinds = isOwner ? [accountProblems, ...ofAll] : ofAll
  const checks = (await Promise.all(kinds.map((find) => find(payload)))).flat()
  return checks.flatMap(({ note, ...link }) => (note ? { ...link, note } : []))
}

async function eventProblems(payload: Payload): Promise<Check[]> {
  const today = dayInCotonou()
  const events = await upcomingEvents(payload, mostEvents)
  return events.flatMap((event) => {
    const link = { href: pathOf('evenements', event.id), label: titleOf(event) }
    const isToday = event.date.slice(0, 10) === today
    const lacksLive = isToday && !event.live_url
    return [
      { ...link, note: !event.poster && 'Cet événement n’a pas d’affiche.' },
      { ...link, note: lacksLive && 'C’est aujourd’hui, et le lien du direct manque.' },
    ]
  })
}

const filmProblems = (payload: Payload): Promise<Check[]> =>
  Promise.all(
    heroVideoSlugs.map(async (slug) => ({
      href: `/admin/globals/${slug}`,
      label: `En-tête vidéo, ${heroVideoLabel(slug)}`,
      note: await heavyFilmOf(payload, slug),
    })),
  )

/** After so many days a house that is sold or rented leaves the lists of the site: lib/houses/concluded.ts. */
const listedDays = 30

/** Reminders: contents that are online and whose time has passed. */
async function pastContents(payload: Payload): Promise<Check[]> {
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
