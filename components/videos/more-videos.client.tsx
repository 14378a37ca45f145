'use client'

import { listItem } from '@/components/ui/paged-list/list-item'
import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import type { PagedSource } from '@/lib/pagination/paged-source'
import type { VideoCardData } from '@/lib/videos/card'
import { VideoCard } from './video-card.client'

type Props = { source: PagedSource; heading: 'h2' | 'h3' }

/** The videos of the following pages, as far as they have come in. */
export function MoreVideos({ source, heading }: Props) {
  return useMoreItems<VideoCardData>(source).map(({ item, index }) => (
    <li key={item.id} {...listItem(index)}>
      <VideoCard card={item} heading={heading} />
    </li>
  ))
}
