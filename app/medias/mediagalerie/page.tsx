import { mediaPhotoList } from '@/app/lists'
import { GalleryPage } from '@/components/photos/gallery-page'
import type { ListProps } from '@/lib/pagination/list-routes'
import { photosCopy } from '@/lib/photos/copy'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

export const generateMetadata = mediaPhotoList.metadata

/** All photos of Médias, in pages. */
export default async function MediaGalleryPage(props: ListProps) {
  const [list, site] = await Promise.all([mediaPhotoList.page(props), loadSiteSettings()])
  return <GalleryPage name="photos" heading={photosCopy.heading} list={list} site={site} />
}
