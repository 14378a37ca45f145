import { repeat } from '../random'
import type { Point } from '../shapes'
import { ellipse, num, path, splinePath } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { palm } from './palm'
import { forkedTrunk, treeCrown } from './tree-crown'

/** A broadleaf tree: a forked trunk under a crown of leaf clusters, lit from the upper left. */
export function broadleafTree(
  s: SvgCanvas,
  x: number,
  y: number,
  height: number,
  leaf: readonly [string, string, string],
  trunk: string,
  wide = 1,
): string {
  const r = height * 0.36 * wide
  return forkedTrunk(x, y, height, r, trunk) + treeCrown(s, x, y - height * 0.68, r, leaf)
}

/** Rolling ground or hills between two edges. */
export function hills(
  s: SvgCanvas,
  y: number,
  amp: number,
  bottom: number,
  fill: string,
  count = 6,
): string {
  const points: Point[] = []
  for (let i = 0; i <= count; i++)
    points.push([(-0.05 + (1.1 * i) / count) * s.w, y + s.rng.range(-1, 1) * amp])
  return path(`${splinePath(points)}V${num(bottom)}H${num(-0.05 * s.w)}Z`, fill)
}

/** A distant line of trees along the water or the fields. */
export function treeline(
  s: SvgCanvas,
  y: number,
  height: number,
  color: string,
  palmsCount = 6,
): string {
  const bumps = repeat(34, (i) =>
    ellipse(
      ((i + s.rng.range(-0.4, 0.4)) / 33) * s.w,
      y,
      s.w * s.rng.range(0.02, 0.045),
      height * s.rng.range(0.3, 0.75),
      color,
    ),
  )
  const far = repeat(palmsCount, () => {
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
