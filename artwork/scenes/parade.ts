import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { cycle, repeat } from '../random'
import { group, num, polygon, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** A row of people in patterned cloth in front of large light rays. */
export function parade(
  p: Palette,
  o: {
    poses: readonly ('gown' | 'boubou' | 'dance' | 'tunic' | 'walk')[]
    light: SkyOptions
    scale: number
    steps?: boolean
  },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * 0.93
    const n = o.poses.length
    const panels = rect(
      0,
      0,
      s.w,
      s.h,
      accentCloth(s, p.accents, clothKindAt(n * 5 + 1), m * 0.2, n),
      {
        opacity: 0.13,
      },
    )
    const floorPart =
      rect(
        0,
        y - m * 0.06,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.ground[1]],
          [1, p.ground[2]],
        ]),
      ) +
      (o.steps
        ? repeat(3, (i) =>
            rect(
              s.w * (0.1 - i * 0.05),
              y + i * m * 0.03,
              s.w * (0.8 + i * 0.1),
              m * 0.03,
              i % 2 === 0 ? accentCloth(s, p.accents, 'triangles', m * 0.03, 1) : p.ink,
            ),
          )
        : '')
    return (
      skyWithSun(s, p, o.light) +
      panels +
      floorPart +
      o.poses
        .map((pose, i) => {
          const x = s.w * ((i + 0.5) / n)
          const h = s.h * o.scale * (1 - 0.07 * Math.abs(i - (n - 1) / 2))
          return (
            group(
              polygon(
                [
                  [x - h * 0.1, y],
                  [x + h * 0.1, y],
                  [x - h * 0.2, y + h * 0.08],
                  [x - h * 0.5, y + h * 0.08],
                ],
                p.ink,
                { opacity: 0.3 },
              ),
            ) + passerBy(s, p, x, y + (i % 2) * m * 0.02, h, pose, i * 3 + 1, i === n - 1 && n > 2)
          )
        })
        .join('') +
      stroke(`M0 ${num(y - m * 0.06)}H${s.w}`, cycle(p.accents, 1), s.unit * 5)
    )
  }
}
