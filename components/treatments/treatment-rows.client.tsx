'use client'

import { ExternalLink } from '@/components/ui/external-link'
import { type BookingContact, bookingUrl, type PriceListRow } from '@/lib/treatments/booking'
import { bookOne } from './copy'

type Props = { rows: readonly PriceListRow[]; contact: BookingContact }

/**
 * The rows of a price list, with a dotted leader; each links to a booking message as a whole. A client
 * component, because React's payload would contain every link again, and these props are a tenth.
 */
export function TreatmentRows({ rows, contact }: Props) {
  return (
    <ul className="mb-7">
      {rows.map((row, index) => (
        <li key={index} className="treatment">
          <ExternalLink href={bookingUrl(contact, row)}>
            <span className="sr-only">{bookOne}</span>
            <span>
              <span className="font-display font-semibold">{row.name}</span>
              {row.duration && (
                <span className="text-muted whitespace-nowrap"> ({row.duration})</span>
              )}
            </span>
            <span className="treatment-price">{row.price}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
