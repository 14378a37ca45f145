import { darker, lighter } from '../color'
import { cycle, repeat } from '../random'
import { circle, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A round basin filled with small round goods. */
export function basin(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  fill: string,
  heap: readonly string[],
  rim: string,
): string {
  const h = w * 0.3
  const balls = repeat(26, (i) => {
    const t = (i % 9) / 8
    const row = Math.floor(i / 9)
    return circle(
      x + (t - 0.5) * w * (0.86 - row * 0.24),
      y - h - row * w * 0.09 - Math.sin(Math.PI * t) * w * 0.05,
      w * 0.066,
      s.boxRadialGradient(
        [
          [0, lighter(cycle(heap, i), 0.35)],
          [0.6, cycle(heap, i)],
          [1, darker(cycle(heap, i), 0.3)],
        ],
        0.35,
        0.3,
        0.75,
      ),
    )
  })
  const d = `M${num(x - w / 2)} ${num(y - h)}L${num(x - w * 0.36)} ${num(y)}H${num(x + w * 0.36)}L${num(x + w / 2)} ${num(y - h)}Z`
  return (
    balls +
    path(d, fill) +
    path(
      d,
      s.linearGradient(
        [
          [0, '#ffffff', 0.18],
          [0.4, '#000000', 0],
          [1, '#160a14', 0.5],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    stroke(`M${num(x - w / 2)} ${num(y - h)}H${num(x + w / 2)}`, rim, w * 0.035)
  )
}

/** A cone-shaped heap of ground spice. */
export const spiceCone = (s: SvgCanvas, x: number, y: number, w: number, color: string) =>
  path(
    `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.12)} ${num(y - w * 0.5)} ${num(x)} ${num(y - w * 0.56)}Q${num(x + w * 0.12)} ${num(y - w * 0.5)} ${num(x + w / 2)} ${num(y)}Z`,
    s.linearGradient(
      [
        [0, lighter(color, 0.35)],
        [0.5, color],
        [1, darker(color, 0.35)],
      ],
      0,
      0,
      1,
      0.2,
    ),
  )
