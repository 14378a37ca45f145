import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, ellipse, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { furnitureShadow } from './furniture'

/** A table on legs; `y` is the floor under its front legs. */
export const table = (x: number, y: number, w: number, h: number, wood: string) =>
  furnitureShadow(x, y, w) +
  [-0.42, 0.39].map((k) => rect(x + w * k, y - h, w * 0.035, h, darker(wood, 0.25))).join('') +
  rect(x - w / 2, y - h, w, h * 0.16, wood, { r: 6 }) +
  rect(x - w / 2, y - h, w, h * 0.05, lighter(wood, 0.25), { r: 4 })

/** A chair seen from the front (with slats) or from behind a table (its back alone shows). */
export const chair = (x: number, y: number, h: number, wood: string, seat: string) =>
  furnitureShadow(x, y, h * 0.45) +
  [-0.2, 0.16].map((k) => rect(x + h * k, y - h, h * 0.045, h, wood)).join('') +
  repeat(3, (i) =>
    rect(x - h * 0.2, y - h * (0.96 - i * 0.15), h * 0.4, h * 0.07, wood, { r: 4 }),
  ) +
  path(
    `M${num(x - h * 0.2)} ${num(y - h * 0.48)}H${num(x + h * 0.2)}L${num(x + h * 0.26)} ${num(y - h * 0.38)}H${num(x - h * 0.26)}Z`,
    seat,
  ) +
  rect(x - h * 0.26, y - h * 0.39, h * 0.52, h * 0.05, darker(wood, 0.2)) +
  [-0.25, 0.21]
    .map((k) => rect(x + h * k, y - h * 0.36, h * 0.04, h * 0.36, darker(wood, 0.1)))
    .join('')

/** A bar stool. */
export const stool = (x: number, y: number, h: number, wood: string, seat: string) =>
  furnitureShadow(x, y, h * 0.5) +
  stroke(
    `M${num(x - h * 0.1)} ${num(y - h)}L${num(x - h * 0.2)} ${num(y)}M${num(x + h * 0.1)} ${num(y - h)}L${num(x + h * 0.2)} ${num(y)}M${num(x - h * 0.16)} ${num(y - h * 0.3)}H${num(x + h * 0.16)}`,
    wood,
    h * 0.05,
  ) +
  rect(x - h * 0.2, y - h * 1.06, h * 0.4, h * 0.1, seat, { r: h * 0.05 })

/** A round pouf of stitched cloth. */
export const pouf = (x: number, y: number, w: number, fill: string) =>
  furnitureShadow(x, y, w) +
  rect(x - w / 2, y - w * 0.5, w, w * 0.5, fill, { r: w * 0.2 }) +
  rect(x - w / 2, y - w * 0.24, w, w * 0.24, '#120818', { r: w * 0.12, opacity: 0.22 }) +
  ellipse(x, y - w * 0.46, w * 0.44, w * 0.08, '#ffffff', { opacity: 0.2 })

/** A cupboard, wardrobe or refrigerator of `doors` panels; `y` is the floor. */
export const cupboard = (
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  doors = 2,
  panel = lighter(color, 0.12),
) =>
  furnitureShadow(x + w / 2, y, w) +
  rect(
    x,
    y - h,
    w,
    h,
    s.linearGradient(
      [
        [0, lighter(color, 0.14)],
        [1, darker(color, 0.16)],
      ],
      0,
      0,
      1,
      0,
    ),
    { r: 6 },
  ) +
  repeat(doors, (i) => {
    const dw = (w - 16) / doors
    return (
      rect(x + 12 + i * dw, y - h + 14, dw - 8, h - 32, panel, { r: 4 }) +
      circle(x + 12 + i * dw + (i % 2 === 0 ? dw - 24 : 16), y - h * 0.5, 6, '#e6c384')
    )
  })

/** A floor lamp with its light. */
export const floorLamp = (
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  shade: string,
  lamp: string,
) =>
  furnitureShadow(x, y, h * 0.28) +
  stroke(`M${num(x)} ${num(y)}V${num(y - h * 0.8)}`, '#4a3324', h * 0.018) +
  ellipse(x, y, h * 0.1, h * 0.018, '#4a3324') +
  circle(
    x,
    y - h * 0.84,
    h * 0.44,
    s.radialGradient(x, y - h * 0.84, h * 0.44, [
      [0, lamp, 0.55],
      [1, lamp, 0],
    ]),
  ) +
  polygon(
    [
      [x - h * 0.08, y - h],
      [x + h * 0.08, y - h],
      [x + h * 0.15, y - h * 0.76],
      [x - h * 0.15, y - h * 0.76],
    ],
    shade,
  )

