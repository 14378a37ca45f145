import { darker, lighter } from '../color'
import { cycle } from '../random'
import type { Point } from '../shapes'
import { circle, ellipse, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type NecklaceKind = 'strings' | 'coral' | 'pendant' | 'pearls'

/** Where a string of beads hangs: its two ends on the neck and its lowest point. */
export type StringEnds = { from: Point; low: Point; to: Point }

const onCurve = ({ from, low, to }: StringEnds, t: number): Point => {
  const [cx, cy] = [low[0] * 2 - (from[0] + to[0]) / 2, low[1] * 2 - (from[1] + to[1]) / 2]
  const u = 1 - t
  return [
    u * u * from[0] + 2 * u * t * cx + t * t * to[0],
    u * u * from[1] + 2 * u * t * cy + t * t * to[1],
  ]
}

const curveLength = (e: StringEnds) => {
  let length = 0
  for (let i = 0; i < 24; i++) {
    const [[ax, ay], [bx, by]] = [onCurve(e, i / 24), onCurve(e, (i + 1) / 24)]
    length += Math.hypot(bx - ax, by - ay)
  }
  return length
}

/** A round bead with its light and its shadow on the skin. */
function bead(s: SvgCanvas, x: number, y: number, r: number, color: string): string {
  const fill = s.boxRadialGradient(
    [
      [0, lighter(color, 0.5)],
      [0.45, color],
      [1, darker(color, 0.4)],
    ],
    0.35,
    0.3,
    0.75,
  )
  return circle(x, y, r, fill)
}

/** A string of beads; the colours repeat, and every `accentEvery`-th bead is larger. */
function beadString(
  s: SvgCanvas,
  ends: StringEnds,
  r: number,
  colors: readonly string[],
  accentEvery = 0,
): string {
  const count = Math.max(6, Math.round(curveLength(ends) / (r * 1.95)))
  const points = Array.from({ length: count + 1 }, (_, i) => onCurve(ends, i / count))
  const thread = `M${points.map(([x, y]) => `${num(x)} ${num(y + r * 0.7)}`).join('L')}`
  return (
    stroke(thread, '#0c0610', r * 1.5, { opacity: 0.28 }) +
    points
      .map(([x, y], i) =>
        accentEvery > 0 && i % accentEvery === Math.floor(accentEvery / 2)
          ? bead(s, x, y, r * 1.35, cycle(colors, 1))
          : bead(s, x, y, r, cycle(colors, accentEvery > 0 ? 0 : Math.floor(i / 3))),
      )
      .join('')
  )
}

const lowered = ({ from, low, to }: StringEnds, side: number, down: number): StringEnds => ({
  from: [from[0] - side, from[1] + side * 0.4],
  low: [low[0], low[1] + down],
  to: [to[0] + side, to[1] + side * 0.4],
})

const coralColors = ['#d8432c', '#b92f22', '#e8653f'] as const

/** Strings of beads around a neck; `base` is the shortest one. */
export function beadNecklace(
  s: SvgCanvas,
  kind: NecklaceKind,
  base: StringEnds,
  colors: readonly string[],
): string {
  const row = (i: number) => lowered(base, i * 5, i * 34)
  switch (kind) {
    case 'strings':
      return (
        beadString(s, row(0), 8, [cycle(colors, 4), cycle(colors, 4)]) +
        beadString(s, row(1), 9, [cycle(colors, 1), cycle(colors, 0)], 6) +
        beadString(s, row(2.1), 8, [cycle(colors, 2), cycle(colors, 2)])
      )
    case 'coral':
      return beadString(s, row(0.2), 11, coralColors) + beadString(s, row(1.4), 13, coralColors)
    case 'pearls':
      return beadString(s, row(0.4), 11, ['#fbf1e2', '#f3e4cf'])
    case 'pendant': {
      const ends = row(1.7)
      const [x, y] = ends.low
      return (
        stroke(
          `M${num(ends.from[0])} ${num(ends.from[1])}Q${num(x * 2 - (ends.from[0] + ends.to[0]) / 2)} ${num(y * 2 - (ends.from[1] + ends.to[1]) / 2)} ${num(ends.to[0])} ${num(ends.to[1])}`,
          '#e6b04a',
          4.5,
        ) +
        ellipse(x, y + 24, 17, 20, '#0c0610', { opacity: 0.25 }) +
        path(
          `M${num(x)} ${num(y - 4)}C${num(x + 22)} ${num(y + 6)} ${num(x + 18)} ${num(y + 40)} ${num(x)} ${num(y + 50)}C${num(x - 18)} ${num(y + 40)} ${num(x - 22)} ${num(y + 6)} ${num(x)} ${num(y - 4)}Z`,
          '#f2b53f',
        ) +
        circle(x, y + 22, 8, cycle(colors, 0)) +
        circle(x, y + 22, 3, '#fff6e0')
      )
    }
  }
}
