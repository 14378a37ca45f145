import { darker, lighter } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { furnitureShadow } from './furniture'

/** A freestanding bath with water and a tap on the right; `y` is the floor. */
export const bathtub = (
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  color: string,
  metal: string,
) => {
  const h = w * 0.34
  return (
    furnitureShadow(x, y, w) +
    path(
      `M${num(x - w * 0.5)} ${num(y - h)}H${num(x + w * 0.5)}C${num(x + w * 0.5)} ${num(y - h * 0.3)} ${num(x + w * 0.4)} ${num(y)} ${num(x + w * 0.3)} ${num(y)}H${num(x - w * 0.3)}C${num(x - w * 0.4)} ${num(y)} ${num(x - w * 0.5)} ${num(y - h * 0.3)} ${num(x - w * 0.5)} ${num(y - h)}Z`,
      s.linearGradient(
        [
          [0, lighter(color, 0.5)],
          [1, darker(color, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    ellipse(x, y - h, w * 0.5, h * 0.12, lighter(color, 0.6)) +
    ellipse(x, y - h * 0.99, w * 0.45, h * 0.085, '#9fd0d2') +
    stroke(
      `M${num(x + w * 0.38)} ${num(y - h)}v${num(-h * 0.5)}q0 ${num(-h * 0.2)} ${num(-w * 0.1)} ${num(-h * 0.2)}v${num(h * 0.16)}`,
      metal,
      w * 0.022,
    )
  )
}

/** A basin on a wooden stand with a shelf; `y` is the floor. */
export const washstand = (
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  basin: string,
  metal: string,
) =>
  furnitureShadow(x, y, w) +
  [-0.46, 0.42].map((k) => rect(x + w * k, y - h, w * 0.04, h, darker(wood, 0.2))).join('') +
  rect(x - w * 0.5, y - h, w, h * 0.08, wood, { r: 4 }) +
  rect(x - w * 0.46, y - h * 0.3, w * 0.92, h * 0.06, darker(wood, 0.1)) +
  path(
    `M${num(x - w * 0.24)} ${num(y - h * 1.2)}H${num(x + w * 0.24)}Q${num(x + w * 0.2)} ${num(y - h)} ${num(x + w * 0.1)} ${num(y - h)}H${num(x - w * 0.1)}Q${num(x - w * 0.2)} ${num(y - h)} ${num(x - w * 0.24)} ${num(y - h * 1.2)}Z`,
    s.linearGradient(
      [
        [0, lighter(basin, 0.4)],
        [1, darker(basin, 0.2)],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  ellipse(x, y - h * 1.2, w * 0.24, h * 0.03, darker(basin, 0.12)) +
  stroke(
    `M${num(x + w * 0.34)} ${num(y - h)}v${num(-h * 0.34)}q0 ${num(-h * 0.08)} ${num(-w * 0.16)} ${num(-h * 0.08)}v${num(h * 0.06)}`,
    metal,
    w * 0.025,
  )

/** A rain shower: its pipe, its head and the falling water. */
export const shower = (x: number, top: number, drop: number, metal: string) =>
  stroke(`M${num(x)} ${num(top)}v60`, metal, 11) +
  rect(x - 74, top + 58, 148, 14, metal, { r: 7 }) +
  repeat(22, (i) =>
    stroke(
      `M${num(x - 66 + (i % 11) * 13)} ${num(top + 86 + ((i * 37) % 90))}v${num(drop * (0.2 + ((i * 29) % 40) / 100))}`,
      '#ffffff',
      2.4,
      { opacity: 0.5 },
    ),
  )
