import { PhotoViewer } from '@/components/ui/lightbox/photo-viewer.client'
import { Masonry } from '@/components/ui/masonry/masonry'
import { boxRatio } from '@/lib/photos/box-ratio'
import { photosCopy } from '@/lib/photos/copy'
import { type GalleryPhoto, PhotoGalleryItem } from './photo-gallery-item'
import './photo-gallery.css'

export type { GalleryPhoto }

type Props = { heading: string; photos: readonly GalleryPhoto[] }

/** The height of a title with the space below it, as in `.photo-title` of photo-gallery.css. */
const captionHeight = '3.75rem'

/** A page of photos in columns, with a full-screen viewer. */
export function PhotoGallery({ heading, photos }: Props) {
  return (
    <section className="section pt-32">
      <h1 className="headline mb-10">{heading}</h1>
      {photos.length === 0 ? (
        <p className="text-muted">{photosCopy.empty}</p>
      ) : (
        <PhotoViewer>
          <Masonry ratios={photos.map(({ size }) => boxRatio(size))} captionHeight={captionHeight}>
            {photos.map((photo, index) => (
              <PhotoGalleryItem key={photo.id} photo={photo} index={index} />
            ))}
          </Masonry>
        </PhotoViewer>
      )}
    </section>
  )
}
