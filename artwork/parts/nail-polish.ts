import { darker, lighter } from '../color'
import { ellipse, group, path, place, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

const capPath =
  'M-27 -118C-28 -190 -24 -250 -19 -272C-12 -282 12 -282 19 -272C24 -250 28 -190 27 -118C16 -112 -16 -112 -27 -118Z'
const glassPath =
  'M-24 -126C-24 -112 -70 -112 -74 -84L-78 -16C-78 -4 -70 0 -60 0H60C70 0 78 -4 78 -16L74 -84C70 -112 24 -112 24 -126Z'
const fillPath =
  'M-16 -104C-36 -100 -58 -98 -62 -78L-66 -24C-66 -18 -60 -16 -54 -16H54C60 -16 66 -18 66 -24L62 -78C58 -98 36 -100 16 -104Z'

const acrossCap = (s: SvgCanvas, color: string) =>
  s.linearGradient(
    [
      [0, darker(color, 0.2)],
      [0.25, lighter(color, 0.4)],
      [0.5, color],
      [1, darker(color, 0.5)],
    ],
    0,
    0,
    1,
    0,
  )

function glass(s: SvgCanvas, color: string): string {
  return (
    path(
      glassPath,
      s.linearGradient(
        [
          [0, lighter(color, 0.75)],
          [0.5, lighter(color, 0.5)],
          [1, lighter(color, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      fillPath,
      s.linearGradient(
        [
          [0, lighter(color, 0.22)],
          [0.3, color],
          [1, darker(color, 0.4)],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ) +
    stroke('M-56 -74L-60 -28', '#ffffff', 8, { opacity: 0.7 }) +
    stroke('M-40 -84C-30 -90 -20 -92 -10 -92', '#ffffff', 5, { opacity: 0.5 }) +
    stroke('M-60 -6H58', '#ffffff', 4, { opacity: 0.55 })
  )
}

const cap = (s: SvgCanvas, color: string) =>
  path(capPath, acrossCap(s, color)) +
  stroke('M-14 -130C-15 -190 -13 -240 -10 -264', '#ffffff', 5, { opacity: 0.5 })

const ring = (s: SvgCanvas) => rect(-28, -128, 56, 12, acrossCap(s, '#d9a441'), { r: 4 })

/** A bottle of nail polish, 280 high; the origin is the middle of its base. */
export const polishBottle = (s: SvgCanvas, color: string, capColor: string) =>
  ellipse(16, -1, 92, 11, '#22100c', { opacity: 0.3 }) +
  glass(s, color) +
  cap(s, capColor) +
  ring(s)

/** An open bottle of nail polish with its threaded neck; the origin is the middle of its base. */
export const openPolishBottle = (s: SvgCanvas, color: string) =>
  ellipse(16, -1, 92, 11, '#22100c', { opacity: 0.3 }) +
  glass(s, color) +
  rect(-22, -156, 44, 42, lighter(color, 0.5), { r: 4 }) +
  stroke('M-22 -144L22 -140M-22 -132L22 -128', darker(color, 0.1), 3, { opacity: 0.6 }) +
  ellipse(0, -156, 22, 5, darker(color, 0.35))

/** The cap of a bottle with its brush, lying; the origin is the tip of the brush. */
export const polishBrush = (s: SvgCanvas, color: string, capColor: string) =>
  place(
    group(
      path('M-6 -36C-10 -20 -8 -6 0 0C8 -6 10 -20 6 -36Z', color) +
        stroke('M-3 -30C-4 -20 -4 -14 -2 -8', lighter(color, 0.6), 2.4, { opacity: 0.8 }) +
        path('M-5 -108L-6 -34H6L5 -108Z', '#f3e9e2') +
        stroke('M-2 -104L-3 -40', '#ffffff', 2) +
        cap(s, capColor) +
        rect(-28, -124, 56, 12, acrossCap(s, '#d9a441'), { r: 4 }),
    ),
    0,
    0,
    1,
    1,
    90,
  )
