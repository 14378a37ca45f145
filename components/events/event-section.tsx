import type { ComponentProps, ReactNode } from 'react'
import { ExamplesNote } from '@/components/ui/example-tag'

type Props = {
  id: string
  heading: string
  /** Shown instead of a list without items. */
  emptyText?: string | undefined
  /** Columns on wide screens; those of past events are narrower. */
  columns?: 3 | 4 | 'past'
  items?: ComponentProps<typeof ExamplesNote>['items']
  children: ReactNode
}

/** One section of the list: a heading and its cards. */
export function EventSection({ id, heading, emptyText, columns = 4, items = [], children }: Props) {
  return (
    <section aria-labelledby={id} className="event-section @container mt-12">
      <h2 id={id} className="mb-6 text-2xl md:text-3xl">
        {heading}
      </h2>
      <ExamplesNote items={items} />
      {emptyText ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <ul className="event-cards" data-columns={columns}>
          {children}
        </ul>
      )}
    </section>
  )
}
