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
    <li className="treatment">
      <ExternalLink href={bookingUrl(bookingMessage(list, treatment))} className="group">
        <span className="sr-only">{treatmentsCopy.priceLists.bookOne}</span>
        <span>
          <span className="font-semibold">{treatment.name}</span>
          {treatment.duration && <span className="text-muted"> ({treatment.duration})</span>}
        </span>
        <span className="treatment-price">{formatTreatmentPrice(treatment.price)}</span>
      </ExternalLink>
    </li>
  )
}
