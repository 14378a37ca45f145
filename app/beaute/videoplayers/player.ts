import { playerRoutes } from '@/lib/videos/player-routes'
import { getBeautyVideos, getBeautyVideosByCategory } from '@/lib/videos/queries'
import { beautyPlayerCopy } from './copy'

/** The path of the list of all videos of Beauté. */
export const videosPath = '/beaute/videosbeaute'

/** Data and metadata of the player routes of Beauté. */
export const player = playerRoutes({
  area: 'beaute',
  list: videosPath,
  getVideos: getBeautyVideos,
  getVideosByCategory: getBeautyVideosByCategory,
  describe: beautyPlayerCopy.description,
})
