import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { furnitureShadow } from './furniture'

/** A run of kitchen units under a worktop; `y` is the floor, `h` the height of the worktop. */
export const kitchenUnits = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  top: string,
  doors: number,
) =>
  furnitureShadow(x + w / 2, y, w) +
  rect(x, y - h, w, h - 12, color) +
  rect(x + 8, y - 14, w - 16, 14, darker(color, 0.5)) +
  repeat(doors, (i) => {
    const dw = w / doors
    return (
      rect(x + i * dw + 7, y - h + 30, dw - 14, h - 54, lighter(color, 0.1), { r: 4 }) +
      rect(x + i * dw + dw * 0.35, y - h + 44, dw * 0.3, 7, '#e6c384', { r: 3 })
    )
  }) +
  rect(x - 10, y - h - 12, w + 20, 24, top, { r: 4 })

/** A sink let into a worktop at `y`, with its tap. */
export const sink = (x: number, y: number, metal: string) =>
  rect(x - 75, y - 14, 150, 10, darker(metal, 0.25), { r: 4 }) +
  stroke(`M${x} ${y - 14}v-66q0 -26 36 -26v24`, metal, 10)

/** A cooker with its oven below, and the hood above it. */
export const cooker = (s: SvgCanvas, x: number, y: number, w: number, h: number, color: string) =>
  rect(
    x,
    y - h,
    w,
    h,
    s.linearGradient([
      [0, lighter(color, 0.3)],
      [1, color],
    ]),
    { r: 4 },
  ) +
  rect(x + w * 0.1, y - h * 0.68, w * 0.8, h * 0.5, darker(color, 0.7), { r: 8 }) +
  rect(x + w * 0.14, y - h * 0.76, w * 0.72, 8, '#e6e9ee', { r: 4 }) +
  repeat(4, (i) => circle(x + w * (0.2 + i * 0.2), y - h * 0.87, 8, darker(color, 0.5))) +
  rect(x - 4, y - h - 8, w + 8, 12, darker(color, 0.6)) +
  polygon(
    [
      [x - w * 0.08, y - h - 210],
      [x + w * 1.08, y - h - 210],
      [x + w * 0.76, y - h - 290],
      [x + w * 0.24, y - h - 290],
    ],
    color,
  ) +
  rect(x + w * 0.24, 0, w * 0.52, y - h - 289, lighter(color, 0.12)) +
  rect(x - w * 0.08, y - h - 212, w * 1.16, 14, darker(color, 0.3))
