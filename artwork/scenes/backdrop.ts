import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { buildingBlock } from '../parts/building-block'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { canoe, stiltHouse } from '../parts/stilt-village'
import { hills, treeline } from '../parts/trees'
import { maize } from '../parts/vegetables'
import { ripples, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { num, place, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { townBackdrop } from './backdrop-town'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

export type BackdropKind =
  | 'rays'
  | 'lagoon'
  | 'laterite'
  | 'panels'
  | 'maize'
  | 'market'
  | 'cloth'
  | 'leaves'
  | 'night'
  | 'arch'
  | 'beach'
  | 'plain'

/** The backdrop of a portrait. */
export function backdrop(s: SvgCanvas, p: Palette, kind: BackdropKind, light: SkyOptions): string {
  const m = Math.min(s.w, s.h)
  const base = skyWithSun(s, p, light)
  switch (kind) {
    case 'rays':
      return base
    case 'plain':
      return (
        base +
        hills(s, s.h * 0.72, m * 0.05, s.h, p.far) +
        hills(s, s.h * 0.84, m * 0.05, s.h, p.mid)
      )
    case 'lagoon': {
      const y = s.h * 0.62
      return (
        base +
        treeline(s, y, m * 0.07, p.far, 7) +
        water(s, p, y) +
        ripples(s, 40, y, s.h, p.sun, 0.5) +
        stiltHouse(s, {
          x: s.w * 0.42,
          y: y + m * 0.03,
          w: m * 0.13,
          porch: false,
          wall: p.wall[1],
          roof: p.mid,
          lamp: p.lamp,
        }) +
        stiltHouse(s, {
          x: s.w * 0.6,
          y: y + m * 0.05,
          w: m * 0.17,
          porch: false,
          wall: p.wall[1],
          roof: p.mid,
          lamp: p.lamp,
        }) +
        place(canoe(m * 0.26, p.near, cycle(p.accents, 1)), s.w * 0.5, s.h * 0.8)
      )
    }
    case 'laterite':
      return (
        base +
        hills(s, s.h * 0.66, m * 0.03, s.h, p.mid) +
        place(
          buildingBlock(s, {
            x: 0,
            w: 420,
            h: 300,
            wall: p.ground[0],
            finish: 'banco',
            roof: 'crenel',
            roofColor: p.ground[1],
            frame: '#5a2419',
            pane: p.near,
            openings: [
              { kind: 'claustra', x: 0.08, y: 0.3, w: 0.22, h: 0.4 },
              { kind: 'archdoor', x: 0.42, y: 0, w: 0.18, h: 0.56, color: cycle(p.accents, 0) },
              { kind: 'slit', x: 0.72, y: 0.4, w: 0.06, h: 0.3 },
              { kind: 'slit', x: 0.84, y: 0.4, w: 0.06, h: 0.3 },
            ],
          }),
          s.w * 0.02,
          s.h * 0.82,
          (m * 1.1) / 700,
        ) +
        rect(0, s.h * 0.8, s.w, s.h, p.ground[1]) +
        palm(s, {
          x: s.w * 0.9,
          y: s.h * 0.9,
          height: s.h * 0.62,
          lean: -0.1,
          trunk: p.near,
          leaf: p.leaf,
        })
      )
    case 'panels':
      return (
        base +
        repeat(3, (r) =>
          repeat(5, (i) => {
            const [x, y, w, h] = [
              s.w * (-0.06 + i * 0.26 - r * 0.04),
              s.h * (0.62 + r * 0.13),
              s.w * 0.22,
              s.h * 0.1,
            ]
            return (
              polygon(
                [
                  [x, y + h],
                  [x + w * 0.14, y],
                  [x + w, y],
                  [x + w * 0.9, y + h],
                ],
                s.linearGradient([
                  [0, cycle(p.accents, 0)],
                  [1, darker(cycle(p.accents, 0), 0.45)],
                ]),
              ) +
              repeat(5, (k) =>
                stroke(
                  `M${num(x + w * (0.14 + k * 0.2))} ${num(y)}L${num(x + w * k * 0.21)} ${num(y + h)}`,
                  lighter(cycle(p.accents, 0), 0.4),
                  s.unit * 2.4,
                ),
              ) +
              stroke(
                `M${num(x + w * 0.07)} ${num(y + h / 2)}H${num(x + w * 0.95)}`,
                lighter(cycle(p.accents, 0), 0.4),
                s.unit * 2.4,
              ) +
              rect(x + w * 0.42, y + h, w * 0.05, h * 0.5, p.near)
            )
          }),
        )
      )
    case 'maize':
      return (
        base +
        repeat(17, (i) => {
          const x = s.w * (i / 16 + s.rng.range(-0.02, 0.02))
          const h = s.h * s.rng.range(0.5, 0.72)
          return (
            stroke(
              `M${num(x)} ${s.h}Q${num(x + 6)} ${num(s.h - h * 0.5)} ${num(x)} ${num(s.h - h)}`,
              p.leaf[1],
              s.unit * 11,
            ) +
            leafClump(s, x, s.h - h * 0.34, h * 0.42, p.leaf, 4, 78) +
            leafClump(s, x, s.h - h * 0.66, h * 0.36, p.leaf, 4, 64) +
            maize(s, x + s.unit * 14, s.h - h * 0.52, s.unit * 120, 14)
          )
        })
      )
    default:
      return townBackdrop(s, p, kind, light, base)
  }
}
