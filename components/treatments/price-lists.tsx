import { SectionIntro } from '@/components/layout/section-intro'
import { Reveal } from '@/components/ui/motion/reveal.client'
import { treatmentsCopy } from '@/lib/treatments/copy'
import type { PriceList } from '@/lib/treatments/price-list'
import { PriceListCard } from './price-list-card'

type Props = {
  lists: readonly PriceList[]
  /** The WhatsApp number of Beauté. */
  phone: string
}

/** The two price lists. */
export function PriceLists({ lists, phone }: Props) {
  const { heading, lead } = treatmentsCopy.priceLists
  return (
    <section id="soins" className="section">
      <SectionIntro heading={heading} lead={lead} />
      <Reveal>
        <ul className="grid gap-6 lg:grid-cols-2">
          {lists.map((list) => (
            <li key={list.name}>
              <PriceListCard list={list} phone={phone} />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
