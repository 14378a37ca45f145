import { playerRoutes } from '@/lib/videos/player-routes'
import { getMediaVideos, getMediaVideosByCategory } from '@/lib/videos/queries'
import { mediaPlayerCopy } from './copy'

/** The path of the list of all videos of Médias. */
export const videosPath = '/medias/mediavideo'

/** Data and metadata of the player routes of Médias. */
export const player = playerRoutes({
  area: 'medias',
  list: videosPath,
  getVideos: getMediaVideos,
  getVideosByCategory: getMediaVideosByCategory,
  describe: mediaPlayerCopy.description,
})
