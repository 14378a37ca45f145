import type { ReactNode } from 'react'

type Props = {
  id: string
  heading: string
  /** Shown instead of a list without items. */
  emptyText?: string | undefined
  /** The items. */
  children: ReactNode
}

/** One section of the list: a heading and its cards. */
export function EventSection({ id, heading, emptyText, children }: Props) {
  return (
    <section aria-labelledby={id} className="@container mt-12">
      <h2 id={id} className="mb-6 text-2xl md:text-3xl">
        {heading}
      </h2>
      {emptyText ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <ul className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-3 @min-[70rem]:grid-cols-4">
          {children}
        </ul>
      )}
    </section>
  )
}
