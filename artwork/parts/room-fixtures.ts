import { darker, lighter } from '../color'
import { cycle, repeat } from '../random'
import { ellipse, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Shelves with pots, books and baskets. */
export function shelves(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  wood: string,
  colors: readonly string[],
): string {
  return repeat(rows, (r) => {
    const sy = y + (h * (r + 1)) / rows
    let out = ''
    let cx = x + w * 0.04
    while (cx < x + w * 0.9) {
      const ww = w * s.rng.range(0.03, 0.13)
      const hh = (h / rows) * s.rng.range(0.35, 0.74)
      const c = cycle(colors, s.rng.int(0, 9))
      const kind = s.rng.int(0, 3)
      if (cx + ww > x + w * 0.97) break
      out +=
        kind === 0
          ? ellipse(cx + ww / 2, sy - hh * 0.32, ww / 2, hh * 0.32, c) +
            rect(cx + ww * 0.3, sy - hh * 0.8, ww * 0.4, hh * 0.3, c)
          : kind === 1
            ? rect(cx, sy - hh * 0.6, ww, hh * 0.6, c, { r: ww * 0.2 }) +
              rect(cx, sy - hh * 0.4, ww, hh * 0.1, lighter(c, 0.4))
            : repeat(3, (k) =>
                rect(
                  cx + (k * ww) / 3,
                  sy - hh * (0.8 + 0.12 * k),
                  ww / 3 - 1,
                  hh * (0.8 + 0.12 * k),
                  cycle(colors, k + r),
                ),
              )
      cx += ww + w * 0.025
    }
    return (
      out +
      rect(x, sy, w, h * 0.018, wood) +
      rect(x, sy + h * 0.018, w, h * 0.02, '#120818', { opacity: 0.25 })
    )
  })
}

/** A floor of tiles or boards, in perspective to a vanishing point. */
export function floor(
  s: SvgCanvas,
  top: number,
  vx: number,
  color: string,
  line: string,
  kind: 'tiles' | 'boards' | 'plain',
  checker?: string,
): string {
  const base = rect(
    0,
    top,
    s.w,
    s.h - top,
    s.linearGradient([
      [0, darker(color, 0.16)],
      [1, lighter(color, 0.08)],
    ]),
  )
  if (kind === 'plain') return base
  const rays = repeat(25, (i) => {
    const t = (i / 24 - 0.5) * 3.4
    return stroke(
      `M${num(vx + t * s.w * 0.4)} ${num(top)}L${num(vx + t * s.w * 1.1)} ${num(s.h)}`,
      line,
      2,
      { opacity: 0.6, cap: 'butt' },
    )
  })
  if (kind === 'boards') return base + rays
  const rowY = (i: number) => top + (s.h - top) * (i / 8) ** 1.6
  const cell = (row: number, i: number) => {
    const px = (k: number, y: number) =>
      vx + (k / 24 - 0.5) * 3.4 * s.w * (0.4 + 0.7 * ((y - top) / (s.h - top)))
    const [y1, y2] = [rowY(row), rowY(row + 1)]
    return polygon(
      [
        [px(i, y1), y1],
        [px(i + 1, y1), y1],
        [px(i + 1, y2), y2],
        [px(i, y2), y2],
      ],
      checker ?? line,
      { opacity: 0.85 },
    )
  }
  const checks =
    checker === undefined ? '' : repeat(8, (row) => repeat(12, (i) => cell(row, i * 2 + (row % 2))))
  return (
    base +
    checks +
    rays +
    repeat(8, (i) => stroke(`M0 ${num(rowY(i))}H${s.w}`, line, 2, { opacity: 0.6, cap: 'butt' }))
  )
}

/** A rug with woven stripes, in perspective. */
export function rug(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  edge: string,
): string {
  const d = `M${num(x - w * 0.4)} ${num(y - h)}H${num(x + w * 0.4)}L${num(x + w * 0.5)} ${num(y)}H${num(x - w * 0.5)}Z`
  return (
    path(d, fill) +
    path(d, 'none', { stroke: edge, width: h * 0.07 }) +
    repeat(34, (i) =>
      stroke(
        `M${num(x - w * 0.5 + (w * i) / 33)} ${num(y + h * 0.02)}v${num(h * 0.07)}`,
        edge,
        2.5,
      ),
    ) +
    path(
      d,
      s.linearGradient([
        [0, '#120818', 0.25],
        [1, '#120818', 0],
      ]),
    )
  )
}
