import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { Pose } from '../parts/figure'
import { kite } from '../parts/kite'
import { palm } from '../parts/palm'
import { birds, cloud, stars } from '../parts/sky'
import { canoe } from '../parts/stilt-village'
import { ripples, sunGlitter, surf, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { ellipse, num, path, place, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** Positions are shares of the width and height, lengths of the shorter side. */
export type BeachOptions = {
  light: SkyOptions
  horizon: number
  palms: readonly (readonly [x: number, y: number, height: number, lean: number])[]
  boats?: readonly (readonly [x: number, y: number, length: number])[]
  people?: readonly (readonly [x: number, y: number, height: number, pose: Pose])[]
  clouds?: boolean
  night?: boolean
  kites?: number
}

/** A beach with surf, palms and boats on the sand. */
export function beach(p: Palette, o: BeachOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const hz = o.horizon * s.h
    const shore = hz + (s.h - hz) * 0.34
    let out = skyWithSun(s, p, { ...o.light, horizon: o.horizon })
    if (o.night) out += stars(s, 90, hz, p.sun)
    if (o.clouds !== false)
      out += repeat(5, (i) =>
        cloud(
          s,
          s.w * (0.1 + i * 0.22),
          hz * s.rng.range(0.3, 0.82),
          m * s.rng.range(0.3, 0.6),
          lighter(p.sky[3], 0.4),
          p.sky[2],
          0.75,
        ),
      )
    out +=
      water(s, p, hz, s.h * 0.9) +
      sunGlitter(s, o.light.x * s.w, hz, shore, m * 0.1, p.sun) +
      ripples(s, 46, hz, shore, lighter(p.water[0], 0.5), 0.6)
    out += path(
      `M0 ${num(s.h)}V${num(shore + m * 0.16)}Q${num(s.w * 0.4)} ${num(shore + m * 0.02)} ${num(s.w)} ${num(shore + m * 0.12)}V${num(s.h)}Z`,
      p.ground[0],
    )
    out += surf(
      s,
      shore,
      m * 0.05,
      m * 0.012,
      lighter(p.water[0], 0.7),
      s.linearGradient([
        [0, mix(p.ground[1], p.water[1], 0.3)],
        [0.3, p.ground[0]],
        [1, p.ground[1]],
      ]),
    )
    out += repeat(50, () =>
      ellipse(
        s.rng.range(0, 1) * s.w,
        shore + m * 0.2 + s.rng.next() * (s.h - shore),
        m * s.rng.range(0.004, 0.02),
        m * 0.003,
        darker(p.ground[1], 0.2),
        { opacity: 0.4 },
      ),
    )
    out += (o.boats ?? [])
      .map(
        ([x, y, l], i) =>
          ellipse(x * s.w, y * s.h + l * m * 0.03, l * m * 0.5, l * m * 0.03, p.ink, {
            opacity: 0.35,
          }) +
          place(
            canoe(
              l * m,
              cycle([cycle(p.accents, 0), cycle(p.accents, 2), p.near], i),
              cycle(p.accents, 4),
            ),
            x * s.w,
            y * s.h,
            1,
            1,
            i % 2 === 0 ? -4 : 5,
          ),
      )
      .join('')
    // The strings end in the hands of the people, who stand before them.
    const holders = o.people ?? []
    out += repeat(o.kites ?? 0, (i) => {
      const [hx, hy, tall] = cycle(holders, i)
      const hand = `${num(hx * s.w)} ${num(hy * s.h - tall * m * 0.56)}`
      const [x, y] = [s.w * (0.1 + 0.8 * s.rng.next()), s.h * s.rng.range(0.06, 0.42)]
      return (
        stroke(
          `M${num(x)} ${num(y)}Q${num(x * 0.7 + hx * s.w * 0.3)} ${num(s.h * 0.56)} ${hand}`,
          p.ink,
          s.unit * 1.4,
          { opacity: 0.6 },
        ) +
        kite(
          x,
          y,
          m * s.rng.range(0.13, 0.22),
          [0, 1, 2].map((k) =>
            k === 1
              ? accentCloth(s, p.accents, clothKindAt(i * 2), 60, i)
              : cycle(p.accents, i + k),
          ),
          p.ink,
          s.rng.range(-40, 40),
        )
      )
    })
    out += holders
      .map(([x, y, h, pose], i) => passerBy(s, p, x * s.w, y * s.h, h * m, pose, i, i % 3 === 1))
      .join('')
    out += birds(s, 6, s.w * 0.7, hz * 0.4, m * 0.2, p.near)
    out += o.palms
      .map(([x, y, h, lean], i) =>
        palm(s, {
          x: x * s.w,
          y: y * s.h,
          height: h * s.h,
          lean,
          trunk: mix(p.near, p.ink, 0.3),
          leaf: i === 0 ? [p.leaf[1], p.leaf[2], p.ink] : p.leaf,
          nuts: mix(p.near, cycle(p.accents, 1), 0.4),
        }),
      )
      .join('')
    return out
  }
}
