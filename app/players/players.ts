import { playerRoutes } from '@/lib/videos/player-routes'
import { playerCopy } from './copy'

/** Data and metadata of the player routes of Médias and of Beauté. */
export const players = {
  medias: playerRoutes('medias', playerCopy.medias),
  beaute: playerRoutes('beaute', playerCopy.beaute),
}
