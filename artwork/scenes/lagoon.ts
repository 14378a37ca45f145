import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { Pose } from '../parts/figure'
import { grass } from '../parts/leaves'
import { palm } from '../parts/palm'
import { birds, glow, stars } from '../parts/sky'
import { canoe, fishPen, patchworkSail, stiltHouse } from '../parts/stilt-village'
import { treeline } from '../parts/trees'
import { reflection, ripples, sunGlitter, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { num, path, place, polygon, stroke } from '../shapes'
import { rower } from './rower'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** Positions are shares of the width and height, lengths of the shorter side. */
export type LagoonOptions = {
  light: SkyOptions
  horizon: number
  houses: readonly (readonly [x: number, waterlineY: number, width: number])[]
  boats?: readonly (readonly [x: number, y: number, length: number, pose: Pose])[]
  sails?: readonly (readonly [x: number, y: number, height: number])[]
  palms?: readonly (readonly [x: number, y: number, height: number, lean: number])[]
  night?: boolean
  reeds?: boolean
  lamps?: boolean
}

/** A lagoon with stilt houses, boats and sails, and their reflections. */
export function lagoon(p: Palette, o: LagoonOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const hz = o.horizon * s.h
    const houses = (withLamps: boolean) =>
      [...o.houses]
        .sort((a, b) => a[1] - b[1])
        .map(([x, y, w], i) => {
          const depth = Math.min(1, (y - o.horizon) * 4)
          const wall = mix(mix(p.wall[1], cycle(p.accents, i), 0.18), p.far, 0.6 * (1 - depth))
          return stiltHouse(s, {
            x: x * s.w,
            y: y * s.h,
            w: w * m,
            wall,
            roof: mix(mix(p.mid, '#8a5a3a', 0.3), p.far, 0.5 * (1 - depth)),
            ...(withLamps ? { lamp: p.lamp } : {}),
            ...(depth > 0.3
              ? { band: accentCloth(s, p.accents, clothKindAt(i + 1), m * 0.02, i) }
              : {}),
            porch: i % 2 === 0,
          })
        })
        .join('')
    const sun = o.light
    let out = skyWithSun(s, p, { ...sun, horizon: o.horizon })
    if (o.night) out += stars(s, 80, hz, p.sun)
    out += birds(s, 7, s.w * (sun.x < 0.5 ? 0.72 : 0.28), hz * 0.36, m * 0.16, p.near)
    out += treeline(s, hz, m * 0.05, p.far, 8) + water(s, p, hz)
    out += o.houses
      .map(([x, y, w]) =>
        reflection(
          s,
          place(
            path(
              `M${-0.5 * w * m} 0V${-0.62 * w * m}L0 ${-1 * w * m}L${0.5 * w * m} ${-0.62 * w * m}V0Z`,
              p.near,
            ),
            x * s.w,
            y * s.h,
          ),
          y * s.h,
          0.5,
          0.7,
          w * m * 0.8,
        ),
      )
      .join('')
    out +=
      sunGlitter(s, sun.x * s.w, hz, s.h, m * 0.1, p.sun) +
      ripples(s, 60, hz, s.h, lighter(p.water[0], 0.3), 0.5)
    out += houses(true)
    if (o.lamps)
      out += o.houses
        .map(([x, y, w]) => glow(s, x * s.w, y * s.h + w * m * 0.1, w * m * 0.34, p.lamp, 0.4))
        .join('')
    out += fishPen(s, s.w * 0.62, hz + (s.h - hz) * 0.2, m * 0.2, 14, p.near)
    out += (o.sails ?? [])
      .map(([x, y, h], i) => {
        const [sx, sy, sh] = [x * s.w, y * s.h, h * m]
        const fills = [0, 1, 2, 3].map((k) =>
          accentCloth(s, p.accents, clothKindAt(i * 3 + k * 2), m * 0.05 + sh * 0.06, i + k),
        )
        return (
          reflection(
            s,
            polygon(
              [
                [sx, sy - sh],
                [sx + sh * 0.55, sy - sh * 0.25],
                [sx, sy - sh * 0.12],
              ],
              cycle(p.accents, i),
            ),
            sy,
            0.45,
            0.6,
            sh * 0.7,
          ) +
          place(canoe(sh * 0.9, p.near, cycle(p.accents, 1)), sx + sh * 0.08, sy) +
          patchworkSail(s, sx, sy - sh * 0.02, sh, fills, p.ink, 1) +
          rower(s, p, sx - sh * 0.26, sy, sh * 0.62, 'pole', i)
        )
      })
      .join('')
    out += (o.boats ?? [])
      .map(([x, y, l, pose], i) => {
        const [bx, by, bl] = [x * s.w, y * s.h, l * m]
        const passengers =
          pose === 'sit'
            ? repeat(4, (k) =>
                rower(
                  s,
                  p,
                  bx - bl * 0.3 + k * bl * 0.17,
                  by + bl * 0.01,
                  bl * (k === 0 ? 0.66 : 0.5),
                  'sit',
                  i + k,
                ),
              ) + rower(s, p, bx + bl * 0.4, by, bl * 0.74, 'pole', i + 1)
            : rower(s, p, bx + bl * 0.16, by, bl * 0.9, pose, i)
        return (
          reflection(
            s,
            place(
              path(
                `M${-bl / 2} 0H${bl / 2}L${bl * 0.2} ${-bl * 0.4}H${bl * 0.1}L0 ${-bl * 0.06}Z`,
                p.near,
              ),
              bx,
              by,
            ),
            by,
            0.5,
            0.8,
            bl * 0.5,
          ) +
          (i % 2 === 0
            ? passengers +
              place(canoe(bl, mix(p.near, cycle(p.accents, i), 0.25), cycle(p.accents, 1)), bx, by)
            : passengers + place(canoe(bl, p.near, cycle(p.accents, 2)), bx, by, -1, 1)) +
          stroke(
            `M${num(bx - bl * 0.62)} ${num(by + bl * 0.05)}H${num(bx + bl * 0.66)}`,
            lighter(p.water[0], 0.4),
            bl * 0.008,
            { opacity: 0.7 },
          )
        )
      })
      .join('')
    out += (o.palms ?? [])
      .map(([x, y, h, lean]) =>
        palm(s, {
          x: x * s.w,
          y: y * s.h,
          height: h * s.h,
          lean,
          trunk: p.ink,
          leaf: [p.near, mix(p.near, p.ink, 0.5), p.ink],
        }),
      )
      .join('')
    if (o.reeds) out += grass(s, s.h * 1.02, m * 0.24, 70, [p.near, p.ink, p.leaf[2]])
    return out
  }
}
