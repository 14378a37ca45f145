import { darker, lighter } from '../color'
import { cycle, repeat } from '../random'
import { circle, ellipse, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A van with an open side that shows bookshelves. */
export function bookVan(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  color: string,
  stripe: string,
  books: readonly string[],
  ink: string,
): string {
  const h = w * 0.46
  const shelf = repeat(
    3,
    (r) =>
      repeat(17, (i) => {
        const bw = w * 0.021
        const bh = h * s.rng.range(0.11, 0.155)
        return rect(
          x - w * 0.3 + i * bw * 1.14,
          y - h * (0.36 + r * 0.19) - bh,
          bw,
          bh,
          cycle(books, i * 3 + r),
        )
      }) + rect(x - w * 0.31, y - h * (0.36 + r * 0.19), w * 0.43, h * 0.02, darker(color, 0.5)),
  )
  const wheel = (wx: number) =>
    circle(wx, y - w * 0.045, w * 0.075, ink) +
    circle(wx, y - w * 0.045, w * 0.045, lighter(ink, 0.5)) +
    circle(wx, y - w * 0.045, w * 0.018, ink)
  return (
    ellipse(x, y + w * 0.03, w * 0.56, w * 0.03, '#120818', { opacity: 0.35 }) +
    path(
      `M${num(x - w * 0.46)} ${num(y - w * 0.06)}V${num(y - h * 0.96)}Q${num(x - w * 0.46)} ${num(y - h * 1.04)} ${num(x - w * 0.42)} ${num(y - h * 1.04)}H${num(x + w * 0.2)}C${num(x + w * 0.3)} ${num(y - h * 1.04)} ${num(x + w * 0.34)} ${num(y - h * 0.72)} ${num(x + w * 0.38)} ${num(y - h * 0.62)}L${num(x + w * 0.48)} ${num(y - h * 0.5)}Q${num(x + w * 0.51)} ${num(y - h * 0.46)} ${num(x + w * 0.5)} ${num(y - w * 0.06)}Z`,
      s.linearGradient([
        [0, lighter(color, 0.25)],
        [1, darker(color, 0.2)],
      ]),
    ) +
    rect(x - w * 0.46, y - h * 0.32, w * 0.96, h * 0.1, stripe) +
    rect(x - w * 0.32, y - h * 0.94, w * 0.45, h * 0.6, darker(color, 0.62)) +
    shelf +
    polygon(
      [
        [x - w * 0.34, y - h * 0.96],
        [x + w * 0.15, y - h * 0.96],
        [x + w * 0.21, y - h * 1.22],
        [x - w * 0.4, y - h * 1.22],
      ],
      stripe,
    ) +
    path(
      `M${num(x + w * 0.19)} ${num(y - h * 0.94)}C${num(x + w * 0.27)} ${num(y - h * 0.92)} ${num(x + w * 0.3)} ${num(y - h * 0.72)} ${num(x + w * 0.34)} ${num(y - h * 0.58)}H${num(x + w * 0.19)}Z`,
      '#cfe6ea',
    ) +
    circle(x + w * 0.475, y - h * 0.34, w * 0.022, '#fff1c0') +
    wheel(x - w * 0.27) +
    wheel(x + w * 0.31) +
    stroke(`M${num(x - w * 0.4)} ${num(y - h * 1.08)}H${num(x + w * 0.14)}`, ink, w * 0.01) +
    rect(x - w * 0.34, y - h * 1.2, w * 0.14, h * 0.12, cycle(books, 1)) +
    rect(x - w * 0.18, y - h * 1.16, w * 0.1, h * 0.08, cycle(books, 3))
  )
}
