import { Reveal } from '@/components/ui/motion/reveal.client'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { universes } from '@/lib/shared/universes.mjs'
import { homeCopy } from './copy'
import { UniverseCard } from './universe-card'

/** The cards of the four universes. */
export function UniverseGrid({ contents }: Pick<SiteSettings, 'contents'>) {
  return (
    <section id="univers" data-theme="night" className="section @container">
      <Reveal>
        <h2 className="headline">{homeCopy.universesHeading}</h2>
      </Reveal>
      <div className="hidden-until-parsed">
        <ul className="narrow-columns mt-6 gap-3 @xl:mt-10 @xl:gap-6 @min-[70rem]:grid-cols-4">
          {universes.map((universe) => (
            <li key={universe.key}>
              <UniverseCard universe={universe} contents={contents} />
            </li>
          ))}
        </ul>
        <ParsedMarker />
      </div>
    </section>
  )
}
