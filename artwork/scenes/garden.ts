import { mix } from '../color'
import type { Palette } from '../palettes'
import { furrows } from '../parts/garden-wall'
import { leafClump } from '../parts/leaves'
import { broadleafTree, hills, treeline } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { circle, ellipse, num, rect } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** A vegetable garden with gardeners, under a low sun. */
export function garden(
  p: Palette,
  o: { light: SkyOptions; people: number; orchard?: boolean; lagoonSide?: boolean },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const hz = s.h * 0.46
    const vx = s.w * o.light.x
    let out =
      skyWithSun(s, p, { ...o.light, horizon: 0.5 }) + hills(s, hz - m * 0.04, m * 0.03, s.h, p.far)
    if (o.lagoonSide)
      out +=
        water(s, p, hz - m * 0.02, hz + m * 0.16) + ripples(s, 30, hz, hz + m * 0.14, p.sun, 0.6)
    out += treeline(s, hz + (o.lagoonSide ? -m * 0.02 : m * 0.01), m * 0.08, p.mid, 6)
    const top = hz + (o.lagoonSide ? m * 0.12 : 0)
    out +=
      rect(0, top, s.w, s.h, p.ground[1]) +
      s.clip(
        `M0 ${num(top)}H${s.w}V${s.h}H0Z`,
        furrows(s, vx, top, 26, [p.leaf[0], p.leaf[1], mix(p.leaf[1], p.leaf[2], 0.5), p.leaf[0]]),
      )
    if (o.orchard) {
      for (let r = 0; r < 4; r++) {
        const t = (r + 1) / 4
        out += repeat(7 - r, (i) => {
          const x = vx + (i - (6 - r) / 2) * m * (0.12 + t * 0.3)
          const y = top + (s.h - top) * t * t * 0.9
          const h = m * (0.14 + t * 0.36)
          return Math.abs(x - vx) < m * 0.05 && r > 1
            ? ''
            : ellipse(x + h * 0.1, y, h * 0.3, h * 0.04, p.ink, { opacity: 0.3 }) +
                broadleafTree(s, x, y, h, p.leaf, p.near) +
                repeat(9, () =>
                  circle(
                    x + s.rng.range(-0.24, 0.24) * h,
                    y - h * s.rng.range(0.5, 0.86),
                    h * 0.02,
                    cycle(['#f2a53a', '#e2603c'], i),
                  ),
                )
        })
      }
    } else {
      out += repeat(70, (i) => {
        const t = 0.15 + 0.85 * s.rng.next()
        const x = vx + s.rng.range(-0.5, 0.5) * s.w * 1.6 * t
        const y = top + (s.h - top) * t * 0.98
        return (
          leafClump(s, x, y, m * 0.06 * (0.4 + t), p.leaf, 5, 70) +
          (i % 3 === 0
            ? circle(
                x,
                y - m * 0.02 * t,
                m * 0.012 * t,
                cycle(['#d9402a', '#f0b53a', '#8a4a9c'], i),
              )
            : '')
        )
      })
    }
    return (
      out +
      repeat(o.people, (i) =>
        passerBy(
          s,
          p,
          s.w * (0.16 + (0.7 * i) / Math.max(1, o.people - 1)),
          s.h * (0.88 + (i % 2) * 0.09),
          m * (0.3 + (i % 2) * 0.08),
          cycle(['reach', 'basin', 'tunic', 'walk'] as const, i),
          i + 1,
          i % 2 === 1,
        ),
      )
    )
  }
}
