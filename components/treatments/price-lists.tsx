import { SectionIntro } from '@/components/layout/section-intro'
import { Reveal } from '@/components/ui/motion/reveal.client'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { priceListsOf } from '@/lib/treatments/price-list'
import { PriceListCard } from './price-list-card'

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
