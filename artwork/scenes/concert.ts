import { mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { palm } from '../parts/palm'
import { glow, rays } from '../parts/sky'
import { stringLights } from '../parts/string-lights'
import { cycle, repeat } from '../random'
import { ellipse, num, path, polygon, rect, stroke } from '../shapes'
import { beach } from './beach'
import { passerBy } from './passer-by'
import type { Scene } from './scene'

/** A concert on the beach at night: stage, light beams, crowd. */
export function concert(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [x, y, w, h] = [s.w * 0.2, s.h * 0.7, s.w * 0.6, s.h * 0.25]
    let out = beach(p, {
      light: { x: 0.72, y: 0.16, r: 0.09, style: 'woven' },
      horizon: 0.55,
      palms: [],
      night: true,
      clouds: false,
    })(s)
    out +=
      rays(s, {
        x: x + w / 2,
        y: y - h * 0.2,
        from: m * 0.05,
        to: s.h * 0.8,
        count: 22,
        color: cycle(p.accents, 1),
        opacity: 0.4,
        litShare: 0.34,
      }) + glow(s, x + w / 2, y - h * 0.3, m * 0.6, p.lamp, 0.7)
    out += repeat(7, (i) => {
      const bx = x + (w * (i + 0.5)) / 7
      return polygon(
        [
          [bx - 6, y - h * 1.04],
          [bx + 6, y - h * 1.04],
          [bx + m * 0.1 * (i - 3) * 0.6 + m * 0.06, y],
          [bx + m * 0.1 * (i - 3) * 0.6 - m * 0.06, y],
        ],
        cycle([cycle(p.accents, 1), p.sun, cycle(p.accents, 3)], i),
        { opacity: 0.28 },
      )
    })
    out +=
      path(
        `M${num(x - w * 0.06)} ${num(y)}V${num(y - h * 0.9)}Q${num(x + w / 2)} ${num(y - h * 1.5)} ${num(x + w * 1.06)} ${num(y - h * 0.9)}V${num(y)}H${num(x + w * 0.98)}V${num(y - h * 0.84)}Q${num(x + w / 2)} ${num(y - h * 1.36)} ${num(x + w * 0.02)} ${num(y - h * 0.84)}V${num(y)}Z`,
        p.ink,
      ) +
      stroke(
        `M${num(x - w * 0.02)} ${num(y - h * 0.88)}Q${num(x + w / 2)} ${num(y - h * 1.43)} ${num(x + w * 1.02)} ${num(y - h * 0.88)}`,
        cycle(p.accents, 1),
        s.unit * 5,
      )
    out +=
      passerBy(s, p, x + w * 0.5, y, h * 0.78, 'dance', 1) +
      passerBy(s, p, x + w * 0.24, y, h * 0.66, 'tunic', 3) +
      passerBy(s, p, x + w * 0.78, y, h * 0.66, 'boubou', 5, true)
    out +=
      rect(x - w * 0.1, y, w * 1.2, h * 0.16, accentCloth(s, p.accents, 'triangles', m * 0.05, 1)) +
      stringLights(s, 0, s.h * 0.46, s.w * 0.5, s.h * 0.42, m * 0.05, 9, p.lamp, p.ink) +
      stringLights(s, s.w * 0.5, s.h * 0.42, s.w, s.h * 0.47, m * 0.05, 9, p.lamp, p.ink)
    out += repeat(46, (i) => {
      const row = Math.floor(i / 12)
      const cx = s.w * ((i % 12) / 11.4 + s.rng.range(-0.03, 0.03))
      const cy = s.h * (0.83 + row * 0.06)
      const r = m * (0.022 + row * 0.005)
      const c = mix(p.near, p.ink, row / 3)
      return (
        ellipse(cx, cy, r, r * 1.15, c) +
        path(
          `M${num(cx - r * 2.2)} ${num(cy + r * 6)}V${num(cy + r * 2.4)}Q${num(cx)} ${num(cy + r * 0.4)} ${num(cx + r * 2.2)} ${num(cy + r * 2.4)}V${num(cy + r * 6)}Z`,
          c,
        ) +
        (i % 3 === 0
          ? stroke(
              `M${num(cx + r * 1.8)} ${num(cy + r * 3)}L${num(cx + r * 2.6)} ${num(cy - r * 2.2)}`,
              c,
              r * 0.8,
            )
          : i % 3 === 1
            ? path(
                `M${num(cx - r * 1.2)} ${num(cy - r * 0.1)}Q${num(cx)} ${num(cy - r * 2.6)} ${num(cx + r * 1.3)} ${num(cy - r * 0.2)}Z`,
                mix(cycle(p.accents, i), p.ink, 0.45),
              )
            : '')
      )
    })
    return (
      out +
      palm(s, {
        x: s.w * 0.02,
        y: s.h * 1.02,
        height: s.h * 0.86,
        lean: 0.1,
        trunk: p.ink,
        leaf: [p.near, p.ink, p.ink],
      }) +
      palm(s, {
        x: s.w * 1.0,
        y: s.h * 1.02,
        height: s.h * 0.66,
        lean: -0.12,
        trunk: p.ink,
        leaf: [p.near, p.ink, p.ink],
      })
    )
  }
}
