import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { logger } from '../../../lib/shared/log/logger.mjs'

const log = logger('dashboard')

type Props<T> = {
  title: string
  /** Reads what the panel shows. */
  read: () => Promise<T>
  children: (data: T) => ReactNode
}

/** A part of the dashboard. One that cannot be read says so, and the others are there. */
export async function Panel<T>({ title, read, children }: Props<T>) {
  const result = await read().then(
    (data) => ({ data }),
    (error: unknown) => {
      log.error({ error, panel: title }, 'A part of the dashboard could not be read')
      return null
    },
  )
  return (
    <section className="overview__panel">
      <h2>{title}</h2>
      {result ? children(result.data) : <p>Ceci n’a pas pu être lu.</p>}
    </section>
  )
}

/** A list of links with a note each, or a sentence when there is none. */
export function LinkList({ items, none }: { items: ListedLink[]; none: string }) {
  if (items.length === 0) return <p className="overview__note">{none}</p>
  return (
    <ul className="overview__list">
      {items.map(({ href, label, note }) => (
        <li key={href + label}>
          <a href={href}>{label}</a>
          {note && <span className="overview__note">{note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** `href` is a path of the back-office. */
export type ListedLink = { href: string; label: string; note?: string }

/** What every part of the dashboard gets. */
export type PanelProps = { payload: Payload }
