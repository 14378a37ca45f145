import { palettes } from '../palettes'
import { framedByArch } from '../scenes/arch-frame'
import { house } from '../scenes/house'
import { room } from '../scenes/room'
import { houseSize } from '../sizes'
import { houses1 } from './houses-1'
import { houses2 } from './houses-2'
import { houses3 } from './houses-3'
import { houses4 } from './houses-4'
import { houses5 } from './houses-5'
import { houses6 } from './houses-6'
import { houses7 } from './houses-7'
import { houses8 } from './houses-8'
import { numberedPictures } from './picture'
import { rooms1 } from './rooms-1'
import { rooms2 } from './rooms-2'
import { rooms3 } from './rooms-3'
import { rooms4 } from './rooms-4'
import { rooms5 } from './rooms-5'
import { rooms6 } from './rooms-6'
import { rooms7 } from './rooms-7'
import { rooms8 } from './rooms-8'

const scenes = [
  ...houses1,
  ...houses2,
  ...houses3,
  ...houses4,
  ...houses5,
  ...houses6,
  ...houses7,
  ...houses8,
].map((spec, i) => {
  if (i === 10) return framedByArch(palettes.lateriteDay, house(spec), 1)
  if (i === 18) return framedByArch(palettes.limeNoon, house(spec), 0)
  return house(spec)
})

export const housePictures = [
  ...numberedPictures('maisons', houseSize, scenes, 60_000),
  ...numberedPictures(
    'maisons',
    houseSize,
    [...rooms1, ...rooms2, ...rooms3, ...rooms4, ...rooms5, ...rooms6, ...rooms7, ...rooms8].map(
      room,
    ),
    60_000,
    'interieur-',
  ),
]
