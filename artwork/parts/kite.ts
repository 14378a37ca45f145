import { at, times } from '../random'
import { place, poly, stroke } from '../shapes'

/** A kite of cloth with its tail. */
export function kite(
  x: number,
  y: number,
  k: number,
  fills: readonly string[],
  line: string,
  turn: number,
): string {
  const tail = times(
    5,
    (i) =>
      poly(
        [
          [-6 + Math.sin(i) * 14, 116 + i * 34],
          [-26 + Math.sin(i) * 14, 104 + i * 34],
          [-26 + Math.sin(i) * 14, 128 + i * 34],
        ],
        at(fills, i),
      ) +
      poly(
        [
          [-6 + Math.sin(i) * 14, 116 + i * 34],
          [14 + Math.sin(i) * 14, 104 + i * 34],
          [14 + Math.sin(i) * 14, 128 + i * 34],
        ],
        at(fills, i),
      ),
  )
  return place(
    stroke('M0 100Q20 180 -6 280', line, 2.5) +
      tail +
      poly(
        [
          [0, -100],
          [70, -10],
          [0, 100],
        ],
        at(fills, 0),
      ) +
      poly(
        [
          [0, -100],
          [-70, -10],
          [0, 100],
        ],
        at(fills, 1),
      ) +
      poly(
        [
          [0, -60],
          [40, -8],
          [0, 56],
          [-40, -8],
        ],
        at(fills, 2),
      ) +
      stroke('M0 -100V100M-70 -10H70', line, 3.5),
    x,
    y,
    k / 200,
    k / 200,
    turn,
  )
}
