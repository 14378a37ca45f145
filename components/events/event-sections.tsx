import type { ListedEventCard } from '@/lib/events/card'
import { eventsCopy } from '@/lib/events/copy'
import { columnsFor, type ListPage, listSource } from '@/lib/pagination/pages'
import { EventCard } from './event-card'
import { EventSection } from './event-section'
import { LaterEventSection, MoreEvents } from './more-events.client'

const { upcoming, noUpcoming, past, noPast } = eventsCopy
const sections = [
  { key: 'upcoming', id: 'a-venir', heading: upcoming, emptyText: noUpcoming },
  { key: 'past', id: 'passes', heading: past, emptyText: noPast },
] as const

/** One page of all events, in two sections; the following ones come in behind it. */
export function EventSections({ list }: { list: ListPage<ListedEventCard> }) {
  const source = list.page < list.pageCount ? listSource('evenements', list) : undefined
  return sections.map(({ key, id, heading, emptyText }) => {
    const cards = list.items.filter(({ section }) => section === key)
    if (cards.length === 0) {
      // The past ones may begin on a later page; on a later page the upcoming ones have been shown.
      const isLater = source !== undefined && key === 'past'
      if (isLater) return <LaterEventSection key={key} {...{ id, heading, source }} section={key} />
      if (list.page > 1) return null
    }
    return (
      <EventSection
        key={key}
        id={id}
        heading={heading}
        items={cards}
        emptyText={cards.length === 0 ? emptyText : undefined}
        columns={key === 'past' ? key : source ? 4 : columnsFor(cards.length, 4)}
      >
        {cards.map((card) => (
          <li key={card.id}>
            <EventCard card={card} share />
          </li>
        ))}
        {source && <MoreEvents source={source} section={key} />}
      </EventSection>
    )
  })
}
