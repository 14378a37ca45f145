import { Reveal } from '@/components/ui/motion/reveal.client'
import { beauteContent } from '@/lib/treatments/copy'
import { careCards } from '@/lib/treatments/price-list'
import { BandIntro } from '@/components/layout/section-intro'
import { CareCard } from './price-list-card'

/** The two price lists (R99, R100). */
export function CareCards() {
  const { heading, lead } = beauteContent.care
  return (
    <section id="soins" className="band">
      <BandIntro heading={heading} lead={lead} />
      <Reveal>
        <ul className="grid gap-6 lg:grid-cols-2">
          {careCards.map((card) => (
            <li key={card.name}>
              <CareCard card={card} />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
