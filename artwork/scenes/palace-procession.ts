import type { Palette } from '../palettes'
import { buildingBlock } from '../parts/building-block'
import { accentCloth } from '../parts/cloth'
import { palm } from '../parts/palm'
import { hills } from '../parts/trees'
import { cycle, repeat } from '../random'
import { circle, group, path, place, polygon, rect, splinePath } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** A procession along the earthen wall of a palace, with palms behind. */
export function palaceProcession(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const base =
      skyWithSun(s, p, { x: 0.86, y: 0.12, r: 0.1, style: 'woven' }) +
      hills(s, s.h * 0.56, m * 0.04, s.h, p.far) +
      repeat(6, (i) =>
        palm(s, {
          x: s.w * (0.04 + i * 0.19),
          y: s.h * 0.62,
          height: m * s.rng.range(0.34, 0.5),
          lean: s.rng.range(-0.1, 0.1),
          trunk: p.mid,
          leaf: [p.far, p.mid, p.mid],
        }),
      )
    const wall = place(
      buildingBlock(s, {
        x: 0,
        w: 1000,
        h: 230,
        wall: p.ground[0],
        finish: 'banco',
        roof: 'crenel',
        roofColor: p.ground[1],
        frame: p.near,
        pane: p.near,
        frieze: accentCloth(s, p.accents, 'triangles', 60, 1),
        openings: [
          { kind: 'archdoor', x: 0.45, y: 0, w: 0.1, h: 0.66, color: cycle(p.accents, 0) },
        ],
      }),
      0,
      s.h * 0.72,
      s.w / 1000,
    )
    const reliefs = repeat(8, (i) => {
      const x = s.w * (0.03 + i * 0.117 + (i > 3 ? 0.08 : 0))
      const k = s.w * 0.085
      return (
        rect(x, s.h * 0.72 - k * 1.5, k, k, cycle([p.accents[4], cycle(p.accents, 1), p.ink], i)) +
        group(
          polygon(
            [
              [x + k * 0.5, s.h * 0.72 - k * 1.42],
              [x + k * 0.9, s.h * 0.72 - k],
              [x + k * 0.5, s.h * 0.72 - k * 0.58],
              [x + k * 0.1, s.h * 0.72 - k],
            ],
            cycle(p.accents, i),
          ) + circle(x + k * 0.5, s.h * 0.72 - k, k * 0.18, cycle(p.accents, i + 3)),
        )
      )
    })
    const crowd = repeat(6, (i) =>
      passerBy(
        s,
        p,
        s.w * (0.08 + i * 0.168),
        s.h * (0.92 + (i % 2) * 0.05),
        m * 0.38,
        cycle(['basin', 'dance', 'boubou', 'basin', 'dance', 'boubou'] as const, i),
        i + 1,
        i > 2,
      ),
    )
    return (
      base +
      wall +
      reliefs +
      rect(
        0,
        s.h * 0.72,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.ground[0]],
          [1, p.ground[2]],
        ]),
      ) +
      repeat(5, (i) =>
        path(
          splinePath([
            [0, s.h * (0.78 + i * 0.05)],
            [s.w * 0.4, s.h * (0.77 + i * 0.05)],
            [s.w, s.h * (0.79 + i * 0.05)],
          ]),
          'none',
          { stroke: p.ground[2], width: s.unit * 5, opacity: 0.3 },
        ),
      ) +
      crowd +
      rect(0, s.h - m * 0.06, s.w, m * 0.06, accentCloth(s, p.accents, 'triangles', m * 0.06, 2))
    )
  }
}
