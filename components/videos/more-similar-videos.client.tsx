'use client'

import { listItem } from '@/components/ui/paged-list/list-item'
import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import type { PagedSource } from '@/lib/pagination/paged-source'
import type { SimilarVideoCard } from '@/lib/videos/card'
import { SimilarVideo, similarVideoStyle } from './similar-video'

type Props = {
  source: PagedSource
  /** The video in the player, as cards name it. */
  current: string | undefined
}

/** The similar videos of the following pages, as far as they have come in, without the current one. */
export function MoreSimilarVideos({ source, current }: Props) {
  return useMoreItems<SimilarVideoCard>(source)
    .filter(({ item }) => item.video !== current)
    .map(({ item, index }) => (
      <li key={item.id} {...listItem(index)} className={similarVideoStyle}>
        <SimilarVideo card={item} />
      </li>
    ))
}
