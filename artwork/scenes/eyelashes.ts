import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { closedEye } from '../parts/closed-eye'
import { accentCloth } from '../parts/cloth'
import { cycle, repeat } from '../random'
import { circle, group, num, path, place, rect, stroke } from '../shapes'
import type { Scene } from './scene'

/** A closed eye in close-up, with an optional lash brush or tweezers. */
export function eyelashes(
  p: Palette,
  o: { tool?: 'brush' | 'tweezers'; lid?: string; skin?: number },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const skin = cycle(skinTones, o.skin ?? 2)
    const k = (Math.max(s.w, s.h) * 0.6) / 700
    const head =
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, lighter(skin, 0.12)],
            [0.5, skin],
            [1, mix(skin, '#1a0c0c', 0.45)],
          ],
          0.9,
          0,
          0.1,
          1,
        ),
      ) +
      s.blur(
        m * 0.06,
        `<ellipse cx="${num(s.w * 0.7)}" cy="${num(s.h * 0.78)}" rx="${num(m * 0.44)}" ry="${num(m * 0.24)}" fill="#d98a5c" opacity="0.5"/><ellipse cx="${num(s.w * 0.3)}" cy="${num(s.h * 0.18)}" rx="${num(m * 0.4)}" ry="${num(m * 0.2)}" fill="#b8704a" opacity="0.4"/>`,
      )
    const wrap =
      path(
        `M0 0H${s.w}V${num(s.h * 0.1)}Q${num(s.w * 0.5)} ${num(s.h * 0.26)} 0 ${num(s.h * 0.2)}Z`,
        accentCloth(s, p.accents, 'fans', m * 0.16, 0),
      ) +
      path(
        `M0 0H${s.w}V${num(s.h * 0.1)}Q${num(s.w * 0.5)} ${num(s.h * 0.26)} 0 ${num(s.h * 0.2)}Z`,
        s.linearGradient([
          [0, '#1c0a10', 0.1],
          [1, '#1c0a10', 0.6],
        ]),
      ) +
      stroke(
        `M0 ${num(s.h * 0.2)}Q${num(s.w * 0.5)} ${num(s.h * 0.26)} ${s.w} ${num(s.h * 0.1)}`,
        '#f2b53f',
        m * 0.01,
      )
    const dots = repeat(9, (i) =>
      circle(
        s.w * 0.5 + (i - 4) * m * 0.075,
        s.h * 0.34 - Math.sin((Math.PI * i) / 8) * m * 0.02,
        m * 0.009,
        '#fff0d0',
      ),
    )
    const tool =
      o.tool === 'brush'
        ? place(
            rect(-14, -420, 28, 300, '#5a2419', { r: 12 }) +
              rect(-18, -130, 36, 60, '#e0b060') +
              path('M-18 -72C-40 -30 -20 6 0 20C20 6 40 -30 18 -72Z', '#2f1a16') +
              path('M-10 -20C-14 0 -6 14 0 20C6 14 14 0 10 -20Z', '#e9845a'),
            s.w * 0.74,
            s.h * 0.56,
            m / 700,
            m / 700,
            40,
          )
        : o.tool === 'tweezers'
          ? place(
              path(
                'M-8 0L-40 -420H-16L0 -20L16 -420H40L8 0Z',
                s.linearGradient(
                  [
                    [0, '#f6e3c0'],
                    [1, '#a8763f'],
                  ],
                  0,
                  0,
                  1,
                  0,
                ),
              ) + stroke('M0 4q14 30 6 64', '#160b0e', 6),
              s.w * 0.7,
              s.h * 0.6,
              m / 760,
              m / 760,
              34,
            )
          : ''
    return (
      head +
      wrap +
      dots +
      group(
        place(closedEye(s, skin, '#ffb070', o.lid ?? '#c9683c'), s.w * 0.48, s.h * 0.62, k),
        '',
      ) +
      tool
    )
  }
}
