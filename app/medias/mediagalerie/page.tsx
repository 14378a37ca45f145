import { lists } from '@/app/lists'
import { GalleryPage } from '@/components/photos/photo-gallery'
import type { ListProps } from '@/lib/pagination/list-routes'
import { photosCopy } from '@/lib/photos/copy'

export const generateMetadata = lists.photos.metadata

/** All photos of Médias, in pages. */
export default async function MediaGalleryPage(props: ListProps) {
  return <GalleryPage heading={photosCopy.heading} {...await lists.photos.props(props)} />
}
