import { darker, lighter, mix } from '../color'
import { cycle, repeat } from '../random'
import { polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A garden wall with a gate in it. */
export function gardenWall(
  s: SvgCanvas,
  y: number,
  h: number,
  color: string,
  cap: string,
  gate?: { x: number; w: number; color: string },
  from = 0,
  to = s.w,
): string {
  const wall =
    rect(
      from,
      y - h,
      to - from,
      h,
      s.linearGradient([
        [0, lighter(color, 0.1)],
        [1, darker(color, 0.2)],
      ]),
    ) +
    rect(from, y - h - h * 0.07, to - from, h * 0.12, cap) +
    repeat(Math.ceil((to - from) / (h * 0.9)), (i) =>
      rect(from + i * h * 0.9, y - h * 0.75, h * 0.03, h * 0.75, darker(color, 0.2), {
        opacity: 0.3,
      }),
    )
  if (gate === undefined) return wall
  const { x, w } = gate
  return (
    wall +
    rect(x - w * 0.14, y - h * 1.35, w * 0.14, h * 1.35, lighter(color, 0.08)) +
    rect(x + w, y - h * 1.35, w * 0.14, h * 1.35, darker(color, 0.08)) +
    rect(x - w * 0.18, y - h * 1.42, w * 0.22, h * 0.09, cap) +
    rect(x + w * 0.96, y - h * 1.42, w * 0.22, h * 0.09, cap) +
    rect(x, y - h * 1.2, w, h * 1.2, gate.color) +
    repeat(2, (k) =>
      repeat(5, (i) =>
        polygon(
          [
            [x + w * (0.25 + k * 0.5), y - h * (1.1 - i * 0.22)],
            [x + w * (0.43 + k * 0.5), y - h * (1 - i * 0.22)],
            [x + w * (0.25 + k * 0.5), y - h * (0.9 - i * 0.22)],
            [x + w * (0.07 + k * 0.5), y - h * (1 - i * 0.22)],
          ],
          mix(gate.color, '#ffffff', 0.22),
        ),
      ),
    ) +
    rect(x + w * 0.492, y - h * 1.2, w * 0.016, h * 1.2, darker(gate.color, 0.5))
  )
}

/** A path of paving stones in perspective, towards the viewer. */
export function pavingStones(
  s: SvgCanvas,
  x: number,
  top: number,
  bottom: number,
  w: number,
  count: number,
  color: string,
): string {
  return repeat(count, (i) => {
    const [t, n] = [(i / count) ** 1.5, ((i + 0.82) / count) ** 1.5]
    const [y1, y2] = [top + (bottom - top) * t, top + (bottom - top) * n]
    const [w1, w2] = [w * (0.35 + t * 0.9), w * (0.35 + n * 0.9)]
    return polygon(
      [
        [x - w1 / 2, y1],
        [x + w1 / 2, y1],
        [x + w2 / 2, y2],
        [x - w2 / 2, y2],
      ],
      s.rng.chance(0.5) ? color : darker(color, 0.08),
    )
  })
}

/** Planted rows that run to a vanishing point. */
export function furrows(
  s: SvgCanvas,
  vx: number,
  top: number,
  count: number,
  colors: readonly string[],
): string {
  return repeat(count, (i) => {
    const a = -s.w * 0.9 + (s.w * 2.8 * i) / count
    const b = -s.w * 0.9 + (s.w * 2.8 * (i + 0.62)) / count
    return polygon(
      [
        [vx + (a - vx) * 0.05, top],
        [vx + (b - vx) * 0.05, top],
        [b, s.h * 1.05],
        [a, s.h * 1.05],
      ],
      cycle(colors, i),
    )
  })
}
