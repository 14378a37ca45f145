import type { Payload } from 'payload'
import { dayInCotonou, longDay } from '../days'
import { pathOf, titleOf } from './contents'
import { LinkList, Panel, type PanelProps } from './panel'

const most = 3

/** The next events that are published. */
export function Upcoming({ payload }: PanelProps) {
  return (
    <Panel title="Prochains événements" read={() => upcomingEvents(payload, most)} isFolded>
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
