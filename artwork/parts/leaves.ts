import { mix } from '../color'
import { cycle, repeat } from '../random'
import { num, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A long leaf (banana, traveller's palm) with a midrib and splits. */
export function leafBlade(
  length: number,
  width: number,
  color: string,
  rib: string,
  bend = 0.2,
): string {
  const d = `M0 0C${num(-width)} ${num(-length * 0.3)} ${num(-width * 0.9 + bend * length)} ${num(-length * 0.75)} ${num(bend * length)} ${num(-length)}C${num(width * 0.8 + bend * length)} ${num(-length * 0.7)} ${num(width)} ${num(-length * 0.25)} 0 0Z`
  const veins = repeat(7, (i) => {
    const t = 0.2 + i * 0.1
    const half = width * 0.44 * Math.sin(Math.PI * (0.12 + t * 0.8))
    return stroke(
      `M${num(bend * length * t * t)} ${num(-length * t)}l${num(-half)} ${num(-half * 0.7)}M${num(bend * length * t * t)} ${num(-length * t)}l${num(half)} ${num(-half * 0.7)}`,
      rib,
      width * 0.03,
      { opacity: 0.6 },
    )
  })
  return (
    path(d, color) +
    veins +
    stroke(
      `M0 0Q0 ${num(-length * 0.5)} ${num(bend * length)} ${num(-length * 0.98)}`,
      rib,
      width * 0.08,
    )
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
