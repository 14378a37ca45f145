import { darker, lighter } from '../color'
import { repeat } from '../random'
import { num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { claustra } from './wall-openings'

/** A veranda: columns under a beam; its floor is at y. */
export function veranda(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  color: string,
  roofFill: string,
  arched = false,
): string {
  const cw = w * 0.028
  const step = (w - cw) / (columns - 1)
  const back = rect(
    x,
    y - h,
    w,
    h,
    s.linearGradient([
      [0, '#12081c', 0.5],
      [1, '#12081c', 0.14],
    ]),
  )
  const arches = arched
    ? path(
        `M${num(x)} ${num(y - h * 1.02)}h${num(w)}V${num(y - h * 0.6)}` +
          repeat(
            columns - 1,
            (i) =>
              `H${num(x + w - cw - i * step)}A${num((step - cw) / 2)} ${num((step - cw) / 2)} 0 0 0 ${num(x + w - cw - i * step - (step - cw))} ${num(y - h * 0.6)}`,
          ) +
          `H${num(x)}Z`,
        color,
      )
    : ''
  return (
    back +
    arches +
    repeat(
      columns,
      (i) =>
        rect(
          x + i * step,
          y - h,
          cw,
          h,
          s.linearGradient(
            [
              [0, lighter(color, 0.2)],
              [1, darker(color, 0.22)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        rect(x + i * step - cw * 0.3, y - cw * 0.7, cw * 1.6, cw * 0.7, darker(color, 0.1)) +
        rect(x + i * step - cw * 0.3, y - h, cw * 1.6, cw * 0.6, darker(color, 0.1)),
    ) +
    polygon(
      [
        [x - w * 0.03, y - h],
        [x + w * 0.03, y - h * 1.2],
        [x + w * 0.97, y - h * 1.2],
        [x + w * 1.03, y - h],
      ],
      roofFill,
    ) +
    rect(x - w * 0.03, y - h, w * 1.06, h * 0.03, darker(color, 0.45))
  )
}

/** A balcony with a balustrade. */
export function balcony(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  kind: 'bars' | 'cross' | 'solid' | 'claustra',
  hole = '#3a2230',
  claustraPattern = 0,
): string {
  const slab =
    rect(x - w * 0.02, y, w * 1.04, h * 0.14, lighter(color, 0.15)) +
    rect(x - w * 0.02, y + h * 0.14, w * 1.04, h * 0.2, '#120818', { opacity: 0.25 })
  const bars = Math.max(4, Math.round(w / (h * 0.22)))
  const screen =
    kind === 'solid'
      ? rect(x, y - h, w, h, color)
      : kind === 'claustra'
        ? claustra(x, y - h, w, h, h / 2.4, color, hole, claustraPattern)
        : kind === 'cross'
          ? repeat(Math.round(bars / 3), (i, n = Math.round(bars / 3)) =>
              stroke(
                `M${num(x + (w * i) / n)} ${num(y)}l${num(w / n)} ${num(-h)}M${num(x + (w * i) / n)} ${num(y - h)}l${num(w / n)} ${num(h)}`,
                color,
                h * 0.07,
              ),
            )
          : repeat(bars, (i) => rect(x + (w * i) / bars, y - h, h * 0.07, h, color))
  return slab + screen + rect(x - w * 0.01, y - h * 1.08, w * 1.02, h * 0.11, darker(color, 0.15))
}

/** An outdoor staircase that rises to the right. */
export function stairs(
  x: number,
  y: number,
  w: number,
  h: number,
  steps: number,
  color: string,
): string {
  let d = `M${num(x)} ${num(y)}`
  for (let i = 0; i < steps; i++) d += `v${num(-h / steps)}h${num(w / steps)}`
  return (
    path(`${d}V${num(y)}Z`, color) +
    repeat(steps, (i) =>
      rect(
        x + (w * i) / steps,
        y - (h * (i + 1)) / steps,
        w / steps,
        (h / steps) * 0.3,
        lighter(color, 0.4),
      ),
    ) +
    stroke(
      `M${num(x)} ${num(y - h * 0.3)}L${num(x + w)} ${num(y - h * 1.28)}`,
      darker(color, 0.4),
      4,
    )
  )
}
