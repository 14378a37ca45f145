import { darker, lighter } from '../color'
import { cycle, repeat } from '../random'
import type { Point } from '../shapes'
import { ellipse, num, path, place, stroke } from '../shapes'
import { orchid } from './flowers'
import { leafBlade } from './leaves'

type OrchidSpray = {
  /** The mouth of the pot. */
  x: number
  y: number
  /** Height of the arching stem. */
  height: number
  /** 1: the stem arches to the right, -1: to the left. */
  side: 1 | -1
  petals: readonly string[]
  lip: string
  leaf: readonly [lit: string, plain: string, shade: string]
}

/** An orchid in its pot: strap leaves, and one arching stem with blooms and closed buds. */
export function orchidSpray(o: OrchidSpray): string {
  const { height: h, side } = o
  const curve: readonly [Point, Point, Point] = [
    [-0.1 * h * side, -0.5 * h],
    [-0.06 * h * side, -1.12 * h],
    [0.56 * h * side, -0.84 * h],
  ]
  const on = (t: number): Point => {
    const [k1, k2, k3] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
    const at = (axis: 0 | 1) => curve[0][axis] * k1 + curve[1][axis] * k2 + curve[2][axis] * k3
    return [at(0), at(1)]
  }
  const point = ([x, y]: Point) => `${num(x)} ${num(y)}`
  const stem = darker(o.leaf[1], 0.1)
  const straps = [-74, -38, 30, 62].map((angle, i) =>
    place(
      leafBlade(
        h * (0.42 - (i % 2) * 0.08),
        h * 0.075,
        cycle(o.leaf, i + 1),
        lighter(cycle(o.leaf, i + 1), 0.25),
        angle < 0 ? -0.1 : 0.1,
      ),
      0,
      0,
      1,
      1,
      angle,
    ),
  )
  const buds = repeat(3, (i) => {
    const [x, y] = on(0.9 + i * 0.05)
    const r = h * (0.034 - i * 0.007)
    return (
      stroke(`M${num(x)} ${num(y)}v${num(r * 1.2)}`, stem, h * 0.008) +
      ellipse(x, y + r * 1.9, r * 0.8, r * 1.1, cycle(o.petals, i + 1)) +
      path(
        `M${num(x - r * 0.7)} ${num(y + r * 1.5)}Q${num(x)} ${num(y + r * 2.2)} ${num(x + r * 0.7)} ${num(y + r * 1.5)}Q${num(x)} ${num(y + r * 0.2)} ${num(x - r * 0.7)} ${num(y + r * 1.5)}Z`,
        o.leaf[0],
      )
    )
  })
  const blooms = repeat(4, (i) => {
    const t = 0.83 - i * 0.115
    const [x, y] = on(t)
    const below = i % 2 === 0 ? 1 : -1
    const [bx, by] = [x + h * 0.015 * side, y + h * 0.085 * below]
    return (
      stroke(
        `M${num(x)} ${num(y)}Q${num(x - h * 0.02 * side)} ${num((y + by) / 2)} ${num(bx)} ${num(by)}`,
        stem,
        h * 0.011,
      ) + orchid(bx, by, h * (0.115 + i * 0.012), cycle(o.petals, i), o.lip, (i - 1.5) * 14 * side)
    )
  })
  return place(
    straps.join('') +
      stroke(`M0 0C${point(curve[0])} ${point(curve[1])} ${point(curve[2])}`, stem, h * 0.016) +
      buds +
      blooms,
    o.x,
    o.y,
  )
}
