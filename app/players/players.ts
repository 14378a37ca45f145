import { playerRoutes } from '@/lib/videos/player-routes'
import {
  getBeautyVideos,
  getBeautyVideosByCategory,
  getMediaVideos,
  getMediaVideosByCategory,
} from '@/lib/videos/queries'
import { playerCopy } from './copy'

/** Data and metadata of the player routes of Médias and of Beauté. */
export const players = {
  medias: playerRoutes({
    ...{ area: 'medias', texts: playerCopy.medias },
    ...{ getVideos: getMediaVideos, getVideosByCategory: getMediaVideosByCategory },
  }),
  beaute: playerRoutes({
    ...{ area: 'beaute', texts: playerCopy.beaute },
    ...{ getVideos: getBeautyVideos, getVideosByCategory: getBeautyVideosByCategory },
  }),
}
