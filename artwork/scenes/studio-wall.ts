import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, cloth } from '../parts/cloth'
import { hangingCloth } from '../parts/textiles'
import { cycle, repeat } from '../random'
import { circle, num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { lampLight, leafShadow, sunOnWall, windowLight } from './studio-light'

export type StudioWall =
  | 'arch'
  | 'window'
  | 'sun'
  | 'niche'
  | 'curtain'
  | 'screen'
  | 'lattice'
  | 'lamp'

/** A wall of the beauty studio; `tone` selects its colour, by index. */
export function studioWall(s: SvgCanvas, p: Palette, kind: StudioWall, tone = 0): string {
  const m = Math.min(s.w, s.h)
  const wall = cycle([p.sky[1], p.sky[3], p.wall[0], p.sky[0], p.wall[1]], tone)
  const base = rect(
    0,
    0,
    s.w,
    s.h,
    s.linearGradient(
      [
        [0, lighter(wall, 0.16)],
        [0.6, wall],
        [1, darker(wall, 0.12)],
      ],
      0.1,
      0,
      0.8,
      1,
    ),
  )
  switch (kind) {
    case 'arch': {
      const arch = (k: number, fill: string) => {
        const w = m * 0.72 * k
        const x = s.w * 0.5
        const top = s.h * 0.66 - m * 0.56 * k
        return path(
          `M${num(x - w / 2)} ${s.h}V${num(top + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w / 2)} ${num(top + w / 2)}V${s.h}Z`,
          fill,
        )
      }
      return (
        base +
        arch(1.24, darker(wall, 0.1)) +
        arch(
          1,
          s.linearGradient([
            [0, p.sky[2]],
            [1, p.sky[3]],
          ]),
        ) +
        arch(0.76, lighter(p.sky[3], 0.25)) +
        leafShadow(s, s.w * 0.2, s.h * 0.3, m * 0.5, p.near)
      )
    }
    case 'window':
      return (
        base +
        windowLight(s, s.w * 0.46, s.h * 0.06, m * 0.44, m * 0.5, '#fff6dc') +
        leafShadow(s, s.w * 0.72, s.h * 0.36, m * 0.46, p.near, 0.26)
      )
    case 'sun':
      return base + sunOnWall(s, p, tone)
    case 'lamp':
      return base + lampLight(s, p, darker(wall, 0.6))
    case 'niche': {
      const [x, y, w, h] = [s.w * 0.5 - m * 0.34, s.h * 0.14, m * 0.68, s.h * 0.56]
      return (
        base +
        windowLight(s, s.w * 0.02, s.h * 0.1, m * 0.24, m * 0.34, '#fff6dc', 0.5, 0.35) +
        rect(x, y, w, h, darker(wall, 0.3)) +
        polygon(
          [
            [x, y],
            [x + w * 0.06, y + w * 0.05],
            [x + w * 0.06, y + h],
            [x, y + h],
          ],
          darker(wall, 0.5),
        ) +
        rect(
          x + w * 0.06,
          y + w * 0.05,
          w * 0.94,
          h,
          s.linearGradient([
            [0, darker(wall, 0.28)],
            [1, lighter(wall, 0.1)],
          ]),
        ) +
        repeat(14, (i) =>
          polygon(
            [
              [x - m * 0.05 + (i * (w + m * 0.1)) / 14, y - m * 0.02],
              [x - m * 0.05 + ((i + 0.5) * (w + m * 0.1)) / 14, y - m * 0.075],
              [x - m * 0.05 + ((i + 1) * (w + m * 0.1)) / 14, y - m * 0.02],
            ],
            i % 2 === 0 ? cycle(p.accents, 0) : cycle(p.accents, 2),
          ),
        )
      )
    }
    case 'curtain':
      return (
        base +
        rect(
          s.w * 0.3,
          0,
          s.w * 0.4,
          s.h * 0.7,
          s.linearGradient([
            [0, p.sun],
            [1, p.sky[3]],
          ]),
        ) +
        hangingCloth(
          s,
          -m * 0.05,
          -m * 0.02,
          s.w * 0.36,
          s.h * 0.82,
          accentCloth(
            s,
            [lighter(wall, 0.4), lighter(wall, 0.2), cycle(p.accents, 1), wall, wall],
            'strips',
            m * 0.3,
          ),
          m * 0.02,
        ) +
        hangingCloth(
          s,
          s.w * 0.7,
          -m * 0.02,
          s.w * 0.36,
          s.h * 0.82,
          accentCloth(
            s,
            [lighter(wall, 0.4), lighter(wall, 0.2), cycle(p.accents, 1), wall, wall],
            'strips',
            m * 0.3,
          ),
          -m * 0.02,
        )
      )
    case 'screen':
      return (
        base +
        repeat(3, (i) => {
          const x = s.w * (0.04 + i * 0.32)
          return (
            rect(
              x,
              s.h * 0.05,
              s.w * 0.29,
              s.h * 0.72,
              cloth(s, {
                kind: 'basket',
                colors: [
                  mix(wall, p.near, 0.22),
                  mix(wall, '#ffe9c6', 0.35),
                  mix(wall, p.near, 0.4),
                ],
                size: m * 0.16,
              }),
            ) +
            rect(x, s.h * 0.05, s.w * 0.29, s.h * 0.72, 'none', {
              stroke: p.near,
              width: m * 0.014,
            })
          )
        }) +
        rect(
          0,
          0,
          s.w,
          s.h,
          s.linearGradient(
            [
              [0, '#fff3d8', 0.35],
              [0.6, '#000000', 0],
            ],
            0,
            0,
            1,
            1,
          ),
        )
      )
    case 'lattice':
      return (
        base +
        repeat(6, (r) =>
          repeat(
            Math.ceil(s.w / (m * 0.16)),
            (i) =>
              circle(
                m * 0.08 + i * m * 0.16 + (r % 2) * m * 0.08,
                s.h * 0.06 + r * m * 0.13,
                m * 0.05,
                s.linearGradient([
                  [0, p.sun],
                  [1, p.sky[3]],
                ]),
              ) +
              circle(
                m * 0.09 + i * m * 0.16 + (r % 2) * m * 0.08,
                s.h * 0.06 + r * m * 0.13 + m * 0.008,
                m * 0.05,
                'none',
                { stroke: darker(wall, 0.3), width: m * 0.008, opacity: 0.6 },
              ),
          ),
        )
      )
  }
}
