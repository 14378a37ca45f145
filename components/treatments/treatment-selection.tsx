import { ExternalLink } from '@/components/ui/external-link'
import type { Treatment } from '@/contract/default-contents/price-lists'
import { type BookingContact, bookingUrl } from '@/lib/treatments/booking'
import { selectionSummary } from '@/lib/treatments/selection'
import { selectionCopy } from './copy'

type Props = { treatments: readonly Treatment[]; contact: BookingContact; clear: () => void }

/** What is chosen of a price list, at the thumb while the list is in view, and the one message that books all of it. */
export function TreatmentSelection({ treatments, contact, clear }: Props) {
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
