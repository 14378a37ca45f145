import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import type { Pose } from '../parts/figure'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { birds, cloud } from '../parts/sky'
import { sunGlitter, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { num, path, polygon, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** Palms seen from below, with the sun behind them. */
export function palmsFromBelow(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const base =
      skyWithSun(s, p, { x: 0.56, y: 0.62, r: 0.13, style: 'cumulus' }) +
      repeat(4, (i) =>
        cloud(
          s,
          s.w * (0.15 + i * 0.25),
          s.h * (0.2 + i * 0.18),
          m * 0.46,
          lighter(p.sky[3], 0.5),
          p.sky[2],
          0.6,
        ),
      )
    const drawOne = (x: number, y: number, h: number, lean: number) =>
      palm(s, {
        x: x * s.w,
        y: y * s.h,
        height: h * s.h,
        lean,
        trunk: mix(p.near, '#6b4a36', 0.4),
        leaf: p.leaf,
        nuts: '#b5762a',
      })
    return (
      base +
      drawOne(0.82, 1.1, 0.62, -0.05) +
      drawOne(0.12, 1.12, 0.76, 0.16) +
      drawOne(0.5, 1.15, 0.98, -0.06) +
      birds(s, 8, s.w * 0.3, s.h * 0.14, m * 0.2, p.near)
    )
  }
}

/** A sandy road between palms that leads to the sea, with an optional arch over it. */
export function roadToTheSea(
  p: Palette,
  o: {
    light: SkyOptions
    arch?: boolean
    walkers: readonly (readonly [x: number, y: number, height: number, pose: Pose])[]
  },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const hz = s.h * 0.56
    const vx = s.w * o.light.x
    let out =
      skyWithSun(s, p, { ...o.light, horizon: 0.56 }) +
      water(s, p, hz - m * 0.03, hz + m * 0.08) +
      sunGlitter(s, vx, hz - m * 0.03, hz + m * 0.03, m * 0.05, p.sun)
    out += rect(
      0,
      hz + m * 0.02,
      s.w,
      s.h,
      s.linearGradient([
        [0, lighter(p.ground[0], 0.15)],
        [1, p.ground[1]],
      ]),
    )
    out += polygon(
      [
        [vx - m * 0.05, hz + m * 0.02],
        [vx + m * 0.05, hz + m * 0.02],
        [vx + s.w * 0.5, s.h * 1.02],
        [vx - s.w * 0.5, s.h * 1.02],
      ],
      s.linearGradient([
        [0, lighter(p.ground[0], 0.45)],
        [1, p.ground[0]],
      ]),
    )
    out += repeat(7, (i) =>
      stroke(
        `M${num(vx + (i - 3) * m * 0.012)} ${num(hz + m * 0.03)}L${num(vx + (i - 3) * s.w * 0.13)} ${s.h}`,
        p.ground[1],
        s.unit * 4,
        { opacity: 0.4 },
      ),
    )
    if (o.arch) {
      const [w, h, y] = [m * 0.52, m * 0.5, hz + m * 0.09]
      const lime = mix(p.wall[0], p.sky[3], 0.15)
      out +=
        path(
          `M${num(vx - w / 2)} ${num(y)}V${num(y - h)}H${num(vx + w / 2)}V${num(y)}H${num(vx + w * 0.3)}V${num(y - h * 0.44)}A${num(w * 0.3)} ${num(w * 0.3)} 0 0 0 ${num(vx - w * 0.3)} ${num(y - h * 0.44)}V${num(y)}Z`,
          s.linearGradient(
            [
              [0, lime],
              [1, p.wall[1]],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        rect(vx - w * 0.54, y - h * 1.06, w * 1.08, h * 0.1, lighter(lime, 0.2)) +
        rect(
          vx - w / 2,
          y - h * 0.94,
          w,
          h * 0.1,
          accentCloth(
            s,
            [p.ground[2], cycle(p.accents, 1), cycle(p.accents, 0), lime, lime],
            'triangles',
            m * 0.05,
          ),
        ) +
        rect(
          vx - w * 0.48,
          y - h * 0.78,
          w * 0.13,
          h * 0.7,
          accentCloth(s, [p.wall[1], p.ground[1], lime, p.ground[2], lime], 'lozenge', m * 0.06),
        ) +
        rect(
          vx + w * 0.35,
          y - h * 0.78,
          w * 0.13,
          h * 0.7,
          accentCloth(s, [p.wall[1], p.ground[1], lime, p.ground[2], lime], 'lozenge', m * 0.06),
        ) +
        path(
          `M${num(vx - w * 0.3)} ${num(y)}V${num(y - h * 0.44)}A${num(w * 0.3)} ${num(w * 0.3)} 0 0 1 ${num(vx + w * 0.3)} ${num(y - h * 0.44)}V${num(y)}`,
          'none',
          { stroke: darker(p.wall[1], 0.3), width: m * 0.01 },
        )
    }
    for (let i = 0; i < 7; i++) {
      const t = i / 6
      const depth = 0.12 + t * t * 0.95
      for (const side of [-1, 1]) {
        const x = vx + side * (m * 0.12 + s.w * 0.52 * depth)
        const y = hz + m * 0.03 + (s.h - hz) * depth * 0.92
        out += palm(s, {
          x,
          y,
          height: m * (0.14 + depth * 0.74),
          lean: -side * 0.14,
          trunk: mix(p.far, p.near, t),
          leaf: [mix(p.far, p.leaf[0], t), mix(p.far, p.leaf[1], t), mix(p.mid, p.leaf[2], t)],
        })
      }
      if (i % 2 === 0)
        out += leafClump(
          s,
          vx - s.w * (0.2 + depth * 0.4),
          hz + (s.h - hz) * depth,
          m * 0.1 * (0.4 + depth),
          p.leaf,
          7,
          70,
        )
    }
    return (
      out +
      o.walkers
        .map(([x, y, h, pose], i) =>
          passerBy(s, p, x * s.w, y * s.h, h * m, pose, i + 1, i % 2 === 0),
        )
        .join('')
    )
  }
}
