'use client'

import { ExternalLink } from '@/components/ui/external-link'
import type { Treatment } from '@/contract/default-contents/price-lists'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { type BookingContact, bookingUrl } from '@/lib/treatments/booking'
import { bookOne } from './copy'

type Props = { treatments: readonly Treatment[]; contact: BookingContact }

/** Treatments, each a link to a booking message. A client component: React's payload would contain every link again. */
export function TreatmentRows({ treatments, contact }: Props) {
  return (
    <ul className="mb-7">
      {treatments.map((treatment, index) => (
        <li key={index} className="treatment">
          <ExternalLink href={bookingUrl(contact, treatment)}>
            <span className="sr-only">{bookOne}</span>
            <span>
              <span className="font-display font-semibold">{treatment.name}</span>
              {treatment.duration && (
                <span className="text-muted whitespace-nowrap"> ({treatment.duration})</span>
              )}
            </span>
            <span className="treatment-price">{formatTreatmentPrice(treatment)}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
