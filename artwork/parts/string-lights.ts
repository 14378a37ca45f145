import { lighter } from '../color'
import { repeat } from '../random'
import { circle, num, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A string of lamps that sags between two points. */
export function stringLights(
  s: SvgCanvas,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  lamp: string,
  wire: string,
): string {
  const spot = (t: number): readonly [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ]
  return (
    stroke(
      `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}`,
      wire,
      s.unit * 2.5,
    ) +
    repeat(count, (i) => {
      const [x, y] = spot((i + 0.5) / count)
      const r = s.unit * 7
      return (
        circle(
          x,
          y + r,
          r * 3.4,
          s.radialGradient(x, y + r, r * 3.4, [
            [0, lamp, 0.55],
            [1, lamp, 0],
          ]),
        ) + circle(x, y + r, r, lighter(lamp, 0.4))
      )
    })
  )
}
