import type { ReactNode } from 'react'
import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { PagedList } from '@/components/ui/paged-list/paged-list'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { paginationCopy } from '@/lib/pagination/copy'
import { listBreadcrumbs } from '@/lib/pagination/list-routes'
import { columnsFor, firstIndex, type ListPage, listSource } from '@/lib/pagination/pages'
import { type PagedListName, pagedLists } from '@/lib/site/paged-lists'
import { videoListJsonLd } from '@/lib/videos/json-ld'
import { MoreVideos } from './more-videos.client'
import { VideoGrid } from './video-grid'

type Props = {
  area: PlayerArea
  name: PagedListName
  heading: string
  /** Undefined where there is no such page. */
  list: ListPage<Video> | undefined
  site: SiteSettings
  children?: ReactNode
}

/** One page of all videos of a universe; the following ones come in behind it. */
export function VideoList({ area, name, heading, list, site, children }: Props) {
  if (!list) return <ListPageNotFound list={pagedLists[name]} />
  const { items, page, pageCount } = list
  // Beauté has three columns always; the last row of a list in pages is on another page.
  const columns = area === 'medias' && pageCount === 1 ? columnsFor(items.length, 3) : 3
  return (
    <>
      <section className="section pt-24 md:pt-32">
        <h1 className="headline mb-6 md:mb-10">{paginationCopy.headingOf(heading, page)}</h1>
        <PagedList name={name} list={list}>
          <VideoGrid area={area} videos={items} heading="h2" columns={columns}>
            {page < pageCount && <MoreVideos source={listSource(name, list)} heading="h2" />}
          </VideoGrid>
        </PagedList>
        {children}
      </section>
      <PageJsonLd
        site={site}
        breadcrumbs={listBreadcrumbs(pagedLists[name], page)}
        about={[videoListJsonLd(area, heading, items, firstIndex(page))]}
      />
    </>
  )
}
