import { mix } from '../color'
import type { Palette } from '../palettes'
import { palm } from '../parts/palm'
import { glow, stars } from '../parts/sky'
import { stringLights } from '../parts/string-lights'
import { townBlocks } from '../parts/town'
import { cycle, repeat, times } from '../random'
import { num, path, splinePath, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** A city with a boulevard at night, seen from above the roofs. */
export function nightCity(p: Palette, o: { light: SkyOptions; crowd?: boolean }): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    let out = skyWithSun(s, p, o.light) + stars(s, 120, s.h * 0.5, p.sun)
    out +=
      townBlocks(s, s.h * 0.62, m * 0.06, m * 0.2, p.far, p.lamp, 0.3) +
      glow(s, s.w * 0.5, s.h * 0.6, m * 0.7, cycle(p.accents, 1), 0.28) +
      townBlocks(s, s.h * 0.72, m * 0.1, m * 0.26, mix(p.far, p.mid, 0.6), p.lamp, 0.42) +
      townBlocks(s, s.h * 0.84, m * 0.08, m * 0.24, p.mid, p.lamp, 0.36)
    const bend = (k: number): readonly [number, number, number] => [
      s.w * (0.52 + 0.16 * Math.sin(k * 3.4) * (0.25 + k)),
      s.h * (0.66 + k ** 1.5 * 0.36),
      m * (0.006 + k ** 1.6 * 0.15),
    ]
    const lane = times(15, (i) => bend(i / 14))
    const road = splinePath(
      [
        ...lane.map(([x, y, w]) => [x - w, y] as const),
        ...lane.map(([x, y, w]) => [x + w, y] as const).reverse(),
      ],
      true,
    )
    out +=
      path(road, mix(p.near, cycle(p.accents, 1), 0.3)) +
      stroke(splinePath(lane.map(([x, y]) => [x, y] as const)), p.lamp, s.unit * 5, {
        opacity: 0.55,
      })
    out += repeat(15, (i) => {
      const [x, y, w] = bend(i / 14)
      return [-1, 1]
        .map(
          (k) =>
            glow(s, x + k * w * 1.1, y - w * 0.5, w * 0.55 + m * 0.008, p.lamp, 0.9) +
            stroke(
              `M${num(x + k * w * 1.1)} ${num(y)}v${num(-w * 0.5)}`,
              p.near,
              Math.max(1, w * 0.03),
            ),
        )
        .join('')
    })
    out +=
      townBlocks(s, s.h * 1.02, m * 0.1, m * 0.3, p.near, p.lamp, 0.3, -0.02, 0.28) +
      townBlocks(s, s.h * 1.02, m * 0.12, m * 0.32, p.near, p.lamp, 0.3, 0.72, 1.02)
    out +=
      palm(s, {
        x: s.w * 0.3,
        y: s.h,
        height: m * 0.4,
        lean: 0.06,
        trunk: p.ink,
        leaf: [p.near, p.ink, p.ink],
      }) +
      palm(s, {
        x: s.w * 0.71,
        y: s.h,
        height: m * 0.46,
        lean: -0.06,
        trunk: p.ink,
        leaf: [p.near, p.ink, p.ink],
      })
    if (o.crowd)
      out +=
        stringLights(s, 0, s.h * 0.5, s.w, s.h * 0.46, m * 0.1, 18, p.lamp, p.ink) +
        repeat(5, (i) =>
          passerBy(
            s,
            p,
            s.w * (0.16 + i * 0.17),
            s.h * 1.03,
            m * (0.5 + (i % 2) * 0.06),
            cycle(['gown', 'tunic', 'gown', 'boubou', 'dance'] as const, i),
            i + 1,
            i > 2,
          ),
        )
    return out
  }
}
