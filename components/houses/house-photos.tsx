import { PhotoSlider } from '@/components/ui/carousel/photo-slider.client'
import { EmptyPicture } from '@/components/ui/empty-picture'
import { housesCopy } from '@/lib/houses/copy'
import type { HouseDetails } from '@/lib/houses/house-details'

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
