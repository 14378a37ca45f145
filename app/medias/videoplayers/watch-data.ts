import { cache } from 'react'
import { getMediaVideos, getMediaVideosOfCategory } from '@/lib/backend/medias'
import { readSegment } from '@/lib/player'

/**
 * What a watch page of Médias shows; its metadata asks the same. The video is looked up in the
 * backend's lists (A4), the similar ones come from its category when there is one (R92, R93).
 */
export const getWatchData = cache(async (segment: string, categorySlug: string | undefined) => {
  const state = readSegment(decodeURIComponent(segment))
  if (!state) return undefined
  const [all, neighbours] = await Promise.all([
    getMediaVideos(),
    categorySlug ? getMediaVideosOfCategory(categorySlug) : getMediaVideos(),
  ])
  const isCurrent = ({ youtubeId }: { youtubeId?: string }) => youtubeId === state.id
  const video = neighbours.find(isCurrent) ?? all.find(isCurrent)
  return { state, video, similar: neighbours.filter((other) => !isCurrent(other)) }
})
