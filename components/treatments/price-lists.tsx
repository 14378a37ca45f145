import { useId } from 'react'
import { SectionIntro } from '@/components/layout/section-intro'
import { ExternalLink } from '@/components/ui/external-link'
import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { Reveal } from '@/components/ui/motion/reveal.client'
import { pictureLoading } from '@/components/ui/picture'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { pictureData } from '@/lib/site-settings/picture-data'
import { absoluteUrl } from '@/lib/site/urls'
import { bookingUrl } from '@/lib/treatments/booking'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { type PriceList, priceListsOf } from '@/lib/treatments/price-list'
import { TreatmentRows } from './treatment-rows.client'

/** The two price lists. */
export function PriceLists({ site }: { site: SiteSettings }) {
  const { heading, lead } = treatmentsCopy.priceLists
  return (
    <section id="soins" className="section">
      <SectionIntro heading={heading} lead={lead} />
      <Reveal>
        <ul className="grid gap-6 lg:grid-cols-2">
          {priceListsOf(site).map((list) => (
            <li key={list.name}>
              <PriceListCard list={list} phone={site.whatsapp.beaute} />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}

const picture = { width: 960, height: 1200, sizes: '9rem' }

/** One price list: each row books its treatment, the button names no treatment. */
export function PriceListCard({ list, phone }: { list: PriceList; phone: string }) {
  const heading = useId()
  const contact = { list: list.name, phone, url: absoluteUrl('/beaute#soins') }
  return (
    <article aria-labelledby={heading} className="price-list">
      <div>
        <div>
          <h3 id={heading}>{list.name}</h3>
          <p>{list.line}</p>
        </div>
        <SiteImage {...pictureData(list.picture, picture)} {...pictureLoading(false)} />
      </div>
      <TreatmentRows treatments={list.treatments} contact={contact} />
      <ExternalLink
        href={bookingUrl(contact)}
        className="button button-whatsapp mt-auto sm:self-start"
      >
        <span>{treatmentsCopy.priceLists.book}</span>
        <span className="sr-only">{treatmentsCopy.priceLists.bookFrom(list.name)}</span>
      </ExternalLink>
    </article>
  )
}
