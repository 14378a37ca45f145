import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { GalleryPage } from '@/components/photos/gallery-page'
import type { ListProps } from '@/lib/pagination/list-routes'
import { photosCopy } from '@/lib/photos/copy'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { mediaPhotoList } from './list'

export const generateMetadata = mediaPhotoList.metadata

/** All photos of Médias, in pages. */
export default async function MediaGalleryPage(props: ListProps) {
  const list = await mediaPhotoList.page(props)
  if (!list) return <ListPageNotFound list={mediaPhotoList.path} />
  return (
    <GalleryPage
      name="photos"
      heading={photosCopy.heading}
      list={list}
      site={await loadSiteSettings()}
    />
  )
}
