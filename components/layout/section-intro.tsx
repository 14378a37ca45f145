import { ParsedMarker } from '@/components/ui/parsed-marker'

/** The start of a section of a landing page: its heading, and a sentence beside it. */
export function SectionIntro({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className="hidden-until-parsed section-intro">
      <h2 className="headline text-accent">{heading}</h2>
      <div>
        <p className="max-w-md text-lg">{lead}</p>
      </div>
      <ParsedMarker />
    </div>
  )
}
