import { ExternalLink } from '@/components/ui/external-link'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { bookingMessage, type Treatment, type PriceList } from '@/lib/treatments/price-list'
import { bookingUrl } from '@/lib/treatments/booking-url'

/** A line of a price list, dotted up to its price; all of it is a link that books this care. */
export function TreatmentRow({ care, card }: { care: Treatment; card: PriceList }) {
  return (
    <li className="border-sand border-b">
      <ExternalLink
        href={bookingUrl(bookingMessage(card, care))}
        className="group hover:text-accent flex min-h-14 flex-wrap items-baseline gap-x-2 py-4 transition-colors duration-200"
      >
        <span className="sr-only">{treatmentsCopy.care.bookOne}</span>
        <span>
          <span className="font-semibold">{care.name}</span>
          {care.duration && <span className="text-quiet"> ({care.duration})</span>}
        </span>
        <span className="flex grow items-baseline gap-2.5 font-semibold whitespace-nowrap tabular-nums">
          <span className="min-w-4 grow border-b-2 border-dotted border-current opacity-25" />
          {care.price}
          <ArrowMark />
        </span>
      </ExternalLink>
    </li>
  )
}

function ArrowMark() {
  return (
    <svg
      viewBox="0 0 12 12"
      className="text-accent h-3 w-3 transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 10 10 2M4 2h6v6" />
    </svg>
  )
}
