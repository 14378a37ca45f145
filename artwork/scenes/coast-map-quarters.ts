import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { cycle, repeat } from '../random'
import { circle, group, num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

const walls = ['#f6e3c0', '#e9b98a', '#f2d3a0', '#d9906a', '#fbeed6'] as const
const roofs = ['#b5563a', '#8a3b28', '#c9784a', '#4f989c'] as const

/** A small house of a drawn map: front, side and roof. */
function mapHouse(x: number, y: number, w: number, i: number): string {
  const [wall, roof] = [cycle(walls, i), cycle(roofs, i * 3)]
  const h = w * (0.5 + (i % 3) * 0.22)
  const [d, r] = [w * 0.42, w * 0.34]
  return (
    rect(x, y - h, w, h, wall) +
    polygon(
      [
        [x + w, y - h],
        [x + w + d, y - h - d * 0.3],
        [x + w + d, y - d * 0.3],
        [x + w, y],
      ],
      darker(wall, 0.24),
    ) +
    (i % 4 === 3
      ? polygon(
          [
            [x, y - h],
            [x + d, y - h - d * 0.3],
            [x + w + d, y - h - d * 0.3],
            [x + w, y - h],
          ],
          lighter(wall, 0.4),
        )
      : polygon(
          [
            [x - 2, y - h],
            [x + w / 2, y - h - r],
            [x + w + 2, y - h],
          ],
          roof,
        ) +
        polygon(
          [
            [x + w / 2, y - h - r],
            [x + w / 2 + d, y - h - r - d * 0.3],
            [x + w + d + 2, y - h - d * 0.3],
            [x + w + 2, y - h],
          ],
          darker(roof, 0.22),
        )) +
    rect(x + w * 0.2, y - h * 0.55, w * 0.18, h * 0.3, '#3a5a6a') +
    rect(x + w * 0.58, y - h * 0.5, w * 0.2, h * 0.5, cycle(['#3064e8', '#0f7c86', '#7a3418'], i))
  )
}

/** Houses and trees of a quarter around (cx, cy), as shares of the picture, back rows first. */
export function cityQuarter(
  s: SvgCanvas,
  p: Palette,
  cx: number,
  cy: number,
  spread: number,
  count: number,
): string {
  const m = Math.min(s.w, s.h)
  const rows = 4
  const perRow = Math.ceil(count / rows)
  return repeat(count, (i) => {
    const row = Math.floor(i / perRow)
    const x =
      s.w * (cx + spread * ((i % perRow) / perRow - 0.5 + (row % 2) * 0.06)) +
      s.rng.range(-0.008, 0.008) * s.w
    const y = s.h * (cy + (row - 1.5) * 0.042) + s.rng.range(-0.006, 0.006) * s.h
    const w = m * s.rng.range(0.024, 0.034)
    const tree =
      i % 3 === 0
        ? circle(x - w * 0.6, y - w * 0.5, w * 0.5, cycle(p.leaf, 1)) +
          circle(x - w * 0.8, y - w * 0.62, w * 0.3, p.leaf[0])
        : ''
    return tree + mapHouse(x, y, w, i)
  })
}

/** Parasols of the market beside the lagoon, seen obliquely from above. */
export function marketParasols(s: SvgCanvas, p: Palette, x: number, y: number): string {
  const m = Math.min(s.w, s.h)
  return repeat(11, (i) => {
    const [px, py] = [
      s.w * (x + ((i % 4) - 1.5) * 0.018 + Math.floor(i / 4) * 0.006),
      s.h * (y + Math.floor(i / 4) * 0.03),
    ]
    const r = m * 0.021
    return group(
      path(`M0 0V${num(r * 1.4)}`, 'none', { stroke: p.ink, width: 2 }) +
        repeat(8, (g) => {
          const [a, b] = [(g / 8) * 2 * Math.PI, ((g + 1) / 8) * 2 * Math.PI]
          return polygon(
            [
              [0, -r * 0.35],
              [Math.cos(a) * r, Math.sin(a) * r * 0.6],
              [Math.cos(b) * r, Math.sin(b) * r * 0.6],
            ],
            g % 2 === 0 ? cycle(p.accents, i % 3) : '#fff7e6',
          )
        }),
      `translate(${num(px)} ${num(py)})`,
    )
  })
}

/** Trees scattered over the land outside the quarters. */
export const mapTrees = (s: SvgCanvas, p: Palette): string => {
  const m = Math.min(s.w, s.h)
  return repeat(46, (i) => {
    const [x, y] =
      i % 3 === 0
        ? [s.w * s.rng.range(0.72, 1), s.h * s.rng.range(0.28, 0.4)]
        : [s.w * s.rng.range(0, 0.26), s.h * s.rng.range(0.04, 0.44)]
    const r = m * s.rng.range(0.009, 0.016)
    return (
      path(`M${num(x)} ${num(y)}v${num(r * 1.6)}`, 'none', { stroke: '#7a4a2c', width: r * 0.3 }) +
      circle(x, y, r, cycle(p.leaf, 1)) +
      circle(x - r * 0.3, y - r * 0.3, r * 0.6, p.leaf[0])
    )
  })
}
