import { cycle, repeat } from '../random'
import { place, polygon, stroke } from '../shapes'

/** A kite of cloth with its tail. */
export function kite(
  x: number,
  y: number,
  k: number,
  fills: readonly string[],
  line: string,
  rotation: number,
): string {
  const tail = repeat(
    5,
    (i) =>
      polygon(
        [
          [-6 + Math.sin(i) * 14, 116 + i * 34],
          [-26 + Math.sin(i) * 14, 104 + i * 34],
          [-26 + Math.sin(i) * 14, 128 + i * 34],
        ],
        cycle(fills, i),
      ) +
      polygon(
        [
          [-6 + Math.sin(i) * 14, 116 + i * 34],
          [14 + Math.sin(i) * 14, 104 + i * 34],
          [14 + Math.sin(i) * 14, 128 + i * 34],
        ],
        cycle(fills, i),
      ),
  )
  return place(
    stroke('M0 100Q20 180 -6 280', line, 2.5) +
      tail +
      polygon(
        [
          [0, -100],
          [70, -10],
          [0, 100],
        ],
        cycle(fills, 0),
      ) +
      polygon(
        [
          [0, -100],
          [-70, -10],
          [0, 100],
        ],
        cycle(fills, 1),
      ) +
      polygon(
        [
          [0, -60],
          [40, -8],
          [0, 56],
          [-40, -8],
        ],
        cycle(fills, 2),
      ) +
      stroke('M0 -100V100M-70 -10H70', line, 3.5),
    x,
    y,
    k / 200,
    k / 200,
    rotation,
  )
}
