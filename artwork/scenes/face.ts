import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { clump } from '../parts/leaves'
import { hibiscus } from '../parts/flowers'
import { rays, wovenRing } from '../parts/sky'
import { bowl } from '../parts/bowl'
import { at } from '../random'
import { circle } from '../shapes'
import type { Scene } from './base'
import { sitter } from './sitter'
import type { Sitter } from './sitter'
import { wallOf } from './studio-wall'
import type { Wall } from './studio-wall'

/** A face close up before a wall of the studio. */
export function face(
  p: Palette,
  o: {
    wall: Wall
    tone: number
    sitter: Sitter
    second?: Sitter
    disc?: readonly [number, number, number]
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
            s.linear([
              [0, p.sun],
              [1, at(p.sky, 3)],
            ]),
          ) +
          wovenRing(
            d[0] * s.w,
            d[1] * s.h,
            d[2] * m * 1.06,
            d[2] * m * 0.12,
            44,
            at(p.accents, 0),
            0.7,
          )
    const leaves = o.leaves
      ? clump(s, s.w * 0.02, s.h * 1.02, m * 0.7, p.leaf, 9, 56) +
        clump(s, s.w * 1.0, s.h * 1.04, m * 0.56, p.leaf, 9, 56)
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
      wallOf(s, p, o.wall, o.tone) +
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
