import { darker, lighter } from '../color'
import { cycle, repeat } from '../random'
import { ellipse, num, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A strip loom seen from the weaver's side: posts, warp and the finished strip. */
export function loom(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  strip: string,
  warp: readonly string[],
): string {
  const post = (px: number) =>
    rect(
      px,
      y - h,
      w * 0.024,
      h,
      s.linearGradient(
        [
          [0, lighter(wood, 0.25)],
          [1, darker(wood, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  const threads = repeat(22, (i) => {
    const t = i / 21
    return stroke(
      `M${num(x + w * 0.44)} ${num(y - h * (0.5 - t * 0.1))}L${num(x + w * 1.02)} ${num(y - h * (0.32 + t * 0.012))}`,
      cycle(warp, i),
      2,
      { opacity: 0.9 },
    )
  })
  return (
    post(x) +
    post(x + w * 0.5) +
    post(x + w * 0.06) +
    post(x + w * 0.56) +
    rect(x - w * 0.04, y - h, w * 0.68, h * 0.05, wood) +
    rect(x - w * 0.02, y - h * 0.86, w * 0.64, h * 0.03, darker(wood, 0.2)) +
    stroke(
      `M${num(x + w * 0.36)} ${num(y - h * 0.84)}V${num(y - h * 0.56)}M${num(x + w * 0.42)} ${num(y - h * 0.84)}V${num(y - h * 0.56)}`,
      darker(wood, 0.4),
      3,
    ) +
    rect(x + w * 0.33, y - h * 0.58, w * 0.028, h * 0.24, darker(wood, 0.25)) +
    rect(x + w * 0.4, y - h * 0.58, w * 0.028, h * 0.24, lighter(wood, 0.2)) +
    threads +
    polygon(
      [
        [x + w * 0.02, y - h * 0.44],
        [x + w * 0.44, y - h * 0.5],
        [x + w * 0.44, y - h * 0.4],
        [x + w * 0.02, y - h * 0.32],
      ],
      strip,
    ) +
    ellipse(x + w * 0.03, y - h * 0.38, w * 0.034, h * 0.075, darker(wood, 0.3)) +
    stroke(
      `M${num(x + w * 0.46)} ${num(y - h * 0.02)}L${num(x + w * 0.34)} ${num(y - h * 0.34)}M${num(x + w * 0.54)} ${num(y - h * 0.02)}L${num(x + w * 0.42)} ${num(y - h * 0.34)}`,
      darker(wood, 0.35),
      4,
    )
  )
}
