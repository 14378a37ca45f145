import { destinationCopy } from '@/lib/destinations/copy'
import type { Destination } from '@/lib/destinations/destinations'
import { shortStay } from '@/lib/destinations/guides/visa-rules'

/** Key facts: length of stay, visa processing time, currency. */
export function DestinationFacts({ destination }: { destination: Destination }) {
  const facts = [
    { term: destinationCopy.shortStay, value: shortStay },
    { term: destinationCopy.processing, value: destination.processing },
    { term: destinationCopy.currency, value: 'euro' },
  ]
  return (
    <dl className="mt-9 flex flex-wrap gap-x-6 gap-y-5 xl:gap-x-10">
      {facts.map(({ term, value }) => (
        <div key={term} className="border-ochre border-l-4 pl-4">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-display text-xl font-bold first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
