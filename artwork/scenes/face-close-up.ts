import type { Palette } from '../palettes'
import { bowl } from '../parts/bowl'
import { accentCloth } from '../parts/cloth'
import { hibiscus } from '../parts/flowers'
import { leafClump } from '../parts/leaves'
import { rays, triangleRing } from '../parts/sky'
import { cycle } from '../random'
import { circle } from '../shapes'
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
    disc?: readonly [x: number, y: number, radius: number]
    leaves?: boolean
    bowl?: boolean
    flower?: boolean
  },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const d = o.disc
    const sun =
      d === undefined
        ? ''
        : rays(s, {
            x: d[0] * s.w,
            y: d[1] * s.h,
            from: d[2] * m * 1.1,
            to: m * 1.3,
            count: 28,
            color: p.sun,
            opacity: 0.4,
          }) +
          circle(
            d[0] * s.w,
            d[1] * s.h,
            d[2] * m,
            s.linearGradient([
              [0, p.sun],
              [1, cycle(p.sky, 3)],
            ]),
          ) +
          triangleRing(
            d[0] * s.w,
            d[1] * s.h,
            d[2] * m * 1.06,
            d[2] * m * 0.12,
            44,
            cycle(p.accents, 0),
            0.7,
          )
    const leaves = o.leaves
      ? leafClump(s, s.w * 0.02, s.h * 1.02, m * 0.7, p.leaf, 9, 56) +
        leafClump(s, s.w * 1.0, s.h * 1.04, m * 0.56, p.leaf, 9, 56)
      : ''
    const flower = o.flower
      ? hibiscus(
          (o.sitter.x + (o.sitter.flip ? 0.1 : -0.1) * (m / s.w)) * s.w,
          o.sitter.y * s.h - o.sitter.size * m * 0.1,
          o.sitter.size * m * 0.17,
          '#d1432f',
          '#5e1220',
          20,
        )
      : ''
    return (
      studioWall(s, p, o.wall, o.tone) +
      sun +
      (o.second ? sitter(s, p, o.second) : '') +
      leaves +
      sitter(s, p, o.sitter) +
      flower +
      (o.bowl
        ? bowl(s, s.w * 0.14, s.h * 0.96, m * 0.34, '#a34c31', '#f7e6bf', {
            heap: true,
            band: accentCloth(s, p.accents, 'triangles', m * 0.05, 1),
          })
        : '')
    )
  }
}
