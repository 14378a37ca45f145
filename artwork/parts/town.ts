import { repeat } from '../random'
import { num, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A row of town buildings with lit windows, from left to right. */
export function townBlocks(
  s: SvgCanvas,
  y: number,
  min: number,
  max: number,
  color: string,
  lamp?: string,
  share = 0.4,
  from = -0.02,
  to = 1.02,
): string {
  let out = ''
  let x = from * s.w
  while (x < to * s.w) {
    const w = s.unit * s.rng.range(55, 130)
    const h = s.rng.range(min, max)
    out += rect(x, y - h, w + 1, h, color)
    const kind = s.rng.int(0, 4)
    if (kind === 0) out += rect(x + w * 0.2, y - h - w * 0.18, w * 0.3, w * 0.2, color)
    if (kind === 1)
      out += polygon(
        [
          [x - 2, y - h],
          [x + w / 2, y - h - w * 0.26],
          [x + w + 2, y - h],
        ],
        color,
      )
    if (kind === 2)
      out += stroke(
        `M${num(x + w * 0.7)} ${num(y - h)}v${num(-w * 0.6)}M${num(x + w * 0.6)} ${num(y - h - w * 0.4)}h${num(w * 0.2)}`,
        color,
        s.unit * 3,
      )
    if (lamp !== undefined) {
      const [cols, rows] = [
        Math.max(2, Math.floor(w / (s.unit * 22))),
        Math.floor(h / (s.unit * 30)),
      ]
      for (let r = 0; r < rows; r++)
        for (let c = 0; c < cols; c++)
          if (s.rng.chance(share))
            out += rect(
              x + (w * (c + 0.3)) / cols,
              y - h + ((r + 0.35) * h) / rows,
              (w / cols) * 0.42,
              (h / rows) * 0.45,
              lamp,
              { opacity: s.rng.range(0.45, 1) },
            )
    }
    x += w
  }
  return out
}

/** A tower crane. */
export function towerCrane(x: number, y: number, h: number, color: string, side = 1): string {
  const lattice = repeat(12, (i) =>
    stroke(
      `M${num(x - h * 0.018)} ${num(y - (h * i) / 12)}L${num(x + h * 0.018)} ${num(y - (h * (i + 1)) / 12)}M${num(x + h * 0.018)} ${num(y - (h * i) / 12)}L${num(x - h * 0.018)} ${num(y - (h * (i + 1)) / 12)}`,
      color,
      h * 0.005,
    ),
  )
  return (
    lattice +
    stroke(
      `M${num(x - h * 0.018)} ${num(y)}v${num(-h)}M${num(x + h * 0.018)} ${num(y)}v${num(-h)}M${num(x - side * h * 0.22)} ${num(y - h)}H${num(x + side * h * 0.62)}M${num(x)} ${num(y - h * 1.12)}L${num(x + side * h * 0.6)} ${num(y - h * 1.01)}M${num(x)} ${num(y - h * 1.12)}L${num(x - side * h * 0.2)} ${num(y - h * 1.01)}M${num(x)} ${num(y - h)}v${num(-h * 0.12)}`,
      color,
      h * 0.01,
    ) +
    rect(x - side * h * 0.22 - h * 0.03, y - h, h * 0.06, h * 0.07, color) +
    stroke(`M${num(x + side * h * 0.46)} ${num(y - h)}v${num(h * 0.3)}`, color, h * 0.004) +
    rect(x + side * h * 0.46 - h * 0.03, y - h * 0.7, h * 0.06, h * 0.04, color)
  )
}
