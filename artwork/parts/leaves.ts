import { darker, mix } from '../color'
import { cycle, repeat } from '../random'
import type { Point } from '../shapes'
import { num, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** The point at a share `t` of a cubic curve that starts at the origin. */
function onCurve([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  const [k1, k2, k3] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  return [a[0] * k1 + b[0] * k2 + c[0] * k3, a[1] * k1 + b[1] * k2 + c[1] * k3]
}

/**
 * A long leaf (banana, traveller's palm): a midrib, and veins that end short of the edge. Small
 * leaves, whose length is in pixels, have fewer veins or none.
 */
export function leafBlade(
  length: number,
  width: number,
  color: string,
  rib: string,
  bend = 0.2,
): string {
  const x = bend * length
  const tip: Point = [x, -length]
  const edges = [
    [[-width, -length * 0.3], [x - width * 0.9, -length * 0.75], tip],
    [[width, -length * 0.25], [x + width * 0.8, -length * 0.7], tip],
  ] as const
  const midrib = [
    [0, -length * 0.28],
    [x, -length * 0.72],
    [x, -length * 0.97],
  ] as const
  const curve = ([a, b, c]: readonly [Point, Point, Point]) =>
    `C${num(a[0])} ${num(a[1])} ${num(b[0])} ${num(b[1])} ${num(c[0])} ${num(c[1])}`
  const count = length < 120 ? 0 : length < 330 ? 5 : 9
  const veins = repeat(count, (i) => {
    const t = 0.12 + (i * 0.76) / count
    const [mx, my] = onCurve(midrib, t)
    return edges
      .map((edge) => {
        const [ex, ey] = onCurve(edge, Math.min(1, t + 0.13))
        const [vx, vy] = [mx + (ex - mx) * 0.84, my + (ey - my) * 0.84]
        return `M${num(mx)} ${num(my)}Q${num(mx + (vx - mx) * 0.6)} ${num(my + (vy - my) * 0.36)} ${num(vx)} ${num(vy)}`
      })
      .join('')
  })
  const shade = path(
    `M0 0${curve(midrib)}L${num(tip[0])} ${num(tip[1])}L0 0${curve(edges[1])}Z`,
    darker(color, 0.1),
    {
      extra: 'fill-rule="evenodd"',
    },
  )
  return (
    path(`M0 0${curve(edges[0])}L0 0${curve(edges[1])}Z`, color) +
    (count === 0 ? '' : shade + stroke(veins, rib, width * 0.03, { opacity: 0.6 })) +
    stroke(`M0 0${curve(midrib)}`, rib, width * 0.08)
  )
}

/** A clump of long leaves that fan out from the ground. */
export function leafClump(
  s: SvgCanvas,
  x: number,
  y: number,
  size: number,
  leaf: readonly [string, string, string],
  count = 7,
  spread = 75,
  sway = 0,
): string {
  return repeat(count, (i) => {
    const order = i % 2 === 0 ? i / 2 : count - 1 - (i - 1) / 2
    const t = count === 1 ? 0.5 : order / (count - 1)
    const angle = (t - 0.5) * 2 * spread + s.rng.range(-6, 6) + sway
    const color = cycle(leaf, i + 1)
    return place(
      leafBlade(
        size * s.rng.range(0.8, 1.05),
        size * 0.14,
        color,
        mix(color, '#fff6d0', 0.25),
        t < 0.5 ? -0.14 : 0.14,
      ),
      x,
      y,
      1,
      1,
      angle,
    )
  })
}

/** Grass along the bottom edge. */
export function grass(
  s: SvgCanvas,
  y: number,
  height: number,
  count: number,
  colors: readonly string[],
  from = -0.02,
  to = 1.02,
): string {
  return repeat(count, (i) => {
    const x = (from + ((to - from) * (i + s.rng.next())) / count) * s.w
    const h = height * s.rng.range(0.4, 1)
    const lean = s.rng.range(-0.4, 0.4) * h
    return path(
      `M${num(x - h * 0.05)} ${num(y)}Q${num(x)} ${num(y - h * 0.5)} ${num(x + lean)} ${num(y - h)}Q${num(x + h * 0.06)} ${num(y - h * 0.45)} ${num(x + h * 0.06)} ${num(y)}Z`,
      cycle(colors, i),
    )
  })
}
