import { PhotoViewer } from '@/components/ui/lightbox/photo-viewer.client'
import { Masonry } from '@/components/ui/masonry/masonry'
import { boxRatio } from '@/lib/photos/box-ratio'
import { type GalleryPhoto, PhotoGalleryItem } from './photo-gallery-item'
import './photo-gallery.css'

export type { GalleryPhoto }

type Props = { heading: string; photos: readonly GalleryPhoto[] }

/** The height of a title and the space below it: `.photo-title` in photo-gallery.css. */
const strip = '3.75rem'

/** A page of photos in columns, opened in full screen one by one (R62 to R67, R108). */
export function PhotoGallery({ heading, photos }: Props) {
  return (
    <section className="section pt-32">
      <h1 className="headline mb-10">{heading}</h1>
      {photos.length === 0 ? (
        <p className="text-muted">Aucune photo disponible pour le moment.</p>
      ) : (
        <PhotoViewer>
          <Masonry ratios={photos.map(({ size }) => boxRatio(size))} strip={strip}>
            {photos.map((photo, at) => (
              <PhotoGalleryItem key={photo.id} photo={photo} at={at} />
            ))}
          </Masonry>
        </PhotoViewer>
      )}
    </section>
  )
}
