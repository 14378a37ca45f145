'use client'

import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import type { PagedSource } from '@/lib/pagination/pages'
import type { SimilarVideoCard, VideoCardData } from '@/lib/videos/card'
import { SimilarVideo } from './similar-video'
import { VideoCard } from './video-card.client'

type Source = { source: PagedSource }

/** The videos of the following pages, as far as they have come in. */
export function MoreVideos({ source, heading }: Source & { heading: 'h2' | 'h3' }) {
  return useMoreItems<VideoCardData>(source).map(({ item, index }) => (
    <li key={item.id} data-item={index}>
      <VideoCard card={item} heading={heading} />
    </li>
  ))
}

/** The similar videos of the following pages, without the current one, which is named as in cards. */
export function MoreSimilarVideos({ source, current }: Source & { current: string | undefined }) {
  return useMoreItems<SimilarVideoCard>(source)
    .filter(({ item }) => item.video !== current)
    .map(({ item, index }) => <SimilarVideo key={item.id} card={item} data-item={index} />)
}
