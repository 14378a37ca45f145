import { mapLoaded } from '@/lib/backend/load'
import { listRoutes } from '@/lib/pagination/list-routes'
import { videoFeedLink } from '@/lib/videos/feed'
import { getMediaVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

/** All videos of Médias, latest first, in pages. */
export const mediaVideoList = listRoutes({
  path: '/medias/mediavideo',
  getItems: async () => mapLoaded(await getMediaVideos(), latestVideosFirst),
  feeds: (site) => ({ 'application/rss+xml': videoFeedLink(site) }),
})
