import type { Payload } from 'payload'
import { dayInCotonou, longDay } from '../days'
import { shortMoment } from '../publication/cotonou-time'
import { findScheduled, type Scheduled } from '../publication/scheduled'
import { CancelScheduled } from './cancel-scheduled-button'
import { contentSlugs, latestContents, pathOf, titleOf } from './contents'
import { LinkList, type ListedLink, Panel, type PanelProps } from './panel'

const most = 20

const words = { publish: 'Publication', unpublish: 'Retrait du site' }

/** Publications and withdrawals to come, in the time of Cotonou, then what is written and not on the site. */
export function Waiting({ payload }: PanelProps) {
  return (
    <Panel title="En attente" read={() => readWaiting(payload)}>
      {(items) => <LinkList items={items} none="Rien n’attend d’être publié." />}
    </Panel>
  )
}

async function readWaiting(payload: Payload): Promise<ListedLink[]> {
  const jobs = (await findScheduled(payload)).slice(0, most)
  const [scheduled, drafts] = await Promise.all([
    Promise.all(jobs.map((job) => scheduledLink(payload, job))),
    // New contents, and changes of contents that are online.
    latestContents(payload, most, () => ({ _status: { equals: 'draft' } })),
  ])
  const links = scheduled.filter((link) => link !== null)
  return [...links, ...drafts.filter(({ href }) => !links.some((link) => link.href === href))]
}

async function scheduledLink(payload: Payload, job: Scheduled): Promise<ListedLink | null> {
  const { collection, id, type, at, hasFailed } = job
  const slug = contentSlugs.find((it) => it === collection)
  if (!slug) return null
  const document = await payload.findByID({ collection: slug, id, depth: 0, disableErrors: true })
  if (!document) return null
  const label = `${shortMoment(at)}\u00a0: ${titleOf(document)}`
  const note = hasFailed
    ? `${words[type]}\u00a0: n’a pas pu se faire. Ouvrez ce contenu pour voir ce qui manque.`
    : words[type]
  const action = <CancelScheduled job={job.job} name={label} />
  return { href: pathOf(slug, id), label, note, action }
}

const mostEvents = 3

/** The next events that are published. */
export function Upcoming({ payload }: PanelProps) {
  return (
    <Panel title="Prochains événements" read={() => upcomingEvents(payload, mostEvents)} isFolded>
      {(events) => (
        <LinkList
          none="Aucun événement à venir n’est en ligne."
          items={events.map((event) => ({
            href: pathOf('evenements', event.id),
            label: titleOf(event),
            note: [longDay(event.date.slice(0, 10)), event.time].filter(Boolean).join(', '),
          }))}
        />
      )}
    </Panel>
  )
}

/** The published events from today on, the next first. */
export async function upcomingEvents(payload: Payload, limit: number) {
  const date = { greater_than_equal: `${dayInCotonou()}T00:00:00.000Z` }
  const where = { _status: { equals: 'published' }, date }
  const options = { sort: ['date', 'time'], limit, depth: 0, pagination: false }
  const { docs } = await payload.find({ collection: 'evenements', where, ...options })
  return docs
}
