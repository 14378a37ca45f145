import { ExternalLink } from '@/components/ui/external-link'
import { Picture } from '@/components/ui/picture'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { directionsUrl, mapFrameUrl } from '@/lib/treatments/map-urls'
import { openingHoursRows } from '@/lib/treatments/opening-hours'

/** The location of the institute: address, opening hours where they are set, directions and map. */
export function InstituteLocation({ site }: { site: SiteSettings }) {
  const { heading, lead, map, directions, country, hours } = treatmentsCopy.location
  const { district, openingHours } = site
  return (
    <section
      id="adresse"
      className="section grid items-center gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 className="headline text-accent">{heading}</h2>
        <p className="mt-5 max-w-md text-lg">{lead}</p>
        <address className="border-accent mt-8 border-l-4 pl-5 text-lg not-italic">
          <strong className="font-display block text-2xl">{site.careBrand}</strong>
          {district && <span className="block wrap-anywhere">{district}</span>}
          {site.city}
          {country}
        </address>
        {openingHours && (
          <div className="mt-8 text-lg">
            <h3 className="text-2xl">{hours}</h3>
            <dl className="mt-3 grid gap-1 sm:max-w-96">
              {openingHoursRows(openingHours).map((row) => (
                <div key={row.days} className="flex flex-wrap justify-between gap-x-6">
                  <dt>{row.days}</dt>
                  <dd>{row.hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <p className="mt-8">
          <ExternalLink href={directionsUrl(site.mapPoint)} className="button button-outline">
            {directions}
          </ExternalLink>
        </p>
      </div>
      <div className="rounded-card relative aspect-video overflow-hidden lg:aspect-4/3 print:hidden">
        {/* Seen until the map comes, and where it does not. */}
        <Picture
          src="/images/scenes/carte-cotonou.jpg"
          alt=""
          width={1600}
          height={1000}
          sizes="(min-width: 1024px) 55vw, 90vw"
          className="absolute inset-0 h-full w-full object-cover"
        />
        {/* A lazy frame loads near the viewport only, and not at all with `display: none`. */}
        <iframe
          src={mapFrameUrl(site.mapPoint)}
          title={map}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 h-full w-full border-0"
        />
      </div>
    </section>
  )
}
