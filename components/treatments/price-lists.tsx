import { Reveal } from '@/components/ui/motion/reveal.client'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { priceLists } from '@/lib/treatments/price-list'
import { SectionIntro } from '@/components/layout/section-intro'
import { PriceListCard } from './price-list-card'

/** The two price lists (R99, R100). */
export function PriceLists() {
  const { heading, lead } = treatmentsCopy.care
  return (
    <section id="soins" className="band">
      <SectionIntro heading={heading} lead={lead} />
      <Reveal>
        <ul className="grid gap-6 lg:grid-cols-2">
          {priceLists.map((card) => (
            <li key={card.name}>
              <PriceListCard card={card} />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
