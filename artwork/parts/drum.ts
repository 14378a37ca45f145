import { darker } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A carved drum: drumhead, tuning cords and patterned stripes. */
export function drum(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  wood: string,
  bands: readonly string[],
  kind: 'goblet' | 'barrel' | 'tall' = 'goblet',
): string {
  const w = h * (kind === 'tall' ? 0.34 : kind === 'barrel' ? 0.62 : 0.5)
  const top = y - h
  const d =
    kind === 'barrel'
      ? `M${num(x - w * 0.42)} ${num(top)}C${num(x - w * 0.62)} ${num(top + h * 0.4)} ${num(x - w * 0.56)} ${num(top + h * 0.7)} ${num(x - w * 0.34)} ${num(y)}H${num(x + w * 0.34)}C${num(x + w * 0.56)} ${num(top + h * 0.7)} ${num(x + w * 0.62)} ${num(top + h * 0.4)} ${num(x + w * 0.42)} ${num(top)}Z`
      : kind === 'tall'
        ? `M${num(x - w / 2)} ${num(top)}L${num(x - w * 0.36)} ${num(y - h * 0.12)}L${num(x - w * 0.5)} ${num(y)}H${num(x + w * 0.5)}L${num(x + w * 0.36)} ${num(y - h * 0.12)}L${num(x + w / 2)} ${num(top)}Z`
        : `M${num(x - w / 2)} ${num(top)}C${num(x - w * 0.5)} ${num(top + h * 0.34)} ${num(x - w * 0.2)} ${num(top + h * 0.42)} ${num(x - w * 0.2)} ${num(top + h * 0.56)}C${num(x - w * 0.2)} ${num(top + h * 0.8)} ${num(x - w * 0.3)} ${num(y - h * 0.08)} ${num(x - w * 0.36)} ${num(y)}H${num(x + w * 0.36)}C${num(x + w * 0.3)} ${num(y - h * 0.08)} ${num(x + w * 0.2)} ${num(top + h * 0.8)} ${num(x + w * 0.2)} ${num(top + h * 0.56)}C${num(x + w * 0.2)} ${num(top + h * 0.42)} ${num(x + w * 0.5)} ${num(top + h * 0.34)} ${num(x + w / 2)} ${num(top)}Z`
  const stripes = bands
    .map((fill, i) => rect(x - w, top + h * (0.44 + i * 0.19), w * 2, h * 0.14, fill))
    .join('')
  const cords = repeat(14, (i) => {
    const t = (i + 0.5) / 14 - 0.5
    return stroke(
      `M${num(x + t * w)} ${num(top)}L${num(x + (t + 0.03) * w * 0.8)} ${num(top + h * 0.34)}M${num(x + t * w)} ${num(top)}L${num(x + (t - 0.05) * w * 0.8)} ${num(top + h * 0.34)}`,
      '#f3e0bd',
      w * 0.012,
      { opacity: 0.8 },
    )
  })
  return (
    ellipse(x + w * 0.1, y, w * 0.6, h * 0.03, '#0d0610', { opacity: 0.4 }) +
    s.clip(
      d,
      path(d, wood) +
        stripes +
        cords +
        rect(
          x - w,
          top,
          w * 2,
          h,
          s.linearGradient(
            [
              [0.2, '#ffffff', 0.2],
              [0.45, '#000000', 0],
              [0.85, '#0d0610', 0.62],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
    ) +
    ellipse(x, top, w * (kind === 'barrel' ? 0.43 : 0.51), w * 0.13, darker('#e8cfa2', 0.3)) +
    ellipse(
      x,
      top - h * 0.008,
      w * (kind === 'barrel' ? 0.41 : 0.49),
      w * 0.115,
      s.linearGradient([
        [0, '#f6e6c6'],
        [1, '#d9b57f'],
      ]),
    ) +
    ellipse(x, top - h * 0.006, w * 0.2, w * 0.05, '#c79a63', { opacity: 0.5 })
  )
}
