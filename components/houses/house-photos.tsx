import { PhotoSlider } from '@/components/ui/carousel/photo-slider.client'
import { EmptyPicture } from '@/components/ui/empty-picture'
import type { HouseDetails } from '@/lib/houses/house-details'

/** All photos of a house, the main one first; a placeholder without any. */
export function HousePhotos({ house }: { house: HouseDetails }) {
  const photos = [...(house.mainPhoto ? [house.mainPhoto] : []), ...house.photos]
  if (photos.length > 0) return <PhotoSlider label={house.title} photos={photos} />
  return (
    <div className="house-dialog-empty">
      <EmptyPicture />
    </div>
  )
}
