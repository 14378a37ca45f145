import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { firstPasswordFile } from '../accounts/ensure-owner'
import { countRecoveryCodes } from '../accounts/recovery-codes'
import { proprietaire } from '../accounts/roles'
import { dayInCotonou, daysBefore } from '../days'
import { environment } from '../environment'
import { heavyFilmOf, heroVideoLabel, heroVideoSlugs } from '../globals/hero-videos'
import { wholeDays } from './age'
import { pathOf, titleOf } from './contents'
import { type Check, LinkList, type ListedLink, Panel, type PanelProps } from './panel'
import { settingsProblems } from './settings-problems'
import { upcomingEvents } from './waiting'

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

/** For how long the journal tells of changed passwords, in days. */
const journalDays = 365

/** For a «propriétaire»: what may lock them out, or let somebody else in. */
async function accountProblems(payload: Payload): Promise<Check[]> {
  const where = { role: { equals: proprietaire } }
  const { docs } = await payload.find({ collection: 'owners', where, sort: 'createdAt', depth: 0 })
  const changed = { changes: { contains: 'Mot de passe' } }
  const { totalDocs: changes } = await payload.count({ collection: 'journal', where: changed })
  const [first, ...others] = docs
  const isFirst = changes === 0 && wholeDays(new Date(first?.createdAt ?? 0)) < journalDays
  const isAlone = others.length === 0 && !(environment.mail && first?.email)
  const hasCodes = first && (await countRecoveryCodes(payload, first.id)) > 0
  const hasFile = existsSync(path.join(environment.dataDir, firstPasswordFile))
  const inFile = `Changez-le, puis faites supprimer «\u00a0${firstPasswordFile}\u00a0» sur le serveur.`
  const alone =
    'Un mot de passe perdu vous laisserait dehors\u00a0: ajoutez votre e-mail, créez des codes de secours, ou invitez un second propriétaire.'
  const href = '/admin/account'
  return [
    { href, label: 'Le premier mot de passe sert encore', note: isFirst && 'Choisissez le vôtre.' },
    { href, label: 'Le premier mot de passe est dans un fichier', note: hasFile && inFile },
    { href, label: 'Un seul propriétaire, sans e-mail', note: isAlone && !hasCodes && alone },
  ]
}
