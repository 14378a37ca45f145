import { Reveal } from '@/components/ui/reveal.client'
import { beauteContent } from '@/lib/content/beaute'
import { careCards } from '@/lib/content/care-prices'
import { BandIntro } from './band-intro'
import { CareCard } from './care-card'

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
