'use client'

import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import type { ListedEventCard } from '@/lib/events/card'
import type { PagedSource } from '@/lib/pagination/pages'
import { EventCard } from './event-card'
import { EventSection } from './event-section'

type Props = { source: PagedSource; section: ListedEventCard['section'] }

/** The events of one section on the following pages, as far as they have come in. */
export function MoreEvents(props: Props) {
  return useEventItems(props)
}

/** The past events where they begin on a following page: nothing until the first has come in. */
export function LaterEventSection({
  id,
  heading,
  ...props
}: Props & { id: string; heading: string }) {
  const items = useEventItems(props)
  if (items.length === 0) return null
  return (
    <EventSection id={id} heading={heading} columns="past">
      {items}
    </EventSection>
  )
}

function useEventItems({ source, section }: Props) {
  return useMoreItems<ListedEventCard>(source)
    .filter(({ item }) => item.section === section)
    .map(({ item, index }) => (
      <li key={item.id} data-item={index}>
        <EventCard card={item} share />
      </li>
    ))
}
