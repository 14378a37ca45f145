import { darker, lighter } from '../color'
import { circle, ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { vesselShadow } from './vessel-shading'

/** A candle: wax, wick, flame and glow. */
export function candle(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  wax: string,
  flicker = 0,
): string {
  const top = y - h
  const fh = w * (0.95 + 0.08 * flicker)
  return (
    vesselShadow(x, y, w * 1.1) +
    rect(
      x - w / 2,
      top,
      w,
      h,
      s.linearGradient(
        [
          [0, lighter(wax, 0.5)],
          [0.5, wax],
          [1, darker(wax, 0.3)],
        ],
        0,
        0,
        1,
        0.2,
      ),
      { r: w * 0.1 },
    ) +
    ellipse(x, top + w * 0.04, w / 2, w * 0.11, lighter(wax, 0.5)) +
    ellipse(x, top + w * 0.05, w * 0.34, w * 0.07, '#ffdf9c') +
    circle(
      x,
      top - fh * 0.5,
      w * 3.2,
      s.radialGradient(x, top - fh * 0.5, w * 3.2, [
        [0, '#ffcf75', 0.6 + 0.1 * flicker],
        [0.3, '#ffb14a', 0.22],
        [1, '#ff9a3c', 0],
      ]),
    ) +
    stroke(`M${num(x)} ${num(top + w * 0.04)}v${num(-w * 0.2)}`, '#3a2118', w * 0.05) +
    path(
      `M${num(x)} ${num(top - fh - w * 0.1)}C${num(x + w * 0.1)} ${num(top - fh * 0.7)} ${num(x + w * 0.24)} ${num(top - fh * 0.45)} ${num(x + w * 0.16)} ${num(top - fh * 0.18)}Q${num(x)} ${num(top)} ${num(x - w * 0.16)} ${num(top - fh * 0.18)}C${num(x - w * 0.22)} ${num(top - fh * 0.45)} ${num(x - w * 0.06)} ${num(top - fh * 0.7)} ${num(x)} ${num(top - fh - w * 0.1)}Z`,
      s.linearGradient([
        [0, '#ffb347'],
        [0.6, '#fff3c4'],
        [1, '#ffd27a'],
      ]),
    )
  )
}
