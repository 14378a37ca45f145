import { ReplyTime } from '@/components/layout/reply-time'
import { buttonStyles } from '@/components/ui/button-styles'
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
        <ul className="visa-packs">
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
    <article aria-labelledby={title} className="visa-pack">
      <div className="visa-pack-heading">
        {/* Drawings in the colour of the universe: an open book, a briefcase, a sail before the sun. */}
        <img
          src={`/images/packs/${pack.key}.svg`}
          alt=""
          loading="lazy"
          className="visa-pack-illustration"
        />
        <h3 id={title} className="w-min text-[min(2.25rem,10vw)]/none">
          {pack.name}
        </h3>
        <p className="mt-4 max-w-[22ch] font-medium">{pack.line}</p>
      </div>
      <div className="visa-pack-perforation" aria-hidden="true" />
      <ul className="visa-pack-features">
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
          className={`${buttonStyles.whatsapp} w-full`}
        >
          {travelCopy.askQuote}
        </ExternalLink>
      </div>
    </article>
  )
}
