import { PhotoSlider } from '@/components/ui/carousel/photo-slider.client'
import { EmptyPicture } from '@/components/ui/empty-picture'
import { ExampleTag } from '@/components/ui/example-tag'
import { housesCopy } from '@/lib/houses/copy'
import type { HouseDetails } from '@/lib/houses/house-details'

/** What is known of a house beside its title, in its page and its dialog: the sheet of a notary, its price last. */
export function HouseFacts({ house }: { house: HouseDetails }) {
  const { address, rooms, price, euros, conclusion, isExample } = house
  const { sheet } = housesCopy
  const facts = [
    { label: sheet.address, value: address },
    { label: sheet.rooms, value: rooms.join(' · ') },
    ...house.facts,
    { label: sheet.price, value: price && [<b key="price">{price}</b>, ' ', euros] },
  ]
  return (
    <div className="house-facts">
      {conclusion && <p className="ribbon mb-3 w-fit">{conclusion.text}</p>}
      {isExample && <ExampleTag />}
      <dl>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** All photos of a house, the main one first, then its plan; a placeholder without any. */
export function HousePhotos({ house }: { house: HouseDetails }) {
  const { title, mainPhoto, plan } = house
  const photos = [mainPhoto, ...house.photos, plan].flatMap((photo) => photo ?? [])
  if (photos.length > 0)
    return <PhotoSlider label={title} photos={photos} last={plan && housesCopy.plan} />
  return (
    <div className="house-dialog-empty">
      <EmptyPicture />
    </div>
  )
}
