import { darker, lighter } from '../color'
import { repeat, times } from '../random'
import { num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Half the width of the tower at a share of its height, in units of the height. */
const half = (t: number) => 0.19 * Math.exp(-3.6 * t) + 0.005
/** Half the width of the gap between its legs; the legs meet at the second platform. */
const gap = (t: number) => Math.max(0, half(t) - 0.074 * (1 - t * 1.15))

const firstFloor = 0.19
const secondFloor = 0.37

/** Paris: an iron lattice tower on four legs; the sky shows through the arch and the gap above. */
export function ironTower(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  color: string,
  light: string,
): string {
  const at = (dx: number, t: number) => `${num(x + dx * h)} ${num(y - t * h)}`
  const steps = times(41, (i) => i / 40)
  const outline = `M${steps.map((t) => at(-half(t), t)).join('L')}L${[...steps]
    .reverse()
    .map((t) => at(half(t), t))
    .join('L')}Z`
  const spring = 0.075
  const arch = `M${at(-gap(0), 0)}L${at(-gap(spring), spring)}C${at(-gap(spring) * 0.8, 0.165)} ${at(gap(spring) * 0.8, 0.165)} ${at(gap(spring), spring)}L${at(gap(0), 0)}Z`
  const [low, high] = [firstFloor + 0.025, secondFloor - 0.03]
  const upper = `M${at(-gap(low), low)}Q${at(-gap((low + high) / 2), (low + high) / 2)} ${at(-gap(high), high)}H${num(x + gap(high) * h)}Q${at(gap((low + high) / 2), (low + high) / 2)} ${at(gap(low), low)}Z`
  const cross = (a: number, b: number, c: number, d: number, t: number, n: number) =>
    `M${at(a, t)}L${at(d, n)}M${at(b, t)}L${at(c, n)}M${at(a, t)}L${at(b, t)}`
  const legs = repeat(11, (i) => {
    const [t, n] = [(secondFloor * i) / 11, (secondFloor * (i + 1)) / 11]
    return [-1, 1]
      .map((side) => cross(side * half(t), side * gap(t), side * half(n), side * gap(n), t, n))
      .join('')
  })
  let shaft = ''
  for (let t = secondFloor; t < 0.95;) {
    const n = t + Math.max(0.018, half(t) * 0.9)
    shaft += cross(-half(t), half(t), -half(n), half(n), t, n)
    t = n
  }
  const platform = (t: number, extra: number, thick: number) =>
    rect(
      x - (half(t) + extra) * h,
      y - (t + thick) * h,
      2 * (half(t) + extra) * h,
      thick * h,
      color,
    ) +
    rect(
      x - (half(t) + extra) * h,
      y - (t + thick) * h,
      2 * (half(t) + extra) * h,
      thick * h * 0.3,
      light,
      { opacity: 0.75 },
    )
  const body = `${outline}${arch}${upper}`
  return (
    path(
      body,
      s.linearGradient([
        [0, lighter(color, 0.18)],
        [1, darker(color, 0.1)],
      ]),
      { extra: 'fill-rule="evenodd"' },
    ) +
    s.clip(outline, stroke(legs + shaft, light, h * 0.0034, { opacity: 0.72 })) +
    stroke(
      `M${at(-gap(spring), spring)}C${at(-gap(spring) * 0.8, 0.165)} ${at(gap(spring) * 0.8, 0.165)} ${at(gap(spring), spring)}`,
      light,
      h * 0.006,
      { opacity: 0.8 },
    ) +
    platform(firstFloor, 0.014, 0.026) +
    platform(secondFloor, 0.01, 0.02) +
    platform(0.93, 0.012, 0.012) +
    rect(x - h * 0.01, y - h * 0.985, h * 0.02, h * 0.045, color, { r: h * 0.008 }) +
    stroke(`M${at(0, 0.98)}V${num(y - h * 1.06)}`, color, h * 0.006)
  )
}
