import type { Palette } from '../palettes'
import { repeat } from '../random'
import type { Point } from '../shapes'
import { circle, group, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** The sky down to a horizon. */
export function sky(s: SvgCanvas, p: Palette, horizon = s.h): string {
  const [a, b, c, d] = p.sky
  return rect(
    0,
    0,
    s.w,
    horizon + 2,
    s.linearGradient([
      [0, a],
      [0.42, b],
      [0.78, c],
      [1, d],
    ]),
  )
}

/** A wide glow around a light source, drawn over what is behind it. */
export const glow = (
  s: SvgCanvas,
  x: number,
  y: number,
  r: number,
  color: string,
  strength = 0.8,
) =>
  circle(
    x,
    y,
    r,
    s.radialGradient(x, y, r, [
      [0, color, strength],
      [0.35, color, strength * 0.42],
      [1, color, 0],
    ]),
  )

/** Light rays around (x, y), from one radius to another, in picture coordinates. */
export type RayOptions = {
  x: number
  y: number
  from: number
  to: number
  count: number
  color: string
  opacity: number
  /** Rotation, in degrees. */
  rotation?: number
  /** Share of each angular step that the ray covers, 0 to 1. */
  litShare?: number
}

const polarPoint = (x: number, y: number, r: number, a: number): Point => [
  x + r * Math.cos(a),
  y + r * Math.sin(a),
]

/** Wedge-shaped light rays around a centre, the graphic motif of the brand. */
export function rays(
  s: SvgCanvas,
  { x, y, from, to, count, color, opacity, rotation = 0, litShare = 0.5 }: RayOptions,
): string {
  const fill = s.radialGradient(x, y, to, [
    [0, color, 1],
    [from / to, color, 1],
    [0.62, color, 0.45],
    [1, color, 0],
  ])
  const step = (2 * Math.PI) / count
  const d = repeat(count, (i) => {
    const a = i * step + (rotation * Math.PI) / 180
    const [p1, p2, p3, p4] = [
      polarPoint(x, y, from, a - (step * litShare) / 2),
      polarPoint(x, y, to, a - (step * litShare) / 2),
      polarPoint(x, y, to, a + (step * litShare) / 2),
      polarPoint(x, y, from, a + (step * litShare) / 2),
    ]
    return `M${num(p1[0])} ${num(p1[1])}L${num(p2[0])} ${num(p2[1])}L${num(p3[0])} ${num(p3[1])}L${num(p4[0])} ${num(p4[1])}Z`
  })
  return path(d, fill, { opacity })
}

/** A ring of small triangles around a centre, like a woven border. */
export function triangleRing(
  x: number,
  y: number,
  r: number,
  size: number,
  count: number,
  color: string,
  opacity = 1,
  phase = 0,
): string {
  const step = (2 * Math.PI) / count
  const rotation = (phase * Math.PI) / 180
  return group(
    repeat(count, (i) =>
      polygon(
        [
          polarPoint(x, y, r, i * step + rotation - step * 0.36),
          polarPoint(x, y, r + size, i * step + rotation),
          polarPoint(x, y, r, i * step + rotation + step * 0.36),
        ],
        color,
      ),
    ),
    '',
    `opacity="${num(opacity, 2)}"`,
  )
}

/** The disc of a sun or a moon, with a halo. */
export function sunDisc(
  s: SvgCanvas,
  x: number,
  y: number,
  r: number,
  color: string,
  halo: string,
): string {
  return (
    glow(s, x, y, r * 3.4, halo, 0.7) +
    circle(
      x,
      y,
      r,
      s.radialGradient(x, y - r * 0.3, r * 1.4, [
        [0, '#ffffff', 1],
        [0.5, color],
        [1, color],
      ]),
    )
  )
}

/** Stars scattered between the top and `bottom`. */
export function stars(s: SvgCanvas, count: number, bottom: number, color: string): string {
  return repeat(count, () => {
    const [x, y] = [s.rng.range(0, s.w), s.rng.range(0, bottom) * s.rng.range(0.3, 1)]
    const r = s.unit * s.rng.range(0.8, 2.6)
    if (s.rng.chance(0.1)) {
      const k = r * 3.4
      return path(
        `M${num(x)} ${num(y - k)}Q${num(x)} ${num(y)} ${num(x + k)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + k)}Q${num(x)} ${num(y)} ${num(x - k)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - k)}Z`,
        color,
      )
    }
    return circle(x, y, r, color, { opacity: s.rng.range(0.35, 0.95) })
  })
}

/** A cloud with a flat base and a rounded top, filled with a vertical gradient. */
export function cloud(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  top: string,
  bottom: string,
  opacity = 1,
): string {
  const h = w * s.rng.range(0.13, 0.2)
  const bumps = s.rng.int(4, 6)
  let d = `M${num(x - w / 2)} ${num(y)}`
  const step = w / bumps
  for (let i = 0; i < bumps; i++) {
    const middle = 1 - Math.abs((i + 0.5) / bumps - 0.5) * 1.5
    const lift = h * middle * s.rng.range(0.8, 1.35)
    const x0 = x - w / 2 + i * step
    d += `C${num(x0 - step * 0.08)} ${num(y - lift * 1.25)} ${num(x0 + step * 1.08)} ${num(y - lift * 1.35)} ${num(x0 + step)} ${num(y - (i === bumps - 1 ? 0 : lift * 0.32))}`
  }
  d += `Q${num(x)} ${num(y + h * 0.16)} ${num(x - w / 2)} ${num(y)}Z`
  return path(
    d,
    s.linearGradient([
      [0, top],
      [1, bottom, 0.55],
    ]),
    { opacity },
  )
}

/** Thin horizontal cloud streaks with hard edges, as in a screen print. */
export function cloudStreaks(
  s: SvgCanvas,
  count: number,
  top: number,
  bottom: number,
  color: string,
  opacity: number,
): string {
  return repeat(count, (i) => {
    const y = top + ((bottom - top) * (i + s.rng.range(0.2, 0.8))) / count
    const x = s.rng.range(-0.1, 0.8) * s.w
    const w = s.rng.range(0.2, 0.55) * s.w
    const h = s.unit * s.rng.range(7, 20)
    return path(
      `M${num(x)} ${num(y)}Q${num(x + w * 0.3)} ${num(y - h)} ${num(x + w * 0.55)} ${num(y - h * 0.5)}T${num(x + w)} ${num(y)}Q${num(x + w * 0.6)} ${num(y + h * 0.35)} ${num(x)} ${num(y)}Z`,
      color,
      { opacity: opacity * s.rng.range(0.5, 1) },
    )
  })
}

/** A flock of birds around a point. */
export function birds(
  s: SvgCanvas,
  count: number,
  x: number,
  y: number,
  spread: number,
  color: string,
): string {
  return repeat(count, () => {
    const [bx, by, k] = [
      x + s.rng.range(-1, 1) * spread,
      y + s.rng.range(-0.5, 0.5) * spread,
      s.unit * s.rng.range(9, 19),
    ]
    return stroke(
      `M${num(bx - k)} ${num(by - k * 0.35)}Q${num(bx - k * 0.4)} ${num(by - k * 0.5)} ${num(bx)} ${num(by)}Q${num(bx + k * 0.4)} ${num(by - k * 0.5)} ${num(bx + k)} ${num(by - k * 0.35)}`,
      color,
      k * 0.2,
    )
  })
}
