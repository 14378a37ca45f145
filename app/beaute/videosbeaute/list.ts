import { mapLoaded } from '@/lib/backend/load'
import { listRoutes } from '@/lib/pagination/list-routes'
import { getBeautyVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

/** All videos of the institute, latest first, in pages. */
export const beautyVideoList = listRoutes({
  path: '/beaute/videosbeaute',
  getItems: async () => mapLoaded(await getBeautyVideos(), latestVideosFirst),
})
