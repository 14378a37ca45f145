import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Photo } from '@/lib/backend/schemas'
import { listBreadcrumbs } from '@/lib/pagination/list-routes'
import { firstIndex, type ListPage } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import { galleryJsonLd } from '@/lib/photos/json-ld'
import { type PagedListName, pagedLists } from '@/lib/site/paged-lists'
import { PhotoGallery } from './photo-gallery'

type Props = {
  name: PagedListName
  heading: string
  /** Undefined where there is no such page. */
  list: ListPage<Photo> | undefined
  site: SiteSettings
}

/** One page of all photos of a universe. */
export async function GalleryPage({ name, heading, list, site }: Props) {
  if (!list) return <ListPageNotFound list={pagedLists[name]} />
  const { items, page } = list
  const cards = await photoCards(items, firstIndex(page))
  return (
    <>
      <PhotoGallery name={name} heading={heading} list={{ ...list, items: cards }} />
      <PageJsonLd
        site={site}
        breadcrumbs={listBreadcrumbs(pagedLists[name], page)}
        about={[galleryJsonLd(heading, items, site)]}
      />
    </>
  )
}
