import { lists } from '@/app/lists'
import { GalleryPage } from '@/components/photos/photo-gallery'
import type { ListProps } from '@/lib/pagination/list-routes'
import { photosCopy } from '@/lib/photos/copy'

export const generateMetadata = lists['photos-beaute'].metadata

/** All photos of the institute, in pages. */
export default async function BeautyPhotosPage(props: ListProps) {
  const list = await lists['photos-beaute'].props(props)
  return <GalleryPage heading={photosCopy.beautyHeading} {...list} />
}
