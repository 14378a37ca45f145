import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { cypress, stonePine } from '../parts/mediterranean-trees'
import { amphitheatre, dome } from '../parts/roman-landmarks'
import { birds } from '../parts/sky'
import { townBlocks } from '../parts/town'
import { hills } from '../parts/trees'
import { repeat } from '../random'
import { ellipse, num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** A row of houses with tiled roofs, `rows` floors high, whose walls reach down to `y`. */
function tiledHouses(
  s: SvgCanvas,
  p: Palette,
  y: number,
  to: number,
  rows: number,
  tint: number,
): string {
  let out = ''
  let x = -0.02 * s.w
  while (x < to) {
    const w = s.unit * s.rng.range(84, 132)
    const floor = s.unit * 46
    const floors = rows + s.rng.int(0, 1)
    const top = y - floors * floor - s.unit * s.rng.range(26, 48)
    const wall = mix(mix(p.ground[0], p.wall[0], s.rng.range(0.2, 0.62)), p.far, tint)
    const tiles = mix(p.ground[1], p.far, tint)
    const rise = w * 0.2
    out += rect(x, top, w + 1, y - top, wall)
    out += repeat(floors, (row) =>
      repeat(3, (c) =>
        rect(
          x + w * (0.14 + c * 0.28),
          top + s.unit * 20 + row * floor,
          w * 0.13,
          s.unit * 24,
          s.rng.chance(0.18) ? p.lamp : darker(wall, 0.55),
        ),
      ),
    )
    out += polygon(
      [
        [x - w * 0.05, top],
        [x + w * 0.2, top - rise],
        [x + w * 0.8, top - rise],
        [x + w * 1.05, top],
      ],
      tiles,
    )
    out += rect(x - w * 0.05, top - s.unit * 3, w * 1.1, s.unit * 6, darker(tiles, 0.3))
    x += w
  }
  return out
}

/** Rome at the golden hour. */
export function rome(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const bark = mix(p.near, '#5a3522', 0.5)
    const farStone = mix(p.wall[1], p.far, 0.3)
    const farLead = mix('#8a6a72', p.mid, 0.4)
    const farLeaf = [p.far, mix(p.far, p.mid, 0.4), mix(p.far, p.mid, 0.7)] as const
    const back =
      skyWithSun(s, p, { x: 0.66, y: 0.34, r: 0.17, style: 'arcs', horizon: 0.8 }) +
      repeat(6, (i) =>
        stonePine(
          s,
          s.w * (0.04 + i * 0.185),
          s.h * 0.54,
          m * s.rng.range(0.14, 0.18),
          farLeaf,
          farLeaf[2],
        ),
      ) +
      hills(s, s.h * 0.51, m * 0.02, s.h, p.far)
    const town =
      townBlocks(s, s.h * 0.62, m * 0.05, m * 0.1, mix(p.far, p.ground[0], 0.4), p.lamp, 0.2) +
      rect(0, s.h * 0.615, s.w, s.h * 0.1, mix(p.far, p.ground[0], 0.4)) +
      dome(s, s.w * 0.88, s.h * 0.63, m * 0.17, farStone, farLead) +
      dome(s, s.w * 0.045, s.h * 0.63, m * 0.14, farStone, farLead) +
      dome(
        s,
        s.w * 0.34,
        s.h * 0.64,
        m * 0.42,
        mix(p.wall[0], p.ground[0], 0.25),
        mix('#6f8aa0', p.mid, 0.35),
      ) +
      tiledHouses(s, p, s.h * 0.76, s.w * 0.6, 2, 0.3) +
      tiledHouses(s, p, s.h * 0.832, s.w * 0.56, 2, 0)
    const lawn =
      rect(
        0,
        s.h * 0.83,
        s.w,
        s.h * 0.2,
        s.linearGradient([
          [0, p.leaf[0]],
          [1, mix(p.leaf[1], p.leaf[2], 0.5)],
        ]),
      ) +
      path(
        `M${num(s.w * 0.24)} ${s.h}C${num(s.w * 0.34)} ${num(s.h * 0.94)} ${num(s.w * 0.4)} ${num(s.h * 0.87)} ${num(s.w * 0.52)} ${num(s.h * 0.829)}H${num(s.w * 0.575)}C${num(s.w * 0.54)} ${num(s.h * 0.88)} ${num(s.w * 0.6)} ${num(s.h * 0.94)} ${num(s.w * 0.66)} ${s.h}Z`,
        lighter(p.ground[0], 0.35),
      )
    const shadow = (x: number, y: number, w: number) =>
      ellipse(x, y, w, w * 0.09, '#120c24', { opacity: 0.28 })
    const cypresses = repeat(5, (i) =>
      cypress(
        s,
        s.w * (0.67 + i * 0.068),
        s.h * (0.885 + i * 0.017),
        m * (0.2 + i * 0.022),
        mix(p.leaf[2], p.near, i % 2 === 0 ? 0.05 : 0.3),
        bark,
      ),
    )
    return (
      back +
      town +
      amphitheatre(s, s.w * 0.96, s.h * 0.832, s.w * 0.5, mix(p.wall[0], p.ground[0], 0.4)) +
      lawn +
      cypresses +
      shadow(s.w * 0.27, s.h * 0.896, m * 0.1) +
      stonePine(s, s.w * 0.3, s.h * 0.895, m * 0.42, p.leaf, bark) +
      shadow(s.w * 0.08, s.h * 0.972, m * 0.16) +
      stonePine(s, s.w * 0.11, s.h * 0.97, m * 0.7, p.leaf, bark) +
      birds(s, 7, s.w * 0.72, s.h * 0.14, m * 0.16, p.near)
    )
  }
}
