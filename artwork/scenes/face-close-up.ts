import type { Palette } from '../palettes'
import { bowl } from '../parts/bowl'
import { accentCloth } from '../parts/cloth'
import { leafClump } from '../parts/leaves'
import type { Scene } from './scene'
import type { Sitter } from './sitter'
import { sitter } from './sitter'
import type { StudioWall } from './studio-wall'
import { studioWall } from './studio-wall'

/** A close-up of one or two faces in front of a studio wall. */
export function faceCloseUp(
  p: Palette,
  o: {
    wall: StudioWall
    tone: number
    sitter: Sitter
    second?: Sitter
    leaves?: boolean
    bowl?: boolean
  },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const leaves = o.leaves
      ? leafClump(s, s.w * 0.02, s.h * 1.02, m * 0.7, p.leaf, 9, 56) +
        leafClump(s, s.w * 1.0, s.h * 1.04, m * 0.56, p.leaf, 9, 56)
      : ''
    return (
      studioWall(s, p, o.wall, o.tone) +
      (o.second ? sitter(s, p, o.second) : '') +
      leaves +
      sitter(s, p, o.sitter) +
      (o.bowl
        ? bowl(s, s.w * 0.14, s.h * 0.96, m * 0.34, '#a34c31', '#f7e6bf', {
            heap: true,
            band: accentCloth(s, p.accents, 'triangles', m * 0.05, 1),
          })
        : '')
    )
  }
}
