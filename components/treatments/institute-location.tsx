import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import type { SiteSettings } from '@/lib/site/site-settings/merge-settings'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { directionsUrl, mapFrameUrl } from '@/lib/treatments/map-urls'

/** The location of the institute: address, directions and map. */
export function InstituteLocation({ site }: { site: SiteSettings }) {
  const { heading, lead, map, directions, country } = treatmentsCopy.location
  return (
    <section className="section grid items-center gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h2 className="headline text-accent">{heading}</h2>
        <p className="mt-5 max-w-md text-lg">{lead}</p>
        <address className="border-accent mt-8 border-l-4 pl-5 text-lg not-italic">
          <strong className="font-display block text-2xl">{site.careBrand}</strong>
          {site.city}
          {country}
        </address>
        <p className="mt-8">
          <ExternalLink href={directionsUrl(site.mapPoint)} className={buttonStyles.outline}>
            {directions}
          </ExternalLink>
        </p>
      </div>
      {/* A lazy frame loads near the viewport only, and not at all with `display: none`. */}
      <iframe
        src={mapFrameUrl(site.mapPoint)}
        title={map}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className="rounded-card aspect-square w-full border-0 bg-current/10 sm:aspect-video lg:aspect-4/3 [@media(prefers-reduced-data:reduce)]:hidden"
      />
    </section>
  )
}
