import { cycle, repeat } from '../random'
import { circle, path, polygon, rect, stroke } from '../shapes'

/**
 * Draws a woven or printed pattern in a tile of 100 by 100 units; `c` gives the colour at an index.
 * What crosses an edge of the tile is drawn at the opposite edge as well, in the same colour.
 */
export type ClothTile = (c: (i: number) => string) => string

const tileBackground = (color: string) => rect(-1, -1, 102, 102, color)

/** The cloth patterns by name; scenes also select them by their index in this object. */
export const clothTiles = {
  chevron: (c) =>
    tileBackground(c(0)) +
    repeat(4, (i) =>
      stroke(
        `M-10 ${i * 25 + 12}L25 ${i * 25 - 8}L50 ${i * 25 + 12}L75 ${i * 25 - 8}L110 ${i * 25 + 12}`,
        c(1 + (i % 2)),
        i % 2 === 0 ? 9 : 4,
        { cap: 'butt' },
      ),
    ),
  rings: (c) =>
    tileBackground(c(0)) +
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
      [50, 50],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 34, c(1)) +
          circle(x, y, 25, c(0)) +
          circle(x, y, 18, c(2)) +
          circle(x, y, 8, c(3)),
      )
      .join(''),
  lozenge: (c) =>
    tileBackground(c(0)) +
    polygon(
      [
        [50, 2],
        [98, 50],
        [50, 98],
        [2, 50],
      ],
      c(1),
    ) +
    polygon(
      [
        [50, 20],
        [80, 50],
        [50, 80],
        [20, 50],
      ],
      c(2),
    ) +
    polygon(
      [
        [50, 36],
        [64, 50],
        [50, 64],
        [36, 50],
      ],
      c(0),
    ) +
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
    ]
      .map(([x = 0, y = 0]) =>
        polygon(
          [
            [x, y - 22],
            [x + 22, y],
            [x, y + 22],
            [x - 22, y],
          ],
          c(3),
        ),
      )
      .join(''),
  kente: (c) =>
    tileBackground(c(0)) +
    rect(0, 0, 50, 34, c(1)) +
    rect(0, 8, 50, 5, c(2)) +
    rect(0, 20, 50, 5, c(2)) +
    repeat(5, (i) => rect(50 + i * 10, 0, 5, 34, c(3))) +
    rect(50, 50, 50, 34, c(2)) +
    rect(50, 58, 50, 5, c(0)) +
    rect(50, 70, 50, 5, c(3)) +
    repeat(5, (i) => rect(i * 10, 50, 5, 34, c(1))) +
    rect(0, 38, 100, 5, c(3)) +
    rect(0, 90, 100, 4, c(1)) +
    rect(49, 0, 2, 100, c(4)),
  triangles: (c) =>
    tileBackground(c(0)) +
    repeat(4, (row) =>
      repeat(4, (i) =>
        polygon(
          [
            [i * 25, row * 25 + 25],
            [i * 25 + 12.5, row * 25 + 3],
            [i * 25 + 25, row * 25 + 25],
          ],
          c(1 + ((i + row) % 3)),
        ),
      ),
    ),
  fans: (c) =>
    tileBackground(c(0)) +
    [
      [50, 50],
      [0, 100],
      [100, 100],
    ]
      .map(([x = 0, y = 0]) =>
        repeat(5, (i) =>
          path(
            `M${x - 48 + i * 10} ${y}A${48 - i * 10} ${48 - i * 10} 0 0 1 ${x + 48 - i * 10} ${y}Z`,
            c(i % 2 === 0 ? 1 + (i % 4) : 0),
          ),
        ),
      )
      .join(''),
  waves: (c) =>
    tileBackground(c(0)) +
    repeat(6, (i) =>
      stroke(
        `M-10 ${i * 25 - 15}Q15 ${i * 25 - 35} 40 ${i * 25 - 15}T90 ${i * 25 - 15}T140 ${i * 25 - 15}`,
        c(cycle([2, 1, 2, 3], i)),
        6,
        { cap: 'butt' },
      ),
    ),
  dots: (c) =>
    tileBackground(c(0)) +
    repeat(4, (row) =>
      repeat(4, (i) =>
        circle(
          i * 25 + (row % 2) * 12.5 + 6,
          row * 25 + 12,
          (i + row) % 3 === 0 ? 9 : 5,
          c(1 + ((i + row) % 3)),
        ),
      ),
    ),
  suns: (c) =>
    tileBackground(c(0)) +
    repeat(12, (i) =>
      polygon([[50, 50], spokePoint(i * 30 - 7, 46), spokePoint(i * 30 + 7, 46)], c(1)),
    ) +
    circle(50, 50, 25, c(0)) +
    circle(50, 50, 19, c(2)) +
    circle(50, 50, 8, c(3)) +
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 16, c(3)) + circle(x, y, 7, c(0)))
      .join(''),
  leaves: (c) =>
    tileBackground(c(0)) +
    [
      [25, 25, 40],
      [75, 75, 40],
      [75, 25, -40],
      [25, 75, -40],
    ]
      .map(
        ([x = 0, y = 0, a = 0], i) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${path('M0 -24C16 -10 16 10 0 24C-16 10 -16 -10 0 -24Z', c(1 + (i % 3)))}${stroke('M0 -18V18', c(0), 2.5)}</g>`,
      )
      .join(''),
  strips: (c) =>
    tileBackground(c(0)) +
    repeat(10, (i) => rect(i * 10, 0, cycle([6, 3, 7, 4, 2], i), 100, c(1 + (i % 4)))) +
    repeat(
      5,
      (i) => rect(20, i * 20 + 4, 20, 8, c((i + 2) % 4)) + rect(70, i * 20 + 10, 16, 5, c(0)),
    ),
  basket: (c) =>
    tileBackground(c(0)) +
    repeat(4, (row) =>
      repeat(4, (i) =>
        (i + row) % 2 === 0
          ? repeat(3, (k) => rect(i * 25 + 1, row * 25 + 2 + k * 8, 23, 5, c(1)))
          : repeat(3, (k) => rect(i * 25 + 2 + k * 8, row * 25 + 1, 5, 23, c(2))),
      ),
    ),
  eyes: (c) =>
    tileBackground(c(0)) +
    [
      [50, 25],
      [0, 75],
      [100, 75],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(
            `M${x - 44} ${y}Q${x} ${y - 36} ${x + 44} ${y}Q${x} ${y + 36} ${x - 44} ${y}Z`,
            c(1),
          ) +
          circle(x, y, 14, c(2)) +
          circle(x, y, 6, c(0)),
      )
      .join(''),
  checks: (c) =>
    tileBackground(c(0)) +
    rect(0, 0, 50, 50, c(1)) +
    rect(50, 50, 50, 50, c(1)) +
    rect(15, 15, 20, 20, c(2)) +
    rect(65, 65, 20, 20, c(2)) +
    rect(68, 18, 14, 14, c(3)) +
    rect(18, 68, 14, 14, c(3)),
  bricks: (c) =>
    tileBackground(c(0)) +
    repeat(4, (row) =>
      repeat(3, (i) =>
        rect(i * 50 - (row % 2) * 25 + 2, row * 25 + 2, 46, 21, c(1 + ((i + row) % 2))),
      ),
    ),
} satisfies Record<string, ClothTile>

function spokePoint(degrees: number, r: number): [number, number] {
  const a = (degrees * Math.PI) / 180
  return [50 + r * Math.cos(a), 50 + r * Math.sin(a)]
}
