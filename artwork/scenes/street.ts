import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { cloud, stars } from '../parts/sky'
import { stringLights } from '../parts/string-lights'
import { marketUmbrella } from '../parts/textiles'
import { townBlocks } from '../parts/town'
import { broadleafTree } from '../parts/trees'
import { cycle, repeat } from '../random'
import { ellipse, num, path, polygon, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'
import { overheadWires, streetFront } from './street-front'
import type { StreetRider } from './street-rider'
import { streetRider } from './street-rider'

/** Positions are shares of the width and height, lengths of the shorter side. */
export type StreetOptions = {
  light: SkyOptions
  riders: readonly StreetRider[]
  walkers?: readonly (readonly [x: number, y: number, height: number])[]
  lit?: boolean
  rain?: boolean
  umbrellas?: boolean
  /** Height of the houses, as a share of the shorter side. */
  frontHeight?: number
  groundY?: number
}

/** An unpaved street with motorcycle taxis. */
export function street(p: Palette, o: StreetOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * (o.groundY ?? 0.62)
    const vx = s.w * o.light.x
    let out = skyWithSun(s, p, { ...o.light, horizon: (o.groundY ?? 0.62) + 0.05 })
    if (o.lit) out += stars(s, 60, y * 0.7, p.sun)
    if (o.rain)
      out += repeat(6, (i) =>
        cloud(
          s,
          s.w * (0.05 + i * 0.2),
          s.h * s.rng.range(0.1, 0.28),
          m * s.rng.range(0.5, 0.8),
          lighter(p.sky[1], 0.25),
          darker(p.sky[0], 0.2),
          0.9,
        ),
      )
    out += townBlocks(
      s,
      y,
      m * 0.1,
      m * 0.24,
      mix(p.far, p.sky[3], 0.25),
      o.lit ? p.lamp : undefined,
      0.25,
    )
    out += repeat(5, (i) =>
      broadleafTree(
        s,
        s.w * (0.06 + i * 0.24),
        y,
        m * s.rng.range(0.3, 0.42),
        [
          mix(mix(p.far, p.mid, 0.4), p.leaf[0], 0.45),
          mix(p.mid, p.leaf[1], 0.5),
          mix(mix(p.mid, p.near, 0.4), p.leaf[2], 0.5),
        ],
        p.near,
      ),
    )
    out += streetFront(
      s,
      p,
      y + m * 0.012,
      m * (o.frontHeight ?? 0.27),
      -m * 0.1,
      s.w * 1.05,
      o.lit ?? false,
      Math.floor(s.rng.range(0, 5)),
    )
    out += rect(
      0,
      y,
      s.w,
      s.h - y,
      s.linearGradient([
        [0, lighter(p.ground[0], 0.12)],
        [0.4, p.ground[0]],
        [1, p.ground[2]],
      ]),
    )
    out += repeat(26, (i) => {
      const t = s.rng.next() ** 1.3
      const gy = y + (s.h - y) * t
      const w = m * (0.1 + t * 0.5)
      return path(
        `M${num(s.rng.range(-0.1, 1) * s.w)} ${num(gy)}q${num(w * 0.5)} ${num(-m * 0.006 * (1 + t * 3))} ${num(w)} 0q${num(-w * 0.5)} ${num(m * 0.006 * (1 + t * 3))} ${num(-w)} 0Z`,
        i % 2 === 0 ? p.ground[1] : lighter(p.ground[0], 0.3),
        { opacity: 0.45 },
      )
    })
    out += polygon(
      [
        [0, s.h],
        [0, s.h * 0.9],
        [s.w, s.h * 0.98],
        [s.w, s.h],
      ],
      p.ground[2],
      { opacity: 0.4 },
    )
    if (o.rain)
      out += repeat(9, (i) =>
        ellipse(
          s.w * s.rng.next(),
          y + (s.h - y) * (0.2 + 0.09 * i),
          m * (0.08 + i * 0.022),
          m * (0.008 + i * 0.003),
          s.linearGradient(
            [
              [0, p.sky[2]],
              [1, p.sky[1]],
            ],
            0,
            0,
            1,
            0,
          ),
          { opacity: 0.75 },
        ),
      )
    if (o.umbrellas)
      out += repeat(
        4,
        (i) =>
          marketUmbrella(
            s.w * (0.12 + i * 0.27),
            y - m * 0.06 + (i % 2) * m * 0.05,
            m * 0.24,
            [cycle(p.accents, i), p.wall[0]],
            p.near,
            m * 0.2,
          ) +
          passerBy(
            s,
            p,
            s.w * (0.16 + i * 0.27),
            y + m * 0.12 + (i % 2) * m * 0.04,
            m * 0.24,
            'boubou',
            i + 2,
          ),
      )
    out += overheadWires(s, vx, y, mix(p.near, p.ink, 0.4))
    out += (o.walkers ?? [])
      .map(
        ([x, wy, h], i) =>
          passerBy(
            s,
            p,
            x * s.w,
            wy * s.h,
            h * m,
            cycle(['walk', 'basin', 'tunic'] as const, i),
            i + 1,
            i % 2 === 1,
          ) +
          (i % 3 === 1
            ? ellipse(
                x * s.w - (i % 2) * h * m * 0.01,
                wy * s.h - h * m * 1.03,
                h * m * 0.11,
                h * m * 0.035,
                cycle(p.accents, 1),
              )
            : ''),
      )
      .join('')
    out += [...o.riders]
      .sort((a, b) => a[1] - b[1])
      .map((rider, i) => streetRider(s, p, rider, i, o))
      .join('')
    if (o.lit)
      out +=
        stringLights(s, 0, y - m * 0.36, s.w * 0.55, y - m * 0.42, m * 0.05, 10, p.lamp, p.ink) +
        stringLights(s, s.w * 0.55, y - m * 0.42, s.w, y - m * 0.34, m * 0.05, 8, p.lamp, p.ink)
    if (o.rain)
      out += repeat(130, () => {
        const [x, ry, l] = [
          s.rng.range(-0.1, 1.05) * s.w,
          s.rng.range(0, 1) * s.h,
          m * s.rng.range(0.03, 0.09),
        ]
        return stroke(
          `M${num(x)} ${num(ry)}l${num(-l * 0.25)} ${num(l)}`,
          '#ffffff',
          s.unit * 1.8,
          {
            opacity: s.rng.range(0.15, 0.4),
          },
        )
      })
    return out
  }
}
