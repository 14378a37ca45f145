import { ExampleTag } from '@/components/ui/example-tag'
import type { HouseDetails } from '@/lib/houses/house-details'

/** What is known of a house beside its title, in its page and its dialog. */
export function HouseFacts({ house }: { house: HouseDetails }) {
  const { address, rooms, price, euros, facts, conclusion, isExample } = house
  return (
    <div className="house-facts">
      {conclusion && <p className="ribbon mb-3 w-fit">{conclusion.text}</p>}
      {isExample && <ExampleTag />}
      {address && <p className="text-muted">{address}</p>}
      {rooms.length > 0 && <p>{rooms.join(' · ')}</p>}
      {facts.map(({ label, value }) => (
        <p key={label} className="wrap-anywhere">
          <span className="text-muted">{label} : </span>
          {value}
        </p>
      ))}
      {price && <p className="price">{price}</p>}
      {euros && <p className="text-muted tabular-figures">{euros}</p>}
    </div>
  )
}
