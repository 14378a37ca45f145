import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { cloth } from '../parts/cloth'
import { basilicaSpires } from '../parts/landmarks'
import { palm } from '../parts/palm'
import { birds, cloud } from '../parts/sky'
import { townBlocks } from '../parts/town'
import { broadleafTree, hills } from '../parts/trees'
import { ripples, sunGlitter, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { circle, num, path, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

const sailingBoats = (s: SvgCanvas, y: number, m: number, color: string) =>
  repeat(5, (i) => {
    const [x, h] = [s.w * (0.1 + i * 0.19), m * s.rng.range(0.05, 0.1)]
    return (
      path(
        `M${num(x)} ${num(y + i * 6 - h)}Q${num(x + h * 0.5)} ${num(y + i * 6 - h * 0.5)} ${num(x + h * 0.46)} ${num(y + i * 6)}H${num(x)}Z`,
        color,
      ) +
      path(
        `M${num(x - h * 0.3)} ${num(y + i * 6 + 2)}h${num(h)}l${num(-h * 0.14)} ${num(h * 0.13)}h${num(-h * 0.7)}Z`,
        darker(color, 0.7),
      )
    )
  })

/** A house of Barcelona: a wavy scaled roof, bone-shaped balconies, broken-tile mosaic. */
function wavyHouse(s: SvgCanvas, p: Palette, x: number, y: number, w: number, h: number): string {
  const roofPath = `M${num(x - w * 0.03)} ${num(y - h)}C${num(x + w * 0.1)} ${num(y - h * 1.3)} ${num(x + w * 0.34)} ${num(y - h * 1.02)} ${num(x + w * 0.55)} ${num(y - h * 1.22)}C${num(x + w * 0.8)} ${num(y - h * 1.36)} ${num(x + w)} ${num(y - h * 1.1)} ${num(x + w * 1.03)} ${num(y - h)}Z`
  return (
    rect(
      x,
      y - h,
      w,
      h,
      s.linearGradient([
        [0, lighter(p.wall[0], 0.2)],
        [1, p.wall[1]],
      ]),
    ) +
    repeat(70, () =>
      circle(
        x + s.rng.range(0.03, 0.97) * w,
        y - s.rng.range(0.02, 0.98) * h,
        w * s.rng.range(0.008, 0.022),
        cycle(p.accents, s.rng.int(0, 4)),
        { opacity: 0.7 },
      ),
    ) +
    repeat(4, (r) =>
      repeat(4, (c) => {
        const [wx, wy] = [x + w * (0.08 + c * 0.23), y - h * (0.93 - r * 0.235)]
        return (
          path(
            `M${num(wx)} ${num(wy + h * 0.15)}V${num(wy + h * 0.04)}Q${num(wx + w * 0.075)} ${num(wy - h * 0.04)} ${num(wx + w * 0.15)} ${num(wy + h * 0.04)}V${num(wy + h * 0.15)}Z`,
            (r + c) % 3 === 0 ? p.lamp : darker(p.near, 0.2),
          ) +
          path(
            `M${num(wx - w * 0.02)} ${num(wy + h * 0.11)}q${num(w * 0.095)} ${num(h * 0.1)} ${num(w * 0.19)} 0l${num(-w * 0.02)} ${num(h * 0.05)}q${num(-w * 0.075)} ${num(h * 0.03)} ${num(-w * 0.15)} 0Z`,
            lighter(p.wall[0], 0.5),
          )
        )
      }),
    ) +
    s.clip(
      roofPath,
      path(
        roofPath,
        cloth(s, {
          kind: 'fans',
          colors: [
            cycle(p.accents, 0),
            cycle(p.accents, 3),
            lighter(cycle(p.accents, 0), 0.3),
            cycle(p.accents, 1),
            p.ink,
          ],
          size: w * 0.2,
        }),
      ) +
        path(
          roofPath,
          s.linearGradient(
            [
              [0, '#ffffff', 0.25],
              [1, '#120818', 0.35],
            ],
            0,
            0,
            1,
            0.3,
          ),
        ),
    )
  )
}

/** Barcelona between the hills and the sea. */
export function barcelona(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * 0.74
    let out =
      skyWithSun(s, p, { x: 0.16, y: 0.2, r: 0.12, style: 'woven', horizon: 0.8 }) +
      repeat(3, (i) =>
        cloud(
          s,
          s.w * (0.12 + i * 0.36),
          s.h * (0.12 + (i % 2) * 0.08),
          m * 0.4,
          lighter(p.sky[3], 0.5),
          p.sky[2],
          0.8,
        ),
      )
    out +=
      hills(s, s.h * 0.5, m * 0.04, s.h, p.far) +
      hills(s, s.h * 0.56, m * 0.03, s.h, mix(p.far, p.mid, 0.5)) +
      townBlocks(s, s.h * 0.64, m * 0.06, m * 0.14, mix(p.far, p.ground[0], 0.4), p.lamp, 0.15) +
      basilicaSpires(s, s.w * 0.52, s.h * 0.7, m * 0.72, mix(p.ground[1], p.wall[1], 0.25), p.lamp)
    out +=
      townBlocks(
        s,
        s.h * 0.72,
        m * 0.06,
        m * 0.16,
        mix(p.ground[0], p.wall[0], 0.35),
        p.near,
        0.3,
        -0.02,
        0.34,
      ) +
      townBlocks(
        s,
        s.h * 0.72,
        m * 0.06,
        m * 0.16,
        mix(p.ground[0], p.wall[0], 0.35),
        p.near,
        0.3,
        0.72,
        1.02,
      )
    out +=
      repeat(11, (i) =>
        broadleafTree(
          s,
          s.w * (i / 10),
          y,
          m * s.rng.range(0.1, 0.15),
          [p.leaf[0], p.leaf[1], p.leaf[2]],
          p.near,
        ),
      ) +
      wavyHouse(s, p, s.w * 0.02, s.h * 0.82, m * 0.32, m * 0.36) +
      wavyHouse(s, p, s.w * 0.7, s.h * 0.82, m * 0.26, m * 0.27)
    out +=
      rect(0, s.h * 0.81, s.w, s.h * 0.03, lighter(p.ground[0], 0.4)) +
      repeat(7, (i) =>
        palm(s, {
          x: s.w * (0.05 + i * 0.155),
          y: s.h * 0.83,
          height: m * s.rng.range(0.16, 0.22),
          lean: 0.02,
          trunk: p.near,
          leaf: p.leaf,
        }),
      )
    return (
      out +
      water(s, p, s.h * 0.835) +
      sunGlitter(s, s.w * 0.5, s.h * 0.84, s.h, m * 0.12, p.sun) +
      ripples(s, 40, s.h * 0.84, s.h, '#ffffff', 0.5) +
      sailingBoats(s, s.h * 0.9, m, p.wall[0]) +
      birds(s, 8, s.w * 0.26, s.h * 0.22, m * 0.14, p.near)
    )
  }
}
