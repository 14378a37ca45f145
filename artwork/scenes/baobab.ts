import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { hills } from '../parts/trees'
import { glow, stars } from '../parts/sky'
import { at, times } from '../random'
import { ellipse, path, place, rect, stroke } from '../shapes'
import type { Point } from '../shapes'
import { lightSky } from './base'
import type { Scene } from './base'
import { passer } from './passer'

/** A baobab under a great sky. */
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
    return (
      lightSky(s, p, { x: 0.52, y: 0.36, r: 0.24, style: 'fine' }) +
      stars(s, 150, s.h * 0.7, '#ffffff') +
      hills(s, s.h * 0.82, m * 0.03, s.h, p.mid) +
      rect(
        0,
        y - m * 0.02,
        s.w,
        s.h,
        s.linear([
          [0, p.near],
          [1, p.ink],
        ]),
      ) +
      place(
        tufts
          .map(([tx, ty], i) =>
            times(9, (q) =>
              ellipse(
                tx + Math.cos(q * 0.7) * 60,
                ty + Math.sin(q * 0.7) * 30,
                46,
                28,
                at([p.leaf[2], p.leaf[1], mix(p.near, p.leaf[2], 0.5)], i + q),
              ),
            ),
          )
          .join('') +
          path(
            trunk,
            s.linear(
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
          ),
        x,
        y,
        k * 1.06,
      ) +
      times(5, (i) =>
        passer(
          s,
          p,
          x + (i - 2) * m * 0.13 + (i > 1 ? m * 0.12 : -m * 0.05),
          y + m * 0.05 + (i % 2) * m * 0.03,
          m * 0.2,
          at(['sit', 'boubou', 'sit', 'tunic', 'sit'] as const, i),
          i + 1,
          i > 2,
        ),
      ) +
      glow(s, x + m * 0.02, y + m * 0.04, m * 0.22, p.lamp, 0.5)
    )
  }
}
