import { mix } from '../color'
import type { Palette } from '../palettes'
import { basin } from '../parts/baskets-and-heaps'
import { stringLights } from '../parts/string-lights'
import { townBlocks } from '../parts/town'
import { broadleafTree } from '../parts/trees'
import { cycle, repeat } from '../random'
import { ellipse, polygon, rect } from '../shapes'
import { marketStall } from './market-stall'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** `tall` moves the stalls up, for pictures in portrait format. */
export type MarketOptions = {
  light: SkyOptions
  stalls: number
  lit?: boolean
  walkers: number
  tall?: boolean
}

/** A row of market stalls with buyers in front, trees and roofs behind. */
export function market(p: Palette, o: MarketOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * (o.tall ? 0.66 : 0.8)
    const w = (s.w * 0.94) / o.stalls
    const h = Math.min(w * 1.15, s.h * 0.5)
    let out =
      skyWithSun(s, p, o.light) +
      townBlocks(s, y - h * 0.6, m * 0.1, m * 0.24, p.far, o.lit ? p.lamp : undefined, 0.3) +
      repeat(5, (i) =>
        broadleafTree(
          s,
          s.w * (0.08 + i * 0.22),
          y - h * 0.3,
          m * s.rng.range(0.4, 0.56),
          [
            mix(mix(p.far, p.mid, 0.4), p.leaf[0], 0.45),
            mix(p.mid, p.leaf[1], 0.5),
            mix(mix(p.mid, p.near, 0.35), p.leaf[2], 0.5),
          ],
          p.near,
          1.1,
        ),
      )
    out += rect(
      0,
      y - h * 0.2,
      s.w,
      s.h,
      s.linearGradient([
        [0, p.ground[0]],
        [1, p.ground[2]],
      ]),
    )
    out += repeat(o.stalls, (i) =>
      marketStall(s, p, s.w * 0.03 + i * w + w * 0.04, y, w * 0.92, h, i, o.lit ?? false),
    )
    out +=
      polygon(
        [
          [0, y],
          [s.w, y],
          [s.w, s.h],
          [0, s.h],
        ],
        s.linearGradient([
          [0, p.ground[0]],
          [1, p.ground[1]],
        ]),
      ) +
      repeat(18, () =>
        ellipse(
          s.rng.next() * s.w,
          y + s.rng.next() * (s.h - y),
          m * 0.08,
          m * 0.006,
          p.ground[2],
          { opacity: 0.3 },
        ),
      )
    if (o.lit)
      out += repeat(o.stalls * 2, (i) =>
        ellipse(
          s.w * ((i + 0.5) / (o.stalls * 2)),
          y + (s.h - y) * 0.24,
          s.w * 0.2,
          (s.h - y) * 0.3,
          s.boxRadialGradient([
            [0, p.lamp, 0.34],
            [0.5, p.lamp, 0.12],
            [1, p.lamp, 0],
          ]),
        ),
      )
    out += repeat(o.walkers, (i) => {
      const [x, wy] = [
        s.w * ((i + 0.5) / o.walkers + s.rng.range(-0.03, 0.03)),
        s.h * (0.93 + (i % 2) * 0.05),
      ]
      const ph = m * (o.tall ? 0.5 : 0.48) * (1 + (i % 2) * 0.1)
      const pose = cycle(['walk', 'basin', 'boubou', 'basin', 'tunic'] as const, i)
      return (
        passerBy(s, p, x, wy, ph, pose, i * 2 + 1, i % 3 === 1) +
        (pose === 'basin'
          ? basin(
              s,
              x + ph * 0.006,
              wy - ph * 1.0,
              ph * 0.3,
              cycle(p.accents, i),
              ['#d9402a', '#f0b53a', '#e8563a'],
              p.ink,
            )
          : '')
      )
    })
    if (o.lit)
      out +=
        stringLights(s, 0, y - h * 1.26, s.w * 0.5, y - h * 1.32, m * 0.05, 9, p.lamp, p.ink) +
        stringLights(s, s.w * 0.5, y - h * 1.32, s.w, y - h * 1.24, m * 0.05, 9, p.lamp, p.ink)
    return out
  }
}
