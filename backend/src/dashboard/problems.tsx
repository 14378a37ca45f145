import type { Payload } from 'payload'
import { dayInCotonou } from '../days'
import { heavyFilmOf, heroVideoLabel, heroVideoSlugs } from '../globals/hero-videos'
import { accountProblems } from './account-problems'
import { pathOf, titleOf } from './contents'
import { LinkList, type ListedLink, Panel, type PanelProps } from './panel'
import { pastContents } from './past-contents'
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
  return (await Promise.all(kinds.map((find) => find(payload)))).flat()
}

async function eventProblems(payload: Payload): Promise<ListedLink[]> {
  const today = dayInCotonou()
  const events = await upcomingEvents(payload, mostEvents)
  return events.flatMap((event) => {
    const link = { href: pathOf('evenements', event.id), label: titleOf(event) }
    const isToday = event.date.slice(0, 10) === today
    return [
      ...(event.poster ? [] : [{ ...link, note: 'Cet événement n’a pas d’affiche.' }]),
      ...(isToday && !event.live_url
        ? [{ ...link, note: 'C’est aujourd’hui, et le lien du direct manque.' }]
        : []),
    ]
  })
}

async function filmProblems(payload: Payload): Promise<ListedLink[]> {
  const found = await Promise.all(
    heroVideoSlugs.map(async (slug): Promise<ListedLink[]> => {
      const note = await heavyFilmOf(payload, slug)
      const label = `En-tête vidéo, ${heroVideoLabel(slug)}`
      return note ? [{ href: `/admin/globals/${slug}`, label, note }] : []
    }),
  )
  return found.flat()
}
