import { palettes } from '../palettes'
import { barberTable } from '../scenes/barber-table'
import { coastMap } from '../scenes/coast-map'
import { editRoom } from '../scenes/edit-room'
import { forkedRoad } from '../scenes/forked-road'
import { cardSize, slideSize } from '../sizes'
import type { Picture } from './picture'
import { publicPicture } from './picture'

/** Single pictures of pages: a price list, the error page, the back-office, the missing map. */
export const siteScenes: readonly Picture[] = [
  publicPicture('beaute/homme', cardSize, 76_000, barberTable(palettes.lagoonDawn)),
  publicPicture('scenes/page-introuvable', slideSize, 112_000, forkedRoad(palettes.lateriteDusk)),
  publicPicture('scenes/administration', slideSize, 99_000, editRoom(palettes.indigoNight)),
  publicPicture('scenes/carte-cotonou', slideSize, 112_000, coastMap(palettes.lagoonDawn)),
]
