import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, cloth, clothKindAt } from '../parts/cloth'
import { cycle, repeat } from '../random'
import { circle, num, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A framed geometric print. */
export function framedPrint(
  s: SvgCanvas,
  p: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
): string {
  return (
    rect(x + 5, y + 8, w, h, '#120818', { opacity: 0.25 }) +
    rect(x, y, w, h, darker('#7a4a2c', 0.2)) +
    rect(x + 8, y + 8, w - 16, h - 16, p.accents[4]) +
    (i % 3 === 0
      ? circle(x + w / 2, y + h * 0.45, w * 0.24, cycle(p.accents, 1)) +
        polygon(
          [
            [x + 8, y + h - 8],
            [x + w * 0.4, y + h * 0.55],
            [x + w - 8, y + h - 8],
          ],
          cycle(p.accents, 0),
        )
      : rect(
          x + w * 0.2,
          y + h * 0.2,
          w * 0.6,
          h * 0.6,
          accentCloth(s, p.accents, clothKindAt(i * 3 + 2), w * 0.22, i),
        ))
  )
}

/** A round mirror in a ring of triangles. */
export function roundMirror(
  s: SvgCanvas,
  x: number,
  y: number,
  r: number,
  frame: string,
  glass: string,
): string {
  return (
    circle(x + 5, y + 9, r * 1.08, '#120818', { opacity: 0.25 }) +
    repeat(26, (i) => {
      const a = (i / 26) * 2 * Math.PI
      const b = ((i + 1) / 26) * 2 * Math.PI
      return polygon(
        [
          [x + Math.cos(a) * r, y + Math.sin(a) * r],
          [x + Math.cos((a + b) / 2) * r * 1.24, y + Math.sin((a + b) / 2) * r * 1.24],
          [x + Math.cos(b) * r, y + Math.sin(b) * r],
        ],
        frame,
      )
    }) +
    circle(x, y, r * 1.03, darker(frame, 0.2)) +
    circle(
      x,
      y,
      r * 0.95,
      s.linearGradient(
        [
          [0, lighter(glass, 0.5)],
          [0.5, glass],
          [1, darker(glass, 0.2)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    s.clip(
      `M${num(x - r * 0.95)} ${num(y)}a${num(r * 0.95)} ${num(r * 0.95)} 0 1 0 ${num(r * 1.9)} 0a${num(r * 0.95)} ${num(r * 0.95)} 0 1 0 ${num(-r * 1.9)} 0Z`,
      polygon(
        [
          [x - r, y + r * 0.4],
          [x + r * 0.1, y - r],
          [x + r * 0.4, y - r],
          [x - r, y + r * 0.9],
        ],
        '#ffffff',
        { opacity: 0.25 },
      ),
    )
  )
}

/** Patterned tiles on a part of a wall. */
export const patternedTiles = (
  s: SvgCanvas,
  p: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: number,
  size: number,
  wall: string,
) =>
  rect(
    x,
    y,
    w,
    h,
    cloth(s, {
      kind: clothKindAt(kind),
      colors: [
        lighter(wall, 0.4),
        mix(cycle(p.accents, 0), wall, 0.2),
        cycle(p.accents, 1),
        lighter(wall, 0.6),
        mix(p.ground[1], wall, 0.2),
      ],
      size,
      x,
      y,
    }),
  ) +
  repeat(Math.floor(h / size), (i) =>
    stroke(`M${num(x)} ${num(y + i * size)}h${num(w)}`, darker(wall, 0.2), 1.6, {
      opacity: 0.5,
      cap: 'butt',
    }),
  ) +
  repeat(Math.floor(w / size), (i) =>
    stroke(`M${num(x + i * size)} ${num(y)}v${num(h)}`, darker(wall, 0.2), 1.6, {
      opacity: 0.5,
      cap: 'butt',
    }),
  )
