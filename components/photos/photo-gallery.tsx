import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { PhotoViewer } from '@/components/ui/lightbox/photo-viewer.client'
import { Masonry } from '@/components/ui/masonry/masonry'
import { PagedList } from '@/components/ui/paged-list/paged-list'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Photo } from '@/lib/backend/schemas'
import { paginationCopy } from '@/lib/pagination/copy'
import { listBreadcrumbs } from '@/lib/pagination/list-routes'
import { firstIndex, type ListPage, listSource, positionUrl } from '@/lib/pagination/pages'
import { type PhotoCardData, photoCards } from '@/lib/photos/card'
import { photosCopy } from '@/lib/photos/copy'
import { galleryJsonLd } from '@/lib/photos/json-ld'
import { type PagedListName, pagedLists } from '@/lib/site/paged-lists'
import { PhotoColumns } from './photo-columns.client'
import './photo-gallery.css'

type Props = { name: PagedListName; heading: string; list: ListPage<PhotoCardData> }

/** The height of a title (2.75rem) with the space below it, as in photo-columns.client.tsx. */
const captionHeight = '3.75rem'

/** One page of photos in columns, with a full-screen viewer; the following ones come in below. */
export function PhotoGallery({ name, heading, list }: Props) {
  const { items, page, pageCount, total } = list
  const source = listSource(name, list)
  const gallery = pageCount > 1 ? { source, total, position: positionUrl(name) } : undefined
  return (
    <section className="section pt-24 md:pt-32">
      <h1 className="headline mb-6 md:mb-10">{paginationCopy.headingOf(heading, page)}</h1>
      {items.length === 0 ? (
        <p className="text-muted">{photosCopy.empty}</p>
      ) : (
        <PagedList name={name} list={list}>
          <PhotoViewer gallery={gallery} downloads={`/api/photo/${name}/`}>
            <Masonry ratios={items.map(({ ratio }) => ratio)} captionHeight={captionHeight}>
              <PhotoColumns photos={items} source={source} />
            </Masonry>
          </PhotoViewer>
        </PagedList>
      )}
    </section>
  )
}

type PageProps = {
  name: PagedListName
  heading: string
  /** Undefined where there is no such page. */
  list: ListPage<Photo> | undefined
  site: SiteSettings
}

/** One page of all photos of a universe. */
export async function GalleryPage({ name, heading, list, site }: PageProps) {
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
