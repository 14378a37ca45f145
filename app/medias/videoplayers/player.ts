import { playerRoutes } from '@/lib/videos/player-routes'
import { getMediaVideos, getMediaVideosByCategory } from '@/lib/videos/queries'

/** Where all videos of Médias are. */
export const videosPath = '/medias/mediavideo'

/** The player over the videos of Médias. */
export const player = playerRoutes({
  area: 'medias',
  list: videosPath,
  getVideos: getMediaVideos,
  getVideosByCategory: getMediaVideosByCategory,
  describe: (title) =>
    `${title} : une vidéo de la rédaction, à regarder depuis Cotonou ou d’ailleurs, avec d’autres reportages et portraits.`,
})
