import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { pictureLoading } from '@/components/ui/picture'
import { destinationCopy } from '@/lib/destinations/copy'
import type { Destination } from '@/lib/destinations/destinations'
import { pictureData } from '@/lib/site-settings/picture-data'

const sizes = '(min-width: 1024px) 62vw, 100vw'
/** From the top on, so that towers and domes are whole. */
const box = { width: 960, height: 1200, sizes, className: 'cover-picture object-top' }
const replaced = { className: 'cover-picture' }

/** The hero of a destination with its key facts: the picture behind the text, from 1024 px beside it. */
export function DestinationHero({ destination }: { destination: Destination }) {
  const facts = (['stay', 'processing', 'currency'] as const).flatMap((key) => {
    const value = destination.facts[key]
    return value ? { term: destinationCopy.facts[key], value } : []
  })
  const isGuide = destinationCopy.sections.some(({ key }) => destination[key].length > 0)
  const lead = destination.lead ?? (isGuide ? undefined : destinationCopy.noGuide)
  return (
    <section
      data-theme="night"
      className="hero [--hero-height:calc(100svh-5rem)] lg:[--hero-height:46rem]"
    >
      <div className="hero-picture lg:left-[38%]">
        <SiteImage {...pictureData(destination.picture, box, replaced)} {...pictureLoading(true)} />
      </div>
      <div className="hidden-until-parsed hero-text section">
        <h1 className="text-hero text-white">{destination.name}</h1>
        {lead && <p className="mt-5 max-w-md text-lg md:text-xl">{lead}</p>}
        {facts.length > 0 && (
          <dl className="mt-9 flex flex-wrap gap-x-6 gap-y-5 xl:gap-x-10">
            {facts.map(({ term, value }) => (
              <div key={term} className="border-ochre border-l-4 pl-4">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="font-display text-xl font-bold first-letter:uppercase">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ParsedMarker />
      </div>
    </section>
  )
}
