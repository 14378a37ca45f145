import { mix } from '../color'
import { repeat } from '../random'
import type { Point } from '../shapes'
import { circle, num, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** One palm frond from the crown outwards: a midrib with drooping leaflets on both sides. */
function palmFrond(
  length: number,
  rotation: number,
  droop: number,
  color: string,
  rib: string,
): string {
  const rad = (rotation * Math.PI) / 180
  const end: Point = [Math.cos(rad) * length, Math.sin(rad) * length + droop * length]
  const ctrl: Point = [Math.cos(rad) * length * 0.6, Math.sin(rad) * length * 0.8 - length * 0.2]
  const count = 19
  const w = length * 0.02
  const leaflets = repeat(count, (i) => {
    const t = 0.1 + (0.9 * i) / (count - 1)
    const [x, y] = [
      2 * (1 - t) * t * ctrl[0] + t * t * end[0],
      2 * (1 - t) * t * ctrl[1] + t * t * end[1],
    ]
    const [gx, gy] = [
      2 * (1 - t) * ctrl[0] + 2 * t * (end[0] - ctrl[0]),
      2 * (1 - t) * ctrl[1] + 2 * t * (end[1] - ctrl[1]),
    ]
    const g = Math.hypot(gx, gy) || 1
    const [tx, ty] = [gx / g, gy / g]
    const long = length * 0.31 * Math.sin(Math.PI * (0.2 + t * 0.66))
    return [-1, 1]
      .map((side) => {
        const [dx, dy] = [tx * 0.72 - side * ty * 0.72, ty * 0.72 + side * tx * 0.72 + 0.42]
        const k = long / (Math.hypot(dx, dy) || 1)
        const [ex, ey] = [x + dx * k, y + dy * k + long * 0.12]
        const [mx, my] = [x + dx * k * 0.5, y + dy * k * 0.5 - long * 0.06]
        return `M${num(x - tx * w)} ${num(y - ty * w)}Q${num(mx - tx * w)} ${num(my - ty * w)} ${num(ex)} ${num(ey)}Q${num(mx + tx * w * 1.5)} ${num(my + ty * w * 1.5)} ${num(x + tx * w)} ${num(y + ty * w)}Z`
      })
      .join('')
  })
  return (
    path(leaflets, color) +
    stroke(`M0 0Q${num(ctrl[0])} ${num(ctrl[1])} ${num(end[0])} ${num(end[1])}`, rib, length * 0.02)
  )
}

export type PalmOptions = {
  x: number
  y: number
  height: number
  lean?: number
  trunk: string
  leaf: readonly [string, string, string]
  /** Rotation of the crown in degrees, for animation. */
  sway?: number
  nuts?: string
}

/** A coconut palm: a curved trunk with rings and a full crown. */
export function palm(
  s: SvgCanvas,
  { x, y, height, lean = 0.15, trunk, leaf, sway = 0, nuts }: PalmOptions,
): string {
  const top: Point = [x + lean * height, y - height]
  const w = height * 0.03
  const bend: Point = [x + lean * height * 0.15, y - height * 0.55]
  const trunkPath = `M${num(x - w * 1.5)} ${num(y)}Q${num(bend[0] - w * 0.7)} ${num(bend[1])} ${num(top[0] - w * 0.55)} ${num(top[1])}L${num(top[0] + w * 0.55)} ${num(top[1])}Q${num(bend[0] + w * 0.9)} ${num(bend[1])} ${num(x + w * 1.7)} ${num(y)}Z`
  const ringed = repeat(14, (i) => {
    const ry = y - height * (0.04 + 0.066 * i)
    return stroke(
      `M${num(x - height)} ${num(ry)}L${num(x + height)} ${num(ry - w * 0.3)}`,
      mix(trunk, '#000000', 0.3),
      w * 0.16,
      { opacity: 0.55 },
    )
  })
  const [light, plain, shade] = leaf
  const length = height * s.rng.range(0.4, 0.47)
  const angles = [100, 68, 128, 20, 160, 42, 146, -8, 188, -34, 214, -62, 242, -90]
  const crown = angles
    .map((a, i) => {
      const color = i < 3 ? shade : i < 8 ? plain : light
      const k = a > 60 && a < 140 ? 0.62 : s.rng.range(0.88, 1.08)
      const up = Math.max(0, -Math.sin((a * Math.PI) / 180))
      return palmFrond(
        length * k * (a === -90 ? 0.66 : 1),
        a + s.rng.range(-7, 7),
        0.2 + up * 0.18,
        color,
        mix(color, '#000000', 0.18),
      )
    })
    .join('')
  const fruit =
    nuts === undefined
      ? ''
      : repeat(4, (i) =>
          circle(top[0] + (i - 1.5) * w * 0.9, top[1] + w * (0.6 + (i % 2) * 0.5), w * 0.75, nuts),
        )
  return (
    path(trunkPath, trunk) +
    s.clip(trunkPath, ringed) +
    place(crown, top[0], top[1], 1, 1, sway) +
    fruit
  )
}
