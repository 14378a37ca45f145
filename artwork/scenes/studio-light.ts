import type { Palette } from '../palettes'
import { pendantLamp } from '../parts/decor'
import { rays, triangleRing } from '../parts/sky'
import { cycle, repeat } from '../random'
import { circle, num, path, place, polygon, rect } from '../shapes'
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

/** Where a painted sun stands on the wall, by tone: never behind the middle of the picture. */
const sunPlaces = [
  [0.82, 0.28],
  [0.14, 0.24],
  [0.9, 0.16],
  [0.12, 0.62],
] as const

/** A sun painted on a wall, with rays over the whole wall. */
export function sunOnWall(s: SvgCanvas, p: Palette, tone: number): string {
  const m = Math.min(s.w, s.h)
  const [fx, fy] = cycle(sunPlaces, tone)
  const [x, y] = [s.w * fx, s.h * fy]
  return (
    rays(s, {
      x,
      y,
      from: m * 0.26,
      to: Math.hypot(s.w, s.h),
      count: 26,
      color: p.sun,
      opacity: 0.42,
    }) +
    circle(
      x,
      y,
      m * 0.2,
      s.linearGradient([
        [0, p.sun],
        [1, p.sky[3]],
      ]),
    ) +
    triangleRing(x, y, m * 0.22, m * 0.03, 40, cycle(p.accents, 0), 0.7)
  )
}

/** A hanging lamp at the upper left, and its light on the wall; `dark` is the far corner. */
export function lampLight(s: SvgCanvas, p: Palette, dark: string): string {
  const x = s.w * 0.2
  return (
    rect(
      0,
      0,
      s.w,
      s.h,
      s.radialGradient(x, s.h * 0.24, Math.max(s.w, s.h) * 0.9, [
        [0, p.lamp, 0.75],
        [0.5, p.lamp, 0.12],
        [1, dark, 0.5],
      ]),
    ) + pendantLamp(s, x, 0, s.h * 0.14, Math.min(s.w, s.h) * 0.3, p.ground[1], p.lamp, 'dome')
  )
}
