import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { logger } from '../../../platform/log/logger.mjs'

const log = logger('dashboard')

type Props<T> = {
  title: string
  /** Reads what the panel shows. */
  read: () => Promise<T>
  /** Whether it opens at a tap: what is looked at once a week. A function sees what was read. */
  isFolded?: true | ((data: T) => boolean)
  children: (data: T) => ReactNode
}

/** A part of the dashboard. One that cannot be read says so, and the others are there. */
export async function Panel<T>({ title, read, isFolded, children }: Props<T>) {
  const result = await read().then(
    (data) => ({ data }),
    (error: unknown) => {
      log.error({ error, panel: title }, 'A part of the dashboard could not be read')
      return null
    },
  )
  const content = result ? children(result.data) : <p>Ceci n’a pas pu être lu.</p>
  if (!isFolded) {
    return (
      <section className="overview__panel">
        <h2>{title}</h2>
        {content}
      </section>
    )
  }
  const isOpen = !result || (isFolded !== true && !isFolded(result.data))
  return (
    <details className="overview__panel py-0 open:pb-3" open={isOpen}>
      <summary>
        <h2 className="inline">{title}</h2>
      </summary>
      {content}
    </details>
  )
}

/** A list of links with a note each, the first of them `shown`, or a sentence when there is none. */
export function LinkList({ items, none, shown = 2 }: LinkListProps) {
  if (items.length === 0) return <p className="overview__note">{none}</p>
  const [first, rest] = [items.slice(0, shown), items.slice(shown)]
  return (
    <>
      <Rows items={first} />
      {rest.length > 0 && (
        <details>
          <summary>{`et ${rest.length} de plus`}</summary>
          <Rows items={rest} />
        </details>
      )}
    </>
  )
}

function Rows({ items }: { items: ListedLink[] }) {
  return (
    <ul className="[&>li+li]:border-line list-none p-0 [&_a]:block [&_a]:min-h-11 [&_a]:py-3 [&>li+li]:border-t">
      {items.map(({ href, label, note, action }) => (
        <li key={href + label} className={action ? 'grid grid-cols-[1fr_auto] items-center' : ''}>
          <a href={href}>{label}</a>
          {note && (
            <span className="overview__note -mt-1.5 pb-2.5 whitespace-pre-line">{note}</span>
          )}
          {action}
        </li>
      ))}
    </ul>
  )
}

type LinkListProps = {
  items: ListedLink[]
  none: string
  /** Few of them: a phone shows the dashboard on two screens. */
  shown?: number
}

/** `href` is a path of the back-office; `action` a button for the row. */
export type ListedLink = { href: string; label: string; note?: string; action?: ReactNode }

/** A link of which the note says what is wrong; without one, nothing is. */
export type Check = Omit<ListedLink, 'note'> & { note: string | false | null | undefined }

export type PanelProps = { payload: Payload }
