import { ListContinuation } from '@/components/ui/paged-list/list-continuation.client'
import { PreviousPage } from '@/components/ui/paged-list/previous-page'
import type { PlayerArea } from '@/contract/universes.mjs'
import { similarSource, urlOfPage } from '@/lib/pagination/pages'
import { similarVideoCard } from '@/lib/videos/card'
import { videosCopy } from '@/lib/videos/copy'
import { watchUrl } from '@/lib/videos/player'
import { foreignCategory, unlistedCategory, type WatchData } from '@/lib/videos/watch-page'
import { MoreSimilarVideos } from './more-videos.client'
import { SimilarVideo } from './similar-video'

/** One page of the videos beside the player; the following ones come in behind it. */
export function SimilarVideos({ area, data }: { area: PlayerArea; data: WatchData }) {
  const { state, similar, category } = data
  const { items, page, pageCount } = similar
  const { title, start, id: youtubeId, address: youtubeUrl } = state
  const current = { title: title ?? '', youtubeId, youtubeUrl }
  const path = watchUrl(area, current, { start, title, category: foreignCategory(data) })
  const source = similarSource(area, path, category?.slug, similar)
  const hasMore = page < pageCount
  return (
    <aside aria-labelledby="similaires">
      <h2 id="similaires" className="mb-4 text-2xl sm:mb-5">
        {videosCopy.similar}
      </h2>
      {pageCount === 1 && items.length === 0 && (
        <p className="text-muted -mt-1">{videosCopy.noSimilar}</p>
      )}
      {page > 1 && (
        <PreviousPage href={urlOfPage(source.href, page - 1)} page={page} pageCount={pageCount} />
      )}
      <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-1">
        {items.map((video) => (
          <SimilarVideo
            key={video.id}
            card={similarVideoCard(area, video, unlistedCategory(category))}
          />
        ))}
        {hasMore && <MoreSimilarVideos source={source} current={state.id ?? state.address} />}
      </ul>
      {hasMore && <ListContinuation source={source} />}
    </aside>
  )
}
