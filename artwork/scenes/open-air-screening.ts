import type { Palette } from '../palettes'
import { glow } from '../parts/sky'
import { canoe } from '../parts/stilt-village'
import { reflection } from '../parts/water'
import { cycle, repeat } from '../random'
import { circle, num, path, place, polygon, rect, stroke } from '../shapes'
import { lagoon } from './lagoon'
import { rower } from './rower'
import type { Scene } from './scene'

/** An open-air film screening among stilt houses. */
export function openAirScreening(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [x, y, w, h] = [s.w * 0.28, s.h * 0.34, s.w * 0.46, s.w * 0.3]
    const base = lagoon(p, {
      light: { x: 0.16, y: 0.13, r: 0.06, style: 'moon' },
      horizon: 0.5,
      houses: [
        [0.1, 0.6, 0.3],
        [0.9, 0.62, 0.34],
        [0.06, 0.74, 0.4],
        [0.97, 0.78, 0.42],
      ],
      night: true,
      lamps: true,
    })(s)
    const beams = path(
      `M${num(x)} ${num(y)}L${num(-s.w * 0.2)} ${s.h}H${num(s.w * 1.2)}L${num(x + w)} ${num(y)}Z`,
      s.linearGradient([
        [0, '#fff3d0', 0.36],
        [1, '#fff3d0', 0],
      ]),
    )
    const film = s.clip(
      `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`,
      rect(
        x,
        y,
        w,
        h,
        s.linearGradient([
          [0, '#fff6de'],
          [1, '#ffd79a'],
        ]),
      ) +
        circle(x + w * 0.5, y + h * 0.6, h * 0.34, '#f2934a') +
        repeat(11, (i) =>
          polygon(
            [
              [x + w * 0.5, y + h * 0.6],
              [
                x + w * 0.5 + Math.cos(Math.PI * (1 + i / 10) - 0.05) * w,
                y + h * 0.6 + Math.sin(Math.PI * (1 + i / 10) - 0.05) * w,
              ],
              [
                x + w * 0.5 + Math.cos(Math.PI * (1 + i / 10) + 0.05) * w,
                y + h * 0.6 + Math.sin(Math.PI * (1 + i / 10) + 0.05) * w,
              ],
            ],
            '#f2934a',
            { opacity: 0.4 },
          ),
        ) +
        path(
          `M${num(x)} ${num(y + h * 0.7)}Q${num(x + w * 0.4)} ${num(y + h * 0.55)} ${num(x + w)} ${num(y + h * 0.76)}V${num(y + h)}H${num(x)}Z`,
          '#a3403a',
        ) +
        place(canoe(w * 0.34, '#3a1a3c', '#f7b045'), x + w * 0.36, y + h * 0.84),
    )
    const frame =
      rect(x - 8, y - 8, w + 16, h + 16, p.ink) +
      stroke(
        `M${num(x)} ${num(y)}V${num(s.h * 0.76)}M${num(x + w)} ${num(y)}V${num(s.h * 0.76)}`,
        p.ink,
        m * 0.012,
      )
    const crowd = repeat(5, (i) => {
      const bx = s.w * (0.14 + i * 0.18)
      const by = s.h * (0.84 + (i % 2) * 0.08)
      return (
        repeat(4, (k) =>
          rower(s, p, bx - m * 0.08 + k * m * 0.05, by, m * 0.2, 'sit', i + k, true),
        ) + place(canoe(m * 0.34, p.near, cycle(p.accents, 1)), bx, by)
      )
    })
    return (
      base +
      glow(s, x + w / 2, y + h / 2, w, '#fff0c0', 0.6) +
      frame +
      film +
      beams +
      reflection(s, rect(x, y, w, h, '#ffe3a8'), s.h * 0.72, 0.5, 0.6, m * 0.3) +
      crowd
    )
  }
}
