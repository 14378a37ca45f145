import { mix } from '../color'
import { times } from '../random'
import { circleD, ellipse, num, path, smoothD } from '../shapes'
import type { Point } from '../shapes'
import type { Sheet } from '../sheet'
import { palm } from './palm'

/** A broad leaf tree: a forked trunk and leaf clusters in three tones, lit from one side. */
export function tree(
  s: Sheet,
  x: number,
  y: number,
  height: number,
  leaf: readonly [string, string, string],
  trunk: string,
  wide = 1,
): string {
  const r = height * 0.3 * wide
  const top = y - height * 0.66
  const cluster = (
    count: number,
    spread: number,
    dx: number,
    dy: number,
    size: number,
    fill: string,
  ) => {
    const lobes = times(count, (i) => {
      const a = i * 2.4
      const d = Math.sqrt((i + 0.5) / count) * spread
      const k = r * size * s.rng.range(0.75, 1.2)
      return circleD(x + dx + Math.cos(a) * d * r, top + dy + Math.sin(a) * d * r * 0.78, k)
    })
    return path(lobes, fill)
  }
  const [light, plain, shade] = leaf
  const fork = `M${num(x - height * 0.03)} ${num(y)}Q${num(x - height * 0.01)} ${num(y - height * 0.3)} ${num(x - r * 0.5)} ${num(top)}L${num(x - r * 0.36)} ${num(top)}Q${num(x)} ${num(y - height * 0.42)} ${num(x + r * 0.4)} ${num(top)}L${num(x + r * 0.54)} ${num(top)}Q${num(x + height * 0.03)} ${num(y - height * 0.3)} ${num(x + height * 0.045)} ${num(y)}Z`
  return (
    path(fork, trunk) +
    cluster(26, 1.02, 0, 0, 0.27, shade) +
    cluster(15, 0.74, -r * 0.12, -r * 0.16, 0.21, plain) +
    cluster(8, 0.3, -r * 0.46, -r * 0.38, 0.13, mix(plain, light, 0.8)) +
    cluster(6, 0.22, r * 0.3, -r * 0.3, 0.11, mix(plain, light, 0.7)) +
    cluster(6, 0.24, -r * 0.06, r * 0.02, 0.1, mix(plain, light, 0.5))
  )
}

/** Rolling ground or hills between two edges. */
export function hills(
  s: Sheet,
  y: number,
  amp: number,
  bottom: number,
  fill: string,
  count = 6,
): string {
  const points: Point[] = []
  for (let i = 0; i <= count; i++)
    points.push([(-0.05 + (1.1 * i) / count) * s.w, y + s.rng.range(-1, 1) * amp])
  return path(`${smoothD(points)}V${num(bottom)}H${num(-0.05 * s.w)}Z`, fill)
}

/** A distant line of trees along the water or the fields. */
export function treeline(
  s: Sheet,
  y: number,
  height: number,
  color: string,
  palmsCount = 6,
): string {
  const bumps = times(34, (i) =>
    ellipse(
      ((i + s.rng.range(-0.4, 0.4)) / 33) * s.w,
      y,
      s.w * s.rng.range(0.02, 0.045),
      height * s.rng.range(0.3, 0.75),
      color,
    ),
  )
  const far = times(palmsCount, () => {
    const x = s.rng.range(0, 1) * s.w
    const h = height * s.rng.range(1, 1.7)
    return palm(s, {
      x,
      y,
      height: h,
      lean: s.rng.range(-0.2, 0.2),
      trunk: color,
      leaf: [color, color, color],
    })
  })
  return bumps + far
}
