import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, rectPath } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

type Leaf = readonly [lit: string, plain: string, shade: string]

/** An umbrella pine: a trunk that forks into limbs, which end inside the flat crown. */
export function stonePine(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  leaf: Leaf,
  trunk: string,
): string {
  const at = (dx: number, dy: number) => `${num(x + dx * h)} ${num(y - dy * h)}`
  const limbs = [
    [-0.25, 0.84],
    [-0.11, 0.88],
    [0.05, 0.9],
    [0.19, 0.87],
    [0.29, 0.84],
  ] as const
  const fork = [0.012, 0.56] as const
  const wood = limbs
    .map(([dx, dy]) => {
      const bend = `${num(x + (fork[0] + dx * 0.3) * h)} ${num(y - (fork[1] + 0.17) * h)}`
      const back = `${num(x + (fork[0] + 0.012 + dx * 0.42) * h)} ${num(y - (fork[1] + 0.15) * h)}`
      return `M${at(fork[0] - 0.024, fork[1] - 0.07)}Q${bend} ${at(dx - 0.005, dy)}L${at(dx + 0.005, dy)}Q${back} ${at(fork[0] + 0.02, fork[1] - 0.07)}Z`
    })
    .join('')
  const stem = `M${at(-0.042, 0)}C${at(-0.018, 0.03)} ${at(-0.016, 0.12)} ${at(-0.014, 0.3)}Q${at(-0.012, 0.46)} ${at(fork[0] - 0.02, fork[1] + 0.04)}H${num(x + (fork[0] + 0.02) * h)}Q${at(0.024, 0.4)} ${at(0.022, 0.28)}C${at(0.022, 0.12)} ${at(0.026, 0.03)} ${at(0.05, 0)}Z`
  const tufts = (
    count: number,
    spread: number,
    top: number,
    arch: number,
    rx: number,
    ry: number,
  ) =>
    repeat(count, (i) => {
      const t = count === 1 ? 0 : (2 * i) / (count - 1) - 1
      const rise = top - arch * t * t
      return `M${at(t * spread - rx, rise)}a${num(rx * h)} ${num(ry * h * s.rng.range(0.9, 1.15))} 0 1 1 ${num(2 * rx * h)} 0a${num(rx * h)} ${num(ry * h * 0.6)} 0 1 1 ${num(-2 * rx * h)} 0Z`
    })
  return (
    path(wood, trunk) +
    path(stem, trunk) +
    path(
      `M${at(0.012, 0.006)}Q${at(0.008, 0.24)} ${at(0.022, 0.46)}L${at(0.02, 0.28)}C${at(0.02, 0.12)} ${at(0.024, 0.03)} ${at(0.044, 0.004)}Z`,
      lighter(trunk, 0.18),
    ) +
    path(tufts(9, 0.33, 0.87, 0.045, 0.1, 0.06), leaf[2]) +
    path(tufts(8, 0.28, 0.9, 0.04, 0.088, 0.052), leaf[1]) +
    path(tufts(6, 0.2, 0.925, 0.028, 0.07, 0.034), mix(leaf[1], leaf[0], 0.55)) +
    path(tufts(3, 0.1, 0.945, 0.012, 0.055, 0.018), leaf[0])
  )
}

/** A cypress on its short trunk, lit from the left, with its shadow on the ground. */
export function cypress(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  color: string,
  trunk: string,
): string {
  const w = h * 0.13
  const body = `M${num(x)} ${num(y - h)}C${num(x + w * 0.5)} ${num(y - h * 0.78)} ${num(x + w * 1.05)} ${num(y - h * 0.42)} ${num(x + w * 0.95)} ${num(y - h * 0.22)}C${num(x + w * 0.9)} ${num(y - h * 0.1)} ${num(x + w * 0.45)} ${num(y - h * 0.07)} ${num(x)} ${num(y - h * 0.07)}S${num(x - w * 0.9)} ${num(y - h * 0.1)} ${num(x - w * 0.95)} ${num(y - h * 0.22)}C${num(x - w * 1.05)} ${num(y - h * 0.42)} ${num(x - w * 0.5)} ${num(y - h * 0.78)} ${num(x)} ${num(y - h)}Z`
  const flames = repeat(9, (i) => {
    const fy = y - h * (0.14 + i * 0.085)
    const fx = x + w * (i % 2 === 0 ? -0.42 : 0.1) * (1 - i * 0.07)
    return `M${num(fx)} ${num(fy)}q${num(-w * 0.22)} ${num(-h * 0.09)} ${num(w * 0.1)} ${num(-h * 0.15)}q${num(w * 0.16)} ${num(h * 0.08)} ${num(-w * 0.1)} ${num(h * 0.15)}Z`
  })
  return (
    ellipse(x + w * 0.7, y, w * 1.6, h * 0.018, '#120c24', { opacity: 0.28 }) +
    path(rectPath(x - w * 0.16, y - h * 0.1, w * 0.32, h * 0.105), trunk) +
    s.clip(
      body,
      path(body, color) +
        path(rectPath(x + w * 0.18, y - h, w, h), darker(color, 0.3)) +
        path(flames, lighter(color, 0.09)),
    )
  )
}
