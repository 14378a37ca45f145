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
import { ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** Sailing boats: two sails on a mast, a hull in the water and its reflection. */
const sailingBoats = (s: SvgCanvas, p: Palette, y: number, m: number) =>
  repeat(4, (i) => {
    const h = m * (0.085 + ((i * 2) % 3) * 0.02)
    const x = s.w * (0.13 + i * 0.245)
    const line = y + ((i * 2) % 3) * s.h * 0.022
    const at = (dx: number, dy: number) => `${num(x + dx * h)} ${num(line - dy * h)}`
    return (
      ellipse(x, line + h * 0.07, h * 0.5, h * 0.045, p.wall[0], { opacity: 0.35 }) +
      stroke(`M${at(0, 0.12)}V${num(line - h * 1.12)}`, p.near, s.unit * 4, { cap: 'butt' }) +
      path(`M${at(0.03, 1.1)}Q${at(0.4, 0.62)} ${at(0.46, 0.2)}H${num(x + h * 0.03)}Z`, p.wall[0]) +
      path(
        `M${at(-0.03, 0.98)}Q${at(-0.16, 0.5)} ${at(-0.4, 0.22)}H${num(x - h * 0.03)}Z`,
        i % 2 === 0 ? cycle(p.accents, 1) : p.wall[1],
      ) +
      path(
        `M${at(-0.5, 0.13)}H${num(x + h * 0.56)}C${at(0.48, 0.02)} ${at(0.4, -0.02)} ${at(0.32, -0.02)}H${num(x - h * 0.34)}Q${at(-0.46, 0)} ${at(-0.5, 0.13)}Z`,
        i % 2 === 0 ? cycle(p.accents, 3) : p.near,
      )
    )
  })

/** A house of Barcelona: a wavy scaled roof, curved balconies, bands of tile mosaic. */
function wavyHouse(s: SvgCanvas, p: Palette, x: number, y: number, w: number, h: number): string {
  const rows = 4
  const columns = Math.round(w / (h * 0.225))
  const tile = s.unit * 15
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
    rect(x + w * 0.9, y - h, w * 0.1, h, '#120c24', { opacity: 0.1 }) +
    repeat(2, (r) =>
      repeat(Math.floor(w / tile), (c) =>
        rect(
          x + (c + 0.14) * (w / Math.floor(w / tile)),
          y - h * 0.985 + r * tile * 0.7,
          tile * 0.72,
          tile * 0.5,
          cycle(p.accents, s.rng.int(0, 3)),
          { opacity: 0.85, r: tile * 0.12 },
        ),
      ),
    ) +
    repeat(rows, (r) =>
      repeat(columns, (c) => {
        const pitch = (w * 0.92) / columns
        const [wx, wy] = [x + w * 0.04 + (c + 0.5) * pitch, y - h * (0.89 - r * 0.235)]
        const half = pitch * 0.3
        const opening = `M${num(wx - half)} ${num(wy + h * 0.16)}V${num(wy + h * 0.05)}Q${num(wx - half)} ${num(wy)} ${num(wx)} ${num(wy)}T${num(wx + half)} ${num(wy + h * 0.05)}V${num(wy + h * 0.16)}Z`
        const balcony =
          path(
            `M${num(wx - half * 1.3)} ${num(wy + h * 0.115)}q${num(half * 1.3)} ${num(h * 0.045)} ${num(half * 2.6)} 0q${num(-half * 0.1)} ${num(h * 0.075)} ${num(-half * 1.3)} ${num(h * 0.08)}t${num(-half * 1.3)} ${num(-h * 0.08)}Z`,
            lighter(p.water[1], 0.45),
          ) +
          stroke(
            `M${num(wx - half * 1.3)} ${num(wy + h * 0.115)}q${num(half * 1.3)} ${num(h * 0.045)} ${num(half * 2.6)} 0`,
            cycle(p.accents, 0),
            s.unit * 4,
          )
        return (
          path(opening, (r + c) % 3 === 0 ? p.lamp : darker(p.near, 0.1), {
            stroke: mix(p.wall[1], p.mid, 0.3),
            width: s.unit * 5,
          }) +
          stroke(
            `M${num(wx)} ${num(wy + h * 0.01)}V${num(wy + h * 0.15)}`,
            mix(p.wall[1], p.mid, 0.3),
            s.unit * 3,
          ) +
          (r === rows - 1 ? '' : balcony)
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
    const sand = lighter(p.ground[0], 0.45)
    const shore = s.h * 0.85
    const back =
      skyWithSun(s, p, { x: 0.16, y: 0.2, r: 0.12, style: 'woven', horizon: 0.8 }) +
      repeat(2, (i) =>
        cloud(
          s,
          s.w * (0.55 + i * 0.34),
          s.h * (0.2 - i * 0.08),
          m * 0.4,
          lighter(p.sky[3], 0.5),
          p.sky[2],
          0.8,
        ),
      ) +
      hills(s, s.h * 0.53, m * 0.04, s.h, p.far) +
      hills(s, s.h * 0.58, m * 0.03, s.h, mix(p.far, p.mid, 0.5)) +
      townBlocks(s, s.h * 0.7, m * 0.08, m * 0.16, mix(p.far, p.ground[0], 0.4), p.lamp, 0.15) +
      rect(0, s.h * 0.69, s.w, s.h * 0.08, mix(p.far, p.ground[0], 0.4)) +
      basilicaSpires(
        s,
        s.w * 0.51,
        s.h * 0.762,
        m * 0.76,
        mix(p.ground[1], p.wall[1], 0.25),
        p.lamp,
      )
    const square =
      rect(
        0,
        s.h * 0.76,
        s.w,
        s.h * 0.1,
        s.linearGradient([
          [0, mix(sand, p.ground[0], 0.5)],
          [1, sand],
        ]),
      ) +
      rect(s.w * 0.3, s.h * 0.772, s.w * 0.45, s.h * 0.016, p.leaf[0], { r: s.h * 0.008 }) +
      repeat(5, (i) => {
        const x = s.w * (0.365 + i * 0.075)
        return (
          ellipse(x + m * 0.02, s.h * 0.782, m * 0.045, m * 0.008, p.leaf[2], { opacity: 0.45 }) +
          broadleafTree(s, x, s.h * 0.781, m * 0.1, p.leaf, mix(p.near, '#5a3522', 0.5))
        )
      })
    const promenade =
      rect(0, s.h * 0.815, s.w, s.h * 0.004, mix(sand, p.ground[1], 0.4)) +
      repeat(7, (i) => {
        const x = s.w * (0.05 + i * 0.15)
        return (
          ellipse(x + m * 0.03, s.h * 0.834, m * 0.05, m * 0.008, p.ground[2], { opacity: 0.4 }) +
          palm(s, {
            x,
            y: s.h * 0.834,
            height: m * s.rng.range(0.15, 0.18),
            lean: 0.03,
            trunk: mix(p.near, '#7a4a2c', 0.6),
            leaf: p.leaf,
          })
        )
      }) +
      rect(0, shore - s.h * 0.008, s.w, s.h * 0.014, mix(p.ground[1], p.ground[2], 0.4)) +
      rect(0, shore - s.h * 0.01, s.w, s.h * 0.004, lighter(sand, 0.4))
    return (
      back +
      square +
      wavyHouse(s, p, s.w * 0.02, s.h * 0.8, m * 0.3, m * 0.36) +
      wavyHouse(s, p, s.w * 0.73, s.h * 0.8, m * 0.25, m * 0.28) +
      promenade +
      water(s, p, shore) +
      sunGlitter(s, s.w * 0.16, shore + s.h * 0.004, s.h, m * 0.1, p.sun) +
      ripples(s, 40, shore + s.h * 0.01, s.h, '#ffffff', 0.5) +
      sailingBoats(s, p, s.h * 0.925, m) +
      birds(s, 7, s.w * 0.8, s.h * 0.3, m * 0.14, p.near)
    )
  }
}
