import { ReplyTime } from '@/components/layout/reply-time'
import { ExternalLink } from '@/components/ui/external-link'
import { Reveal } from '@/components/ui/motion/reveal.client'
import { formatEuros, formatFrancs } from '@/contract/formatting/francs'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { travelCopy } from '@/lib/destinations/copy'
import { packMessage, type VisaPack, visaPacksOf } from '@/lib/destinations/visa-packs'
import { contactUrl } from '@/lib/site/contact-url'

/** The three visa packs. */
export function VisaPacks({ site }: { site: SiteSettings }) {
  return (
    <section id="visas" className="section bg-lagoon @container text-white">
      <h2 className="headline">{travelCopy.packsHeading}</h2>
      <p className="mt-5 max-w-2xl text-lg text-white/90">{travelCopy.packsLead}</p>
      <Reveal>
        {/* On narrow screens a strip that scrolls sideways, one ticket after the other. */}
        <ul className="visa-packs not-print:@max-4xl:-mx-gutter @max-4xl:px-gutter @max-4xl:scroll-px-gutter mt-8 grid scrollbar-none gap-6 @max-4xl:snap-x @max-4xl:snap-mandatory @max-4xl:gap-3 *:@max-4xl:snap-start not-print:@max-4xl:auto-cols-[min(88%,19rem)] not-print:@max-4xl:grid-flow-col not-print:@max-4xl:overflow-x-auto @4xl:mt-12 @4xl:grid-cols-3 @4xl:gap-y-0">
          {visaPacksOf(site).map((pack) => (
            <li key={pack.key} className="@4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid">
              <VisaPackCard pack={pack} phone={site.whatsapp.voyage} />
            </li>
          ))}
        </ul>
      </Reveal>
      <ReplyTime className="mt-6">{site.replyTime}</ReplyTime>
    </section>
  )
}

/** A visa pack drawn as a ticket: its name, its features and a link to ask for a quote. */
export function VisaPackCard({ pack, phone }: { pack: VisaPack; phone: string }) {
  const title = `pack-${pack.key}`
  return (
    <article
      aria-labelledby={title}
      className="rounded-card text-body flex flex-col overflow-hidden bg-white @max-4xl:h-full @4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid"
    >
      <div className="bg-ochre text-night relative isolate overflow-hidden p-[min(1.5rem,6.5vw)] pb-9 md:p-8 md:pb-11">
        {/* Drawings in the colour of the universe: an open book, a briefcase, a sail before the sun. */}
        <img
          src={`/images/packs/${pack.key}.svg`}
          alt=""
          loading="lazy"
          className="absolute top-5 right-5 -z-10 h-12 w-12 min-[24rem]:h-20 min-[24rem]:w-20 sm:h-28 sm:w-28 lg:h-12 lg:w-12 xl:h-28 xl:w-28"
        />
        <h3 id={title} className="w-min text-[min(2.25rem,10vw)]/none">
          {pack.name}
        </h3>
        <p className="mt-4 max-w-[22ch] font-medium">{pack.line}</p>
      </div>
      <div className="perforation" aria-hidden="true" />
      <ul className="visa-pack-features grid grow content-start gap-4 p-[min(1.5rem,6.5vw)] pt-8 *:flex *:gap-[min(0.75rem,3vw)] md:p-8">
        {pack.features.map((feature, index) => (
          // React's payload contains the key.
          <li key={index}>{feature}</li>
        ))}
      </ul>
      <div className="grid items-end gap-4 p-6 pt-0 md:p-8 md:pt-0">
        {pack.priceFrom && (
          <p>
            {travelCopy.priceFrom} <b>{formatFrancs(pack.priceFrom)}</b>{' '}
            <span className="block text-sm">
              {formatEuros(pack.priceFrom)}, {travelCopy.feesExcluded}
            </span>
          </p>
        )}
        <ExternalLink
          href={contactUrl(phone, packMessage(pack), '/voyage#visas')}
          className="button button-whatsapp w-full"
        >
          {travelCopy.askQuote}
        </ExternalLink>
      </div>
    </article>
  )
}
