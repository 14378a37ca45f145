import { ExternalLink } from '@/components/ui/external-link'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { formatTreatmentPrice } from '@/lib/treatments/price'
import {
  bookingMessage,
  bookingUrl,
  type PriceList,
  type Treatment,
} from '@/lib/treatments/price-list'

type Props = { treatment: Treatment; list: PriceList }

/** A row of a price list, with a dotted leader; the whole row links to a booking message. */
export function TreatmentRow({ treatment, list }: Props) {
  return (
    <li className="border-sand border-b">
      <ExternalLink
        href={bookingUrl(bookingMessage(list, treatment))}
        className="group hover:text-accent flex min-h-14 flex-wrap items-baseline gap-x-2 py-4 transition-colors duration-200"
      >
        <span className="sr-only">{treatmentsCopy.priceLists.bookOne}</span>
        <span>
          <span className="font-semibold">{treatment.name}</span>
          {treatment.duration && <span className="text-muted"> ({treatment.duration})</span>}
        </span>
        <span className="flex grow items-baseline gap-2.5 font-semibold whitespace-nowrap tabular-nums">
          <span className="min-w-4 grow border-b-2 border-dotted border-current opacity-25" />
          {formatTreatmentPrice(treatment.price)}
          <ArrowIcon />
        </span>
      </ExternalLink>
    </li>
  )
}

function ArrowIcon() {
  return (
    <svg
      viewBox="0 0 12 12"
      className="text-accent h-3 w-3 transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 10 10 2M4 2h6v6" />
    </svg>
  )
}
