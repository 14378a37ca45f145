import { darker } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { palm } from '../parts/palm'
import { hangingCloth } from '../parts/textiles'
import { num, polygon, rect, stroke } from '../shapes'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** Indigo cloths that dry on lines in the wind. */
export function indigoClothOnLines(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const blues = ['#1c2f86', '#3064e8', '#8fb4f5', '#eef2fb', '#16235c']
    const base =
      skyWithSun(s, p, { x: 0.7, y: 0.16, r: 0.1, style: 'glow', horizon: 0.84 }) +
      palm(s, {
        x: s.w * 0.92,
        y: s.h * 0.84,
        height: s.h * 0.56,
        lean: -0.12,
        trunk: p.mid,
        leaf: p.leaf,
      }) +
      rect(
        0,
        s.h * 0.82,
        s.w,
        s.h * 0.2,
        s.linearGradient([
          [0, p.ground[0]],
          [1, p.ground[1]],
        ]),
      )
    const rows = [0.26, 0.44, 0.62].map((y, r) => {
      const k = 0.62 + r * 0.22
      let x = -s.w * 0.05 * (r + 1)
      let out = ''
      let i = r
      while (x < s.w * 1.02) {
        const w = m * k * s.rng.range(0.24, 0.36)
        const sag = Math.sin((Math.PI * x) / s.w) * m * 0.03
        out += hangingCloth(
          s,
          x,
          y * s.h + sag,
          w,
          m * k * s.rng.range(0.4, 0.54),
          accentCloth(s, blues, clothKindAt(i * 2 + r), m * 0.09 * k, i),
          m * s.rng.range(0.02, 0.07),
        )
        x += w * 1.1
        i++
      }
      return (
        stroke(
          `M0 ${num(y * s.h)}Q${num(s.w / 2)} ${num(y * s.h + m * 0.06)} ${s.w} ${num(y * s.h)}`,
          p.ink,
          s.unit * 4,
        ) + out
      )
    })
    return (
      base +
      rows.join('') +
      polygon(
        [
          [s.w * 0.2, s.h],
          [s.w * 0.9, s.h * 0.86],
          [s.w, s.h * 0.9],
          [s.w * 0.5, s.h],
        ],
        darker(p.ground[1], 0.4),
        { opacity: 0.3 },
      )
    )
  }
}
