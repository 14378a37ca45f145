import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { glow, stars } from '../parts/sky'
import { treeCrown } from '../parts/tree-crown'
import { hills } from '../parts/trees'
import { cycle, repeat } from '../random'
import type { Point } from '../shapes'
import { num, path, place, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** A low carved stool. */
const carvedStool = (x: number, y: number, h: number, color: string) =>
  path(
    `M${num(x - h * 0.12)} ${num(y - h * 0.13)}Q${num(x)} ${num(y - h * 0.08)} ${num(x + h * 0.12)} ${num(y - h * 0.13)}V${num(y - h * 0.08)}Q${num(x + h * 0.05)} ${num(y - h * 0.04)} ${num(x + h * 0.1)} ${num(y)}H${num(x - h * 0.1)}Q${num(x - h * 0.05)} ${num(y - h * 0.04)} ${num(x - h * 0.12)} ${num(y - h * 0.08)}Z`,
    color,
  )

/** A small wood fire. */
const campfire = (light: string, flame: string, ink: string) =>
  path(
    'M0 -92C26 -62 10 -50 28 -38C40 -18 26 6 0 6C-28 6 -40 -18 -26 -40C-18 -32 -16 -60 0 -92Z',
    flame,
  ) +
  path('M2 -58C16 -36 16 -8 0 -2C-18 -8 -16 -28 -8 -38C-4 -32 -2 -44 2 -58Z', light) +
  stroke('M-48 10L40 -6M-40 -8L48 10', ink, 12)

/** A baobab under a starry sky, with people around a fire. */
export function baobab(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [x, y, k] = [s.w * 0.52, s.h * 0.88, m / 1000]
    const trunk =
      'M-170 0C-120 -80 -150 -240 -130 -380C-120 -440 -190 -520 -290 -570C-190 -560 -120 -530 -84 -470C-90 -560 -150 -660 -210 -720C-120 -690 -60 -600 -34 -500C-30 -600 -20 -700 20 -790C40 -700 30 -600 40 -500C80 -570 130 -640 220 -690C170 -610 110 -540 96 -470C150 -520 230 -540 310 -540C220 -500 150 -450 132 -380C150 -240 130 -90 190 0Z'
    const tufts: Point[] = [
      [-290, -580],
      [-210, -730],
      [20, -800],
      [220, -700],
      [310, -550],
      [-110, -640],
      [120, -610],
      [-60, -740],
      [100, -740],
      [-230, -640],
      [260, -620],
    ]
    const leaf = [mix(p.leaf[0], p.sun, 0.3), p.leaf[1], mix(p.near, p.leaf[2], 0.5)] as const
    return (
      skyWithSun(s, p, { x: 0.86, y: 0.16, r: 0.12, style: 'fine' }) +
      stars(s, 150, s.h * 0.7, '#ffffff') +
      hills(s, s.h * 0.82, m * 0.03, s.h, p.mid) +
      rect(
        0,
        y - m * 0.02,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.near],
          [1, p.ink],
        ]),
      ) +
      place(
        tufts.map(([tx, ty]) => treeCrown(s, tx, ty, 104, leaf)).join('') +
          path(
            trunk,
            s.linearGradient(
              [
                [0, p.near],
                [1, p.ink],
              ],
              0,
              0,
              1,
              0.2,
            ),
          ) +
          stroke(
            'M-110 -20C-70 -160 -90 -300 -70 -420M-30 -10C-10 -160 -20 -300 0 -440M70 -10C60 -160 80 -300 70 -430',
            lighter(p.near, 0.2),
            7,
            { opacity: 0.4 },
          ) +
          stroke(
            'M-140 -40C-104 -150 -124 -260 -106 -380M-52 -60C-36 -200 -44 -330 -30 -460M22 -40C30 -170 20 -320 34 -450M104 -30C96 -160 116 -290 104 -390',
            p.ink,
            9,
            { opacity: 0.6 },
          ) +
          s.clip(
            trunk,
            stroke(trunk.slice(0, -1), mix(p.leaf[0], p.sun, 0.5), 12, { opacity: 0.5 }),
          ),
        x,
        y,
        k * 1.06,
      ) +
      glow(s, x + m * 0.03, y + m * 0.05, m * 0.5, p.lamp, 0.34) +
      repeat(5, (i) => {
        const px = x + (i - 2) * m * 0.13 + (i > 1 ? m * 0.12 : -m * 0.05)
        const py = y + m * 0.05 + (i % 2) * m * 0.03
        const stool = i % 2 === 0 ? carvedStool(px, py, m * 0.2, mix(p.near, p.lamp, 0.3)) : ''
        return (
          stool +
          passerBy(
            s,
            p,
            px,
            py,
            m * 0.2,
            cycle(['sit', 'boubou', 'sit', 'tunic', 'sit'] as const, i),
            i + 1,
            i > 2,
          )
        )
      }) +
      glow(s, x + m * 0.03, y + m * 0.07, m * 0.2, p.lamp, 0.7) +
      place(campfire(p.lamp, cycle(p.accents, 1), p.ink), x + m * 0.03, y + m * 0.09, k * 0.8)
    )
  }
}
