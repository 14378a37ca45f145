import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { GalleryPage } from '@/components/photos/gallery-page'
import type { ListProps } from '@/lib/pagination/list-routes'
import { photosCopy } from '@/lib/photos/copy'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { beautyPhotoList } from './list'

export const generateMetadata = beautyPhotoList.metadata

/** All photos of the institute, in pages. */
export default async function BeautyPhotosPage(props: ListProps) {
  const list = await beautyPhotoList.page(props)
  if (!list) return <ListPageNotFound list={beautyPhotoList.path} />
  return (
    <GalleryPage
      name="photos-beaute"
      heading={photosCopy.beautyHeading}
      list={list}
      site={await loadSiteSettings()}
    />
  )
}
