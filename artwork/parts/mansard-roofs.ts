import { darker, lighter } from '../color'
import { repeat } from '../random'
import { num, path, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A row of slate mansard roofs with dormers and chimneys. */
export function mansardRoofs(
  s: SvgCanvas,
  y: number,
  h: number,
  wall: string,
  slate: string,
  lamp: string,
): string {
  let out = ''
  let x = -s.w * 0.03
  while (x < s.w * 1.02) {
    const w = s.unit * s.rng.range(150, 250)
    const top = y - h * s.rng.range(0.8, 1.12)
    const rise = w * 0.34
    out += rect(
      x,
      top,
      w,
      y - top,
      s.linearGradient([
        [0, lighter(wall, 0.15)],
        [1, darker(wall, 0.12)],
      ]),
    )
    for (let r = 0; r < 6; r++)
      for (let c = 0; c < 4; c++)
        out +=
          rect(
            x + w * (0.09 + c * 0.23),
            top + w * (0.12 + r * 0.34),
            w * 0.12,
            w * 0.2,
            s.rng.chance(0.35) ? lamp : darker(wall, 0.55),
          ) +
          rect(
            x + w * (0.075 + c * 0.23),
            top + w * (0.32 + r * 0.34),
            w * 0.15,
            w * 0.016,
            darker(wall, 0.4),
          )
    out += path(
      `M${num(x)} ${num(top)}C${num(x + w * 0.05)} ${num(top - rise * 0.8)} ${num(x + w * 0.1)} ${num(top - rise)} ${num(x + w * 0.14)} ${num(top - rise)}H${num(x + w * 0.86)}C${num(x + w * 0.9)} ${num(top - rise)} ${num(x + w * 0.95)} ${num(top - rise * 0.8)} ${num(x + w)} ${num(top)}Z`,
      s.linearGradient(
        [
          [0, lighter(slate, 0.25)],
          [1, darker(slate, 0.1)],
        ],
        0,
        0,
        0.7,
        1,
      ),
    )
    out += repeat(
      3,
      (i) =>
        rect(
          x + w * (0.17 + i * 0.26),
          top - rise * 0.66,
          w * 0.11,
          rise * 0.5,
          s.rng.chance(0.5) ? lamp : darker(slate, 0.5),
        ) +
        path(
          `M${num(x + w * (0.15 + i * 0.26))} ${num(top - rise * 0.66)}q${num(w * 0.075)} ${num(-rise * 0.28)} ${num(w * 0.15)} 0Z`,
          darker(slate, 0.15),
        ),
    )
    out +=
      rect(x + w * 0.2, top - rise * 1.45, w * 0.16, rise * 0.46, darker(wall, 0.25)) +
      repeat(3, (i) =>
        rect(x + w * (0.215 + i * 0.045), top - rise * 1.62, w * 0.03, rise * 0.18, '#b5562f'),
      )
    out += rect(x - 2, top - 3, w + 4, s.unit * 7, lighter(wall, 0.35))
    x += w
  }
  return out
}
