import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { latticeTower } from '../parts/landmarks'
import { mansardRoofs } from '../parts/mansard-roofs'
import { dome } from '../parts/roman-landmarks'
import { birds, cloud } from '../parts/sky'
import { townBlocks } from '../parts/town'
import { broadleafTree } from '../parts/trees'
import { ripples, sunGlitter, water } from '../parts/water'
import { repeat } from '../random'
import { circle, num, path, rect, stroke } from '../shapes'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** Paris, seen from the river. */
export function paris(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    let out =
      skyWithSun(s, p, { x: 0.3, y: 0.34, r: 0.13, style: 'stepped', horizon: 0.75 }) +
      repeat(4, (i) =>
        cloud(
          s,
          s.w * (0.1 + i * 0.3),
          s.h * (0.1 + (i % 2) * 0.1),
          m * 0.46,
          lighter(p.sky[3], 0.5),
          p.sky[2],
          0.8,
        ),
      )
    out +=
      townBlocks(s, s.h * 0.62, m * 0.05, m * 0.12, p.far, p.lamp, 0.2) +
      dome(s, s.w * 0.16, s.h * 0.6, m * 0.13, p.far, mix(p.far, p.mid, 0.5)) +
      latticeTower(s, s.w * 0.62, s.h * 0.72, m * 0.82, mix(p.near, p.mid, 0.35), p.sun)
    out +=
      rect(
        0,
        s.h * 0.715,
        s.w,
        s.h * 0.12,
        s.linearGradient([
          [0, mix(p.mid, p.ground[0], 0.5)],
          [1, mix(p.near, p.ground[0], 0.3)],
        ]),
      ) +
      repeat(9, (i) =>
        rect(s.w * (0.47 + i * 0.04), s.h * 0.755, s.w * 0.02, s.h * 0.06, p.near, {
          opacity: 0.25,
        }),
      )
    out +=
      repeat(13, (i) =>
        broadleafTree(
          s,
          s.w * (i / 12),
          s.h * 0.745,
          m * s.rng.range(0.12, 0.18),
          [mix(p.leaf[0], p.far, 0.3), p.leaf[1], p.leaf[2]],
          p.near,
        ),
      ) +
      s.clip(
        `M0 0H${num(s.w * 0.46)}V${s.h}H0Z`,
        mansardRoofs(s, s.h * 0.83, m * 0.3, p.wall[0], mix('#5a6a86', p.mid, 0.4), p.lamp),
      ) +
      s.clip(
        `M${num(s.w * 0.82)} 0H${s.w}V${s.h}H${num(s.w * 0.82)}Z`,
        mansardRoofs(s, s.h * 0.83, m * 0.24, p.wall[1], mix('#5a6a86', p.mid, 0.5), p.lamp),
      )
    out +=
      rect(0, s.h * 0.82, s.w, s.h * 0.2, mix(p.wall[1], p.near, 0.3)) +
      repeat(16, (i) =>
        rect((s.w * i) / 16, s.h * 0.82, s.unit * 3, s.h * 0.03, p.near, { opacity: 0.4 }),
      ) +
      water(s, p, s.h * 0.85)
    const stone = mix(p.wall[0], p.mid, 0.2)
    const bridge = `M0 ${num(s.h * 0.84)}Q${num(s.w * 0.5)} ${num(s.h * 0.8)} ${s.w} ${num(s.h * 0.84)}V${num(s.h * 0.93)}H${num(s.w * 0.96)}A${num(s.w * 0.13)} ${num(s.h * 0.07)} 0 0 0 ${num(s.w * 0.7)} ${num(s.h * 0.93)}H${num(s.w * 0.65)}A${num(s.w * 0.15)} ${num(s.h * 0.085)} 0 0 0 ${num(s.w * 0.35)} ${num(s.h * 0.93)}H${num(s.w * 0.3)}A${num(s.w * 0.13)} ${num(s.h * 0.07)} 0 0 0 ${num(s.w * 0.04)} ${num(s.h * 0.93)}H0Z`
    out +=
      sunGlitter(s, s.w * 0.3, s.h * 0.86, s.h, m * 0.12, p.sun) +
      path(
        bridge,
        s.linearGradient([
          [0, lighter(stone, 0.25)],
          [1, darker(stone, 0.3)],
        ]),
      ) +
      stroke(
        `M0 ${num(s.h * 0.835)}Q${num(s.w * 0.5)} ${num(s.h * 0.795)} ${s.w} ${num(s.h * 0.835)}`,
        lighter(stone, 0.4),
        s.unit * 7,
      ) +
      repeat(7, (i) => {
        const x = s.w * (0.05 + i * 0.15)
        const by = s.h * (0.838 - 0.038 * Math.sin((Math.PI * x) / s.w))
        return (
          stroke(`M${num(x)} ${num(by)}v${num(-m * 0.06)}`, p.near, s.unit * 4) +
          circle(x, by - m * 0.066, m * 0.011, p.lamp) +
          circle(
            x,
            by - m * 0.066,
            m * 0.04,
            s.radialGradient(x, by - m * 0.066, m * 0.04, [
              [0, p.lamp, 0.6],
              [1, p.lamp, 0],
            ]),
          )
        )
      })
    return (
      out +
      ripples(s, 46, s.h * 0.92, s.h, p.sun, 0.5) +
      path(
        `M${num(s.w * 0.1)} ${num(s.h * 0.965)}h${num(s.w * 0.4)}l${num(-s.w * 0.03)} ${num(s.h * 0.018)}h${num(-s.w * 0.34)}Z`,
        p.near,
      ) +
      rect(s.w * 0.15, s.h * 0.95, s.w * 0.28, s.h * 0.016, p.lamp, { opacity: 0.9 }) +
      rect(s.w * 0.14, s.h * 0.945, s.w * 0.3, s.h * 0.006, p.wall[0]) +
      birds(s, 7, s.w * 0.3, s.h * 0.2, m * 0.14, p.near)
    )
  }
}
