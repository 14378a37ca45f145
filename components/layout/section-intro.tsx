import type { ReactNode } from 'react'
import { ParsedMarker } from '@/components/ui/parsed-marker'

type Props = { heading: string; lead: string; children?: ReactNode }

/** The start of a section of a landing page: its heading, a sentence beside it, a link if any. */
export function SectionIntro({ heading, lead, children }: Props) {
  return (
    <div className="hidden-until-parsed section-intro">
      <h2 className="headline text-accent">{heading}</h2>
      <div>
        <p className="max-w-md text-lg">{lead}</p>
        {children}
      </div>
      <ParsedMarker />
    </div>
  )
}
