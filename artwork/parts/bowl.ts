import { darker, lighter } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { roundGradient, vesselShadow } from './vessel-shading'

/** A bowl with its content and an optional patterned stripe. */
export function bowl(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  color: string,
  content: string,
  o: { band?: string; heap?: boolean; depth?: number } = {},
): string {
  const h = w * (o.depth ?? 0.46)
  const d = `M${num(x - w / 2)} ${num(y - h)}C${num(x - w * 0.5)} ${num(y - h * 0.3)} ${num(x - w * 0.3)} ${num(y)} ${num(x - w * 0.18)} ${num(y)}H${num(x + w * 0.18)}C${num(x + w * 0.3)} ${num(y)} ${num(x + w * 0.5)} ${num(y - h * 0.3)} ${num(x + w / 2)} ${num(y - h)}Z`
  const heap = o.heap
    ? path(
        `M${num(x - w * 0.44)} ${num(y - h)}C${num(x - w * 0.34)} ${num(y - h * 1.5)} ${num(x - w * 0.1)} ${num(y - h * 1.85)} ${num(x + w * 0.02)} ${num(y - h * 1.8)}C${num(x + w * 0.16)} ${num(y - h * 1.78)} ${num(x + w * 0.36)} ${num(y - h * 1.4)} ${num(x + w * 0.44)} ${num(y - h)}Z`,
        s.linearGradient(
          [
            [0, lighter(content, 0.35)],
            [0.5, content],
            [1, darker(content, 0.25)],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      repeat(5, (i) =>
        stroke(
          `M${num(x - w * (0.3 - i * 0.1))} ${num(y - h * (1.15 + 0.12 * Math.sin(i * 1.7)))}q${num(w * 0.08)} ${num(-h * 0.2)} ${num(w * 0.2)} ${num(-h * 0.12)}`,
          lighter(content, 0.55),
          w * 0.012,
          { opacity: 0.7 },
        ),
      )
    : ''
  return (
    vesselShadow(x, y, w) +
    path(d, roundGradient(s, color)) +
    (o.band === undefined
      ? ''
      : s.clip(
          d,
          rect(x - w / 2, y - h * 0.86, w, h * 0.34, o.band) +
            rect(
              x - w / 2,
              y - h,
              w,
              h,
              s.linearGradient(
                [
                  [0, '#ffffff', 0.18],
                  [0.35, '#000000', 0],
                  [1, '#1a0a0a', 0.5],
                ],
                0,
                0,
                1,
                0,
              ),
            ),
        )) +
    ellipse(x, y - h, w / 2, w * 0.09, darker(color, 0.25)) +
    ellipse(x, y - h + w * 0.012, w * 0.455, w * 0.074, content) +
    ellipse(x - w * 0.1, y - h - w * 0.004, w * 0.24, w * 0.034, lighter(content, 0.4), {
      opacity: 0.6,
    }) +
    heap +
    stroke(
      `M${num(x - w * 0.43)} ${num(y - h * 0.8)}C${num(x - w * 0.4)} ${num(y - h * 0.45)} ${num(x - w * 0.34)} ${num(y - h * 0.25)} ${num(x - w * 0.27)} ${num(y - h * 0.14)}`,
      '#fff6e6',
      w * 0.018,
      { opacity: 0.55 },
    )
  )
}
