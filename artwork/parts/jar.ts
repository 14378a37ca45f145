import { darker, lighter } from '../color'
import { ellipse, num, path, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A terracotta jar with a patterned stripe. */
export function jar(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  color: string,
  band?: string,
  grounded = true,
): string {
  const w = h * 0.36
  const d = `M${num(x - w * 0.5)} ${num(y)}C${num(x - w * 1.25)} ${num(y - h * 0.3)} ${num(x - w * 1.1)} ${num(y - h * 0.66)} ${num(x - w * 0.48)} ${num(y - h * 0.82)}L${num(x - w * 0.62)} ${num(y - h)}H${num(x + w * 0.62)}L${num(x + w * 0.48)} ${num(y - h * 0.82)}C${num(x + w * 1.1)} ${num(y - h * 0.66)} ${num(x + w * 1.25)} ${num(y - h * 0.3)} ${num(x + w * 0.5)} ${num(y)}Z`
  return (
    (grounded ? ellipse(x + w * 0.4, y, w * 1.2, h * 0.05, '#140a18', { opacity: 0.3 }) : '') +
    path(
      d,
      s.linearGradient(
        [
          [0, lighter(color, 0.35)],
          [0.4, color],
          [1, darker(color, 0.45)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    (band === undefined
      ? ''
      : s.clip(
          d,
          rect(x - w * 1.4, y - h * 0.62, w * 2.8, h * 0.2, band) +
            rect(
              x - w * 1.4,
              y - h,
              w * 2.8,
              h,
              s.linearGradient(
                [
                  [0, '#ffffff', 0.12],
                  [0.5, '#000000', 0],
                  [1, '#120818', 0.45],
                ],
                0,
                0,
                1,
                0,
              ),
            ),
        )) +
    ellipse(x, y - h, w * 0.62, h * 0.045, darker(color, 0.5))
  )
}
