'use client'

import { useState } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import type { Treatment } from '@/contract/default-contents/price-lists'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { type BookingContact, bookingUrl, selectionSummary } from '@/lib/treatments/booking'
import { bookOne, selectionCopy } from './copy'

type Props = { treatments: readonly Treatment[]; contact: BookingContact }

/** Treatments, each a link to a booking message. A client component: React's payload would contain every link again. */
export function TreatmentRows({ treatments, contact }: Props) {
  // Not in the HTML: without scripts they would do nothing, and their names are as long as the list.
  const isHydrated = useBrowserValue(() => true, false)
  const [chosen, setChosen] = useState<readonly Treatment[]>([])
  const toggle = (one: Treatment) =>
    setChosen(treatments.filter((it) => chosen.includes(it) !== (it === one)))
  return (
    <>
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
            {isHydrated && (
              <button
                type="button"
                aria-pressed={chosen.includes(treatment)}
                aria-label={selectionCopy.add(treatment.name)}
                onClick={() => toggle(treatment)}
                className="border-sand aria-pressed:bg-accent text-accent absolute inset-y-0 -right-2 my-auto grid h-11 w-11 place-content-center rounded-full border aria-pressed:text-white print:hidden"
              >
                {chosen.includes(treatment) ? <CloseIcon /> : <PlusIcon />}
              </button>
            )}
          </li>
        ))}
      </ul>
      <TreatmentSelection treatments={chosen} contact={contact} clear={() => setChosen([])} />
    </>
  )
}

/** What is chosen of a price list, at the thumb while the list is in view, and the one message that books all of it. */
function TreatmentSelection({ treatments, contact, clear }: Props & { clear: () => void }) {
  const isEmpty = treatments.length === 0
  return (
    <section className={isEmpty ? undefined : 'treatment-selection'}>
      <div role="status">{!isEmpty && selectionSummary(treatments)}</div>
      {!isEmpty && (
        <>
          <ExternalLink
            href={bookingUrl(contact, ...treatments)}
            className="button button-whatsapp"
          >
            {selectionCopy.book}
          </ExternalLink>
          <button type="button" onClick={clear} className="min-h-11 px-2 underline">
            {selectionCopy.clear}
          </button>
        </>
      )}
    </section>
  )
}
