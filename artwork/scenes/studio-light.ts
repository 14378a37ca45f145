import { repeat } from '../random'
import { num, path, place, polygon } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Light from a window on a wall, as a slanted grid. */
export function windowLight(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  slant = 0.4,
  opacity = 0.5,
): string {
  const cell = (c: number, r: number) => {
    const [cw, ch] = [w / 2, h / 3]
    const [x1, y1] = [x + c * cw * 1.08, y + r * ch * 1.08 + c * cw * slant]
    return polygon(
      [
        [x1, y1],
        [x1 + cw, y1 + cw * slant],
        [x1 + cw, y1 + cw * slant + ch],
        [x1, y1 + ch],
      ],
      color,
      { opacity: opacity * (1 - r * 0.14) },
    )
  }
  return s.blur(
    s.unit * 4,
    repeat(6, (i) => cell(i % 2, Math.floor(i / 2))),
  )
}

/** The shadow of a palm leaf on a wall. */
export function leafShadow(
  s: SvgCanvas,
  x: number,
  y: number,
  size: number,
  color: string,
  opacity = 0.22,
): string {
  const leaf = repeat(13, (i) => {
    const t = i / 12
    return place(
      path('M0 0C-9 -40 -7 -80 0 -110C7 -80 9 -40 0 0Z', color),
      (t - 0.5) * 6,
      -t * 150 + 60,
      1,
      1 - t * 0.4,
      i % 2 === 0 ? -62 + t * 30 : 62 - t * 30,
    )
  })
  return s.blur(
    s.unit * 5,
    `<g opacity="${num(opacity, 2)}">${place(leaf, x, y, size / 260, size / 260, 38)}${place(leaf, x - size * 0.3, y + size * 0.26, size / 300, size / 300, 70)}</g>`,
  )
}
