import { playerRoutes } from '@/lib/videos/player-routes'
import { getBeautyVideos, getBeautyVideosByCategory } from '@/lib/videos/queries'

/** Where all videos of Beauté are. */
export const videosPath = '/beaute/videosbeaute'

/** The player over the videos of Beauté. */
export const player = playerRoutes({
  area: 'beaute',
  list: videosPath,
  getVideos: getBeautyVideos,
  getVideosByCategory: getBeautyVideosByCategory,
  describe: (title) =>
    `${title} : une vidéo de l’institut de Cotonou, à regarder d’ici ou d’ailleurs, avec nos autres soins et réalisations.`,
})