/** A hammock of patterned cloth between two hooks. */
export const hammock = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  fill: string,
) => {
  const [a, b] = [x1 + (x2 - x1) * 0.16, x2 - (x2 - x1) * 0.16]
  const bottom = Math.max(y1, y2) + sag
  const d = `M${num(a)} ${num(y1 + sag * 0.42)}Q${num((a + b) / 2)} ${num(bottom + sag * 0.5)} ${num(b)} ${num(y2 + sag * 0.42)}Q${num((a + b) / 2)} ${num(bottom - sag * 0.5)} ${num(a)} ${num(y1 + sag * 0.42)}Z`
  return (
    repeat(5, (i) =>
      stroke(
        `M${num(x1)} ${num(y1)}L${num(a + i * 6)} ${num(y1 + sag * (0.4 + i * 0.03))}M${num(x2)} ${num(y2)}L${num(b - i * 6)} ${num(y2 + sag * (0.4 + i * 0.03))}`,
        '#f3e2c6',
        2.5,
      ),
    ) +
    path(d, fill) +
    path(
      `M${num(a)} ${num(y1 + sag * 0.42)}Q${num((a + b) / 2)} ${num(bottom + sag * 0.5)} ${num(b)} ${num(y2 + sag * 0.42)}Q${num((a + b) / 2)} ${num(bottom + sag * 0.2)} ${num(a)} ${num(y1 + sag * 0.42)}Z`,
      '#120818',
      { opacity: 0.25 },
    )
  )
}

/** Bunk beds with a ladder; `y` is the floor. */
export const bunkBed = (
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  covers: readonly [string, string],
) =>
  furnitureShadow(x + w / 2, y, w) +
  covers
    .map((fill, i) => {
      const by = y - h * (i === 0 ? 0.62 : 0.12)
      return (
        rect(x + 14, by - h * 0.15, w - 28, h * 0.16, '#fff8ea', { r: 10 }) +
        rect(x + w * 0.3, by - h * 0.16, w * 0.68, h * 0.17, fill, { r: 8 }) +
        rect(x + 22, by - h * 0.21, w * 0.2, h * 0.1, '#fffdf6', { r: 12 }) +
        rect(x, by, w, h * 0.07, wood)
      )
    })
    .join('') +
  rect(x, y - h * 0.76, w * 0.62, h * 0.05, wood, { r: 4 }) +
  [0, w - 20].map((dx) => rect(x + dx, y - h, 20, h, darker(wood, 0.15), { r: 4 })).join('') +
  [0.7, 0.86].map((k) => rect(x + w * k, y - h * 0.8, 14, h * 0.8, lighter(wood, 0.2))).join('') +
  repeat(5, (i) => rect(x + w * 0.7, y - h * (0.14 + i * 0.14), w * 0.17, 10, lighter(wood, 0.2)))

/** A flight of stairs that rises to the right (or to the left), with a rail. */
export const stairs = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  rail: string,
  side: 1 | -1 = 1,
) => {
  const steps = 11
  const [dx, dy] = [(side * w) / steps, h / steps]
  const profile = repeat(steps, (i) => `V${num(y - (i + 1) * dy)}H${num(x + (i + 1) * dx)}`)
  return (
    path(`M${num(x)} ${num(y)}${profile}V${num(y)}Z`, darker(color, 0.12)) +
    repeat(steps, (i) =>
      rect(
        Math.min(x + i * dx, x + (i + 1) * dx),
        y - (i + 1) * dy,
        Math.abs(dx),
        dy * 0.26,
        lighter(color, 0.3),
      ),
    ) +
    repeat(steps, (i) => rect(x + (i + 0.5) * dx - 4, y - (i + 1) * dy - 120, 8, 120, rail)) +
    stroke(
      `M${num(x + dx * 0.5)} ${num(y - dy - 122)}L${num(x + dx * (steps - 0.5))} ${num(y - h - 122)}`,
      rail,
      15,
    )
  )
}

/** A bench along the wall with a mattress and bolsters. */
export const banquette = (
  x: number,
  y: number,
  w: number,
  base: string,
  mattress: string,
  cushions: readonly string[],
) =>
  furnitureShadow(x + w / 2, y, w) +
  rect(x, y - 70, w, 70, base, { r: 4 }) +
  rect(x - 6, y - 116, w + 12, 54, mattress, { r: 16 }) +
  rect(x - 6, y - 84, w + 12, 22, '#120818', { r: 10, opacity: 0.18 }) +
  cushions
    .map((fill, i) => {
      const cx = x + (w * (i + 0.5)) / cushions.length
      return (
        rect(cx - 58, y - 206, 116, 96, fill, { r: 20 }) +
        rect(cx - 58, y - 140, 116, 30, '#120818', { r: 14, opacity: 0.16 })
      )
    })
    .join('')

/** A ceiling fan seen from below. */
export const ceilingFan = (x: number, y: number, w: number, wood: string) =>
  stroke(`M${num(x)} 0V${num(y)}`, '#4a3a34', 7) +
  [-1, 1]
    .map(
      (k) =>
        path(
          `M${num(x)} ${num(y - 6)}L${num(x + k * w * 0.5)} ${num(y - 22)}V${num(y + 6)}L${num(x)} ${num(y + 6)}Z`,
          wood,
        ) +
        path(
          `M${num(x)} ${num(y - 4)}L${num(x + k * w * 0.26)} ${num(y + 26)}L${num(x + k * w * 0.36)} ${num(y + 12)}L${num(x)} ${num(y + 4)}Z`,
          darker(wood, 0.25),
        ),
    )
    .join('') +
  circle(x, y, 17, '#4a3a34')
