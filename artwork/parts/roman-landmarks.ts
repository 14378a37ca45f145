import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, ellipse, group, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A large dome with its lantern, ribs and colonnaded drum. */
export function dome(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  stone: string,
  lead: string,
): string {
  const d = `M${num(x - w * 0.4)} ${num(y - w * 0.36)}C${num(x - w * 0.42)} ${num(y - w * 0.8)} ${num(x - w * 0.16)} ${num(y - w)} ${num(x)} ${num(y - w)}S${num(x + w * 0.42)} ${num(y - w * 0.8)} ${num(x + w * 0.4)} ${num(y - w * 0.36)}Z`
  const ribs = repeat(7, (i) => {
    const t = (i - 3) / 3
    return stroke(
      `M${num(x + t * w * 0.4)} ${num(y - w * 0.36)}C${num(x + t * w * 0.42)} ${num(y - w * 0.78)} ${num(x + t * w * 0.16)} ${num(y - w * 0.98)} ${num(x)} ${num(y - w)}`,
      lighter(lead, 0.35),
      w * 0.012,
      { opacity: 0.8 },
    )
  })
  return (
    s.clip(
      d,
      path(
        d,
        s.linearGradient(
          [
            [0, lighter(lead, 0.3)],
            [0.5, lead],
            [1, darker(lead, 0.4)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) + ribs,
    ) +
    rect(
      x - w * 0.46,
      y - w * 0.36,
      w * 0.92,
      w * 0.36,
      s.linearGradient(
        [
          [0, lighter(stone, 0.2)],
          [1, darker(stone, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    repeat(
      9,
      (i) =>
        rect(x - w * 0.43 + i * w * 0.1, y - w * 0.33, w * 0.03, w * 0.3, lighter(stone, 0.35)) +
        rect(x - w * 0.385 + i * w * 0.1, y - w * 0.29, w * 0.04, w * 0.18, darker(stone, 0.5), {
          r: w * 0.02,
        }),
    ) +
    rect(x - w * 0.49, y - w * 0.385, w * 0.98, w * 0.04, lighter(stone, 0.25)) +
    rect(x - w * 0.07, y - w * 1.14, w * 0.14, w * 0.16, lighter(stone, 0.1)) +
    repeat(3, (i) =>
      rect(x - w * 0.05 + i * w * 0.04, y - w * 1.12, w * 0.02, w * 0.12, darker(stone, 0.5)),
    ) +
    path(
      `M${num(x - w * 0.08)} ${num(y - w * 1.14)}Q${num(x)} ${num(y - w * 1.26)} ${num(x + w * 0.08)} ${num(y - w * 1.14)}Z`,
      lead,
    ) +
    circle(x, y - w * 1.24, w * 0.02, '#f4cf7a')
  )
}

/** Tiers of arches. */
export function arcade(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  tiers: number,
  stone: string,
): string {
  const th = h / tiers
  return group(
    repeat(
      tiers,
      (t) =>
        rect(
          x,
          y - (t + 1) * th,
          w,
          th,
          s.linearGradient(
            [
              [0, lighter(stone, 0.2)],
              [1, darker(stone, 0.2)],
            ],
            0,
            0,
            1,
            0.3,
          ),
        ) +
        repeat(9, (i) => {
          const [aw, ax] = [w / 9, x + (w * i) / 9]
          const top = y - (t + 1) * th
          return path(
            `M${num(ax + aw * 0.22)} ${num(top + th)}V${num(top + th * 0.5)}a${num(aw * 0.28)} ${num(aw * 0.28)} 0 0 1 ${num(aw * 0.56)} 0V${num(top + th)}Z`,
            darker(stone, 0.6),
          )
        }) +
        rect(x - w * 0.01, y - (t + 1) * th - th * 0.05, w * 1.02, th * 0.09, lighter(stone, 0.3)),
    ),
  )
}

/** An umbrella pine. */
export function stonePine(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  leaf: readonly [string, string, string],
  trunk: string,
): string {
  return (
    path(
      `M${num(x - h * 0.02)} ${num(y)}Q${num(x + h * 0.02)} ${num(y - h * 0.4)} ${num(x - h * 0.008)} ${num(y - h * 0.78)}h${num(h * 0.03)}Q${num(x + h * 0.05)} ${num(y - h * 0.4)} ${num(x + h * 0.026)} ${num(y)}Z`,
      trunk,
    ) +
    stroke(
      `M${num(x + h * 0.01)} ${num(y - h * 0.62)}L${num(x - h * 0.16)} ${num(y - h * 0.8)}M${num(x + h * 0.015)} ${num(y - h * 0.58)}L${num(x + h * 0.17)} ${num(y - h * 0.8)}`,
      trunk,
      h * 0.014,
    ) +
    repeat(9, (i) =>
      ellipse(
        x + (i - 4) * h * 0.062,
        y - h * (0.84 + 0.035 * Math.cos((i - 4) * 0.5)),
        h * 0.1,
        h * s.rng.range(0.045, 0.062),
        leaf[2],
      ),
    ) +
    repeat(7, (i) =>
      ellipse(
        x + (i - 3) * h * 0.062 - h * 0.02,
        y - h * (0.868 + 0.02 * Math.cos(i - 3)),
        h * 0.08,
        h * 0.036,
        leaf[1],
      ),
    ) +
    repeat(5, (i) =>
      ellipse(x + (i - 2) * h * 0.06 - h * 0.04, y - h * 0.89, h * 0.055, h * 0.018, leaf[0]),
    )
  )
}
