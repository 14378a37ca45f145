import { darker, mix } from '../color'
import { repeat, times } from '../random'
import type { Point } from '../shapes'
import { num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** One cluster of leaves of a tree crown: its centre and half its width. */
type LeafCluster = {
  x: number
  y: number
  r: number
}

/** Path data of one pointed leaf that starts at (x, y); the angle is in radians. */
function leafPath(x: number, y: number, length: number, angle: number): string {
  const [c, n] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const on = (t: number, side: number) =>
    `${num(x + c * t - n * side)} ${num(y + n * t + c * side)}`
  return `M${on(0, 0)}Q${on(0.5, -0.3)} ${on(1, 0)}Q${on(0.5, 0.3)} ${on(0, 0)}Z`
}

/** Path data of a cluster's outline, with leaf tips along its edge. */
function clusterPath(s: SvgCanvas, { x, y, r }: LeafCluster, tips: number): string {
  const start = s.rng.next() * Math.PI
  const on = (angle: number, k: number): Point => [
    x + Math.cos(angle) * r * k,
    y + Math.sin(angle) * r * k * 0.8,
  ]
  let d = ''
  for (let i = 0; i <= tips; i++) {
    const step = (Math.PI * 2) / tips
    const a = start + i * step
    const [px, py] = on(a, s.rng.range(0.99, 1.12))
    const [vx, vy] = on(a - step * 0.42, 0.93)
    d += i === 0 ? `M${num(px)} ${num(py)}` : `Q${num(vx)} ${num(vy)} ${num(px)} ${num(py)}`
  }
  return `${d}Z`
}

/** Path data of leaves scattered around an offset (dx, dy) from the cluster's centre. */
function scatteredLeaves(
  s: SvgCanvas,
  m: LeafCluster,
  count: number,
  dx: number,
  dy: number,
  size: number,
): string {
  return repeat(count, () => {
    const a = s.rng.next() * Math.PI * 2
    const k = Math.sqrt(s.rng.next()) * 0.56
    const x = m.x + m.r * (dx + Math.cos(a) * k)
    const y = m.y + m.r * (dy + Math.sin(a) * k * 0.72)
    const out = Math.atan2(y - m.y - m.r * 0.3, x - m.x)
    return leafPath(x, y, m.r * size * s.rng.range(0.75, 1.25), out + s.rng.range(-0.5, 0.5))
  })
}

/** Positions of the clusters of a crown, sorted from top to bottom (back to front). */
function clusterLayout(s: SvgCanvas, x: number, y: number, r: number): LeafCluster[] {
  const ring = times(9, (i) => {
    const a = (i / 9) * Math.PI * 2 + s.rng.range(-0.22, 0.22)
    const k = s.rng.range(0.58, 0.76)
    return {
      x: x + Math.cos(a) * r * k * 1.12,
      y: y + Math.sin(a) * r * k * 0.72,
      r: r * s.rng.range(0.36, 0.46),
    }
  })
  const core = times(4, (i) => ({
    x: x + (i - 1.5) * r * 0.36 + s.rng.range(-0.08, 0.08) * r,
    y: y + s.rng.range(-0.26, 0.2) * r,
    r: r * s.rng.range(0.34, 0.42),
  }))
  return [...ring, ...core].sort((a, b) => a.y - b.y)
}

/** The crown of a broadleaf tree: overlapping leaf clusters, lit from the upper left. */
export function treeCrown(
  s: SvgCanvas,
  x: number,
  y: number,
  r: number,
  leaf: readonly [string, string, string],
): string {
  const [light, plain, shade] = leaf
  const deep = darker(shade, 0.3)
  return clusterLayout(s, x, y, r)
    .map((m, i) => {
      const exposure = 0.5 - ((m.x - x) * 0.34 + (m.y - y) * 0.62) / r
      const brightness = Math.min(1, Math.max(0, exposure))
      const gap = mix(shade, plain, 0.3 + 0.5 * brightness)
      const body = { x: m.x, y: m.y, r: m.r }
      const sunny = { x: m.x - m.r * 0.1, y: m.y - m.r * 0.14, r: m.r * 0.8 }
      const high = { x: m.x - m.r * 0.2, y: m.y - m.r * 0.26, r: m.r * 0.5 }
      return (
        path(clusterPath(s, { ...body, y: m.y + m.r * 0.1 }, 17), deep, { opacity: 0.55 }) +
        path(clusterPath(s, body, 19), mix(shade, plain, 0.3 * brightness)) +
        path(clusterPath(s, sunny, 15), gap) +
        path(clusterPath(s, high, 11), mix(plain, light, 0.35 * brightness)) +
        path(scatteredLeaves(s, m, 13, 0.16, 0.26, 0.3), i % 2 === 0 ? deep : gap, {
          opacity: 0.6,
        }) +
        path(scatteredLeaves(s, m, 17, -0.08, -0.1, 0.3), mix(plain, light, 0.4 * brightness)) +
        path(
          scatteredLeaves(s, m, 14, -0.22, -0.28, 0.27),
          mix(plain, light, 0.45 + 0.55 * brightness),
        )
      )
    })
    .join('')
}

/** A trunk that forks under its crown, lit from the left. */
export function forkedTrunk(
  x: number,
  y: number,
  height: number,
  r: number,
  color: string,
): string {
  const top = y - height * 0.6
  const w = height * 0.035
  const limb = (tx: number, ty: number, from: number, k: number) =>
    path(
      `M${num(x - w * k)} ${num(y - height * from + w)}Q${num(x + (tx - x) * 0.25)} ${num(y - height * from - height * 0.1)} ${num(tx - w * 0.3)} ${num(ty)}L${num(tx + w * 0.3)} ${num(ty)}Q${num(x + (tx - x) * 0.45)} ${num(y - height * from - height * 0.06)} ${num(x + w * k)} ${num(y - height * from + w)}Z`,
      color,
    )
  return (
    path(
      `M${num(x - w * 2)} ${num(y)}C${num(x - w * 0.9)} ${num(y - height * 0.04)} ${num(x - w)} ${num(y - height * 0.2)} ${num(x - w * 0.75)} ${num(top + height * 0.1)}L${num(x + w * 0.75)} ${num(top + height * 0.1)}C${num(x + w)} ${num(y - height * 0.2)} ${num(x + w * 0.9)} ${num(y - height * 0.04)} ${num(x + w * 2.2)} ${num(y)}Z`,
      color,
    ) +
    limb(x - r * 0.62, top, 0.32, 0.7) +
    limb(x + r * 0.58, top + r * 0.05, 0.36, 0.66) +
    limb(x - r * 0.1, top - r * 0.3, 0.4, 0.6) +
    stroke(
      `M${num(x - w * 0.8)} ${num(y - height * 0.03)}C${num(x - w * 0.5)} ${num(y - height * 0.16)} ${num(x - w * 0.5)} ${num(y - height * 0.26)} ${num(x - w * 0.3)} ${num(y - height * 0.44)}`,
      mix(color, '#ffe2b0', 0.4),
      w * 0.34,
      { opacity: 0.6 },
    )
  )
}
