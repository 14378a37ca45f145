import { beautyPhotoList } from '@/app/lists'
import { GalleryPage } from '@/components/photos/gallery-page'
import type { ListProps } from '@/lib/pagination/list-routes'
import { photosCopy } from '@/lib/photos/copy'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

export const generateMetadata = beautyPhotoList.metadata

/** All photos of the institute, in pages. */
export default async function BeautyPhotosPage(props: ListProps) {
  const [list, site] = await Promise.all([beautyPhotoList.page(props), loadSiteSettings()])
  return (
    <GalleryPage name="photos-beaute" heading={photosCopy.beautyHeading} list={list} site={site} />
  )
}
