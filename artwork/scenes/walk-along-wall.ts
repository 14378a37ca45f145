import { darker, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { bougainvillea } from '../parts/flowers'
import { palm } from '../parts/palm'
import { cycle, repeat } from '../random'
import { ellipse, group, num, path, polygon, rect } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** People who walk past a wall with bougainvillea. */
export function walkAlongWall(
  p: Palette,
  o: { light: SkyOptions; basins: boolean; count: number },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * 0.82
    const wallTop = s.h * 0.3
    const wall =
      rect(
        0,
        wallTop,
        s.w,
        y - wallTop,
        s.linearGradient([
          [0, p.wall[0]],
          [1, mix(p.wall[0], p.ground[0], 0.5)],
        ]),
      ) +
      rect(
        0,
        y - m * 0.12,
        s.w,
        m * 0.12,
        accentCloth(
          s,
          [p.ground[1], p.ground[2], cycle(p.accents, 1), p.ground[1], p.wall[0]],
          'triangles',
          m * 0.12,
        ),
      ) +
      rect(0, wallTop - m * 0.015, s.w, m * 0.03, p.wall[1])
    const door = s.w * 0.78
    const doorway =
      rect(door - m * 0.11, y - m * 0.43, m * 0.22, m * 0.43, cycle(p.accents, 0)) +
      path(
        `M${num(door - m * 0.13)} ${num(y)}V${num(y - m * 0.4)}A${num(m * 0.13)} ${num(m * 0.13)} 0 0 1 ${num(door + m * 0.13)} ${num(y - m * 0.4)}V${num(y)}Z`,
        p.wall[1],
      ) +
      path(
        `M${num(door - m * 0.1)} ${num(y)}V${num(y - m * 0.39)}A${num(m * 0.1)} ${num(m * 0.1)} 0 0 1 ${num(door + m * 0.1)} ${num(y - m * 0.39)}V${num(y)}Z`,
        cycle(p.accents, 0),
      ) +
      repeat(4, (i) =>
        rect(
          door - m * 0.075 + (i % 2) * m * 0.08,
          y - m * 0.36 + Math.floor(i / 2) * m * 0.17,
          m * 0.065,
          m * 0.14,
          darker(cycle(p.accents, 0), 0.3),
        ),
      ) +
      repeat(3, (i) =>
        polygon(
          [
            [s.w * 0.46 + i * m * 0.09, wallTop + m * 0.16],
            [s.w * 0.46 + (i + 0.5) * m * 0.09, wallTop + m * 0.08],
            [s.w * 0.46 + (i + 1) * m * 0.09, wallTop + m * 0.16],
            [s.w * 0.46 + (i + 0.5) * m * 0.09, wallTop + m * 0.24],
          ],
          cycle([p.ground[1], cycle(p.accents, 1), cycle(p.accents, 0)], i),
        ),
      )
    const shade = path(
      `M0 ${num(y)}V${num(wallTop)}Q${num(s.w * 0.24)} ${num(s.h * 0.5)} ${num(s.w * 0.42)} ${num(y)}Z`,
      p.near,
      { opacity: 0.2 },
    )
    return (
      skyWithSun(s, p, { ...o.light, horizon: 0.4 }) +
      palm(s, { x: s.w * 0.8, y: y, height: s.h * 0.72, lean: -0.06, trunk: p.mid, leaf: p.leaf }) +
      wall +
      doorway +
      shade +
      bougainvillea(
        s,
        [
          [s.w * 0.04, wallTop],
          [s.w * 0.14, wallTop - m * 0.02],
          [s.w * 0.24, wallTop + m * 0.01],
          [s.w * 0.1, wallTop + m * 0.09],
          [s.w * 0.02, wallTop + m * 0.18],
          [s.w * 0.32, wallTop - m * 0.01],
        ],
        m * 0.075,
        ['#d9468a', '#ef6fa6', '#b52f6c'],
        p.leaf,
      ) +
      rect(
        0,
        y,
        s.w,
        s.h - y,
        s.linearGradient([
          [0, p.ground[0]],
          [1, p.ground[1]],
        ]),
      ) +
      repeat(o.count, (i) => {
        const [x, h] = [
          s.w * (o.count === 1 ? 0.56 : 0.24 + (i * 0.56) / (o.count - 1)),
          m * (o.count === 1 ? 0.66 : 0.56 - (i % 2) * 0.05),
        ]
        const by = y + m * (0.08 + (i % 2) * 0.05)
        return (
          polygon(
            [
              [x - h * 0.08, by],
              [x + h * 0.08, by],
              [x + h * 0.5, by + h * 0.12],
              [x + h * 0.3, by + h * 0.12],
            ],
            p.ink,
            { opacity: 0.25 },
          ) +
          passerBy(s, p, x, by, h, 'basin', i) +
          group(
            o.basins
              ? ellipse(0, -1088, 140, 26, p.ink) +
                  path(
                    'M-140 -1088C-120 -1000 120 -1000 140 -1088Z',
                    accentCloth(s, p.accents, clothKindAt(i + 8), 60, i),
                  ) +
                  repeat(9, (k) =>
                    ellipse(
                      -104 + k * 26,
                      -1096 - (k % 2) * 14,
                      22,
                      22,
                      cycle([cycle(p.accents, 2), cycle(p.accents, 1), p.leaf[0]], k + i),
                    ),
                  )
              : path(
                  'M-66 -1040C-130 -1120 -100 -1220 -40 -1240V-1276H60V-1240C120 -1220 150 -1120 86 -1040Z',
                  p.ground[2],
                ) + rect(-92, -1160, 206, 34, accentCloth(s, p.accents, 'triangles', 40, i)),
            `translate(${num(x)} ${num(by)}) scale(${num(h / 1000, 3)})`,
          )
        )
      })
    )
  }
}
