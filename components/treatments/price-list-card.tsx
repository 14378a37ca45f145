import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { Picture } from '@/components/ui/picture'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { bookingMessage, type PriceList as Card } from '@/lib/treatments/price-list'
import { bookingUrl } from '@/lib/treatments/booking-url'
import { TreatmentRow } from './treatment-row'

/** One price list: each care is a link that books it, the button books from the whole card (R99). */
export function PriceListCard({ card }: { card: Card }) {
  return (
    <article className="rounded-card bg-raised flex h-full flex-col px-4 pb-6 sm:px-8 sm:pb-8">
      <div className="border-accent flex items-end justify-between gap-4 border-b-2">
        <div className="pt-8 pb-5 sm:pt-10">
          <h3 className="text-4xl sm:text-5xl">{card.name}</h3>
          <p className="text-quiet mt-3 max-w-72">{card.line}</p>
        </div>
        <Picture
          src={card.image}
          alt=""
          width={960}
          height={1200}
          sizes="9rem"
          className="mt-6 h-36 w-26 shrink-0 rounded-t-full object-cover object-top sm:h-48 sm:w-36"
        />
      </div>
      <ul className="mb-7">
        {card.cares.map((care) => (
          <TreatmentRow key={care.name} care={care} card={card} />
        ))}
      </ul>
      <ExternalLink
        href={bookingUrl(bookingMessage(card))}
        className={`${buttonStyles.whatsapp} mt-auto sm:self-start`}
      >
        <span>{treatmentsCopy.care.book}</span>
        <span className="sr-only">{` : carte ${card.name}`}</span>
      </ExternalLink>
    </article>
  )
}
