import { HOUSE } from '../formats'
import { palettes as P } from '../palettes'
import { house } from '../scenes/houses'
import { throughArch } from '../scenes/arcade-frame'
import { room } from '../scenes/rooms'
import { rooms1 } from './interieurs-1'
import { rooms2 } from './interieurs-2'
import { rooms3 } from './interieurs-3'
import { houses1 } from './maisons-1'
import { houses2 } from './maisons-2'
import { houses3 } from './maisons-3'
import { houses4 } from './maisons-4'
import { houses5 } from './maisons-5'
import { houses6 } from './maisons-6'
import { houses7 } from './maisons-7'
import { houses8 } from './maisons-8'
import { series } from './picture'

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
  if (i === 10) return throughArch(P.lateriteDay, house(spec), 1)
  if (i === 18) return throughArch(P.limeNoon, house(spec), 0)
  return house(spec)
})

export const maisons = [
  ...series('maisons', HOUSE, scenes, 60_000),
  ...series('maisons', HOUSE, [...rooms1, ...rooms2, ...rooms3].map(room), 60_000, 'interieur-'),
]
