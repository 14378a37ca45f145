import type { ReactNode } from 'react'

type Props = { heading: string; lead: string; children?: ReactNode }

/** The start of a section of a landing page: its heading, a sentence beside it, a link if any. */
export function SectionIntro({ heading, lead, children }: Props) {
  return (
    <div className="mb-6 grid gap-x-12 gap-y-4 md:mb-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end">
      <h2 className="headline text-accent">{heading}</h2>
      <div>
        <p className="max-w-md text-lg">{lead}</p>
        {children}
      </div>
    </div>
  )
}
