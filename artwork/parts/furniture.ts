import { darker, lighter } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

const upholsteryGradient = (s: SvgCanvas, color: string) =>
  s.linearGradient([
    [0, lighter(color, 0.22)],
    [0.6, color],
    [1, darker(color, 0.25)],
  ])

/** The shadow of a piece of furniture on the floor. */
export const furnitureShadow = (x: number, y: number, w: number) =>
  ellipse(x, y, w * 0.55, w * 0.035, '#1c0e16', { opacity: 0.3 })

/** A sofa with cushions of patterned cloth. */
export function sofa(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  color: string,
  cushions: readonly string[],
  wood: string,
): string {
  const h = w * 0.34
  return (
    furnitureShadow(x, y, w) +
    [-0.44, 0.4].map((k) => rect(x + w * k, y - w * 0.06, w * 0.025, w * 0.06, wood)).join('') +
    rect(x - w * 0.46, y - h, w * 0.92, h * 0.62, upholsteryGradient(s, color), { r: w * 0.04 }) +
    rect(x - w * 0.5, y - h * 0.72, w * 0.1, h * 0.56, upholsteryGradient(s, darker(color, 0.08)), {
      r: w * 0.04,
    }) +
    rect(x + w * 0.4, y - h * 0.72, w * 0.1, h * 0.56, upholsteryGradient(s, darker(color, 0.14)), {
      r: w * 0.04,
    }) +
    rect(
      x - w * 0.42,
      y - h * 0.5,
      w * 0.41,
      h * 0.34,
      upholsteryGradient(s, lighter(color, 0.12)),
      {
        r: w * 0.02,
      },
    ) +
    rect(
      x + w * 0.01,
      y - h * 0.5,
      w * 0.41,
      h * 0.34,
      upholsteryGradient(s, lighter(color, 0.08)),
      {
        r: w * 0.02,
      },
    ) +
    cushions
      .map((fill, i) => {
        const cx = x - w * 0.33 + (w * 0.66 * i) / Math.max(1, cushions.length - 1)
        const k = w * 0.085
        return `<g transform="rotate(${(i % 2 === 0 ? -1 : 1) * 9} ${num(cx)} ${num(y - h * 0.66)})">${rect(cx - k, y - h * 0.66 - k, k * 2, k * 2, fill, { r: k * 0.25 })}${rect(
          cx - k,
          y - h * 0.66 - k,
          k * 2,
          k * 2,
          s.linearGradient([
            [0, '#ffffff', 0.15],
            [1, '#120818', 0.35],
          ]),
          { r: k * 0.25 },
        )}</g>`
      })
      .join('')
  )
}

/** An armchair of bent cane. */
export function armchair(x: number, y: number, w: number, cane: string, seat: string): string {
  return (
    furnitureShadow(x, y, w) +
    stroke(
      `M${num(x - w * 0.36)} ${num(y)}L${num(x - w * 0.3)} ${num(y - w * 0.4)}M${num(x + w * 0.36)} ${num(y)}L${num(x + w * 0.3)} ${num(y - w * 0.4)}`,
      cane,
      w * 0.045,
    ) +
    path(
      `M${num(x - w * 0.42)} ${num(y - w * 0.42)}C${num(x - w * 0.5)} ${num(y - w * 1.1)} ${num(x + w * 0.5)} ${num(y - w * 1.1)} ${num(x + w * 0.42)} ${num(y - w * 0.42)}Z`,
      darker(cane, 0.35),
    ) +
    repeat(9, (i) =>
      stroke(
        `M${num(x)} ${num(y - w * 0.34)}L${num(x + Math.cos(Math.PI * (1 - i / 8)) * w * 0.42)} ${num(y - w * 0.46 - Math.sin(Math.PI * (i / 8)) * w * 0.44)}`,
        cane,
        w * 0.018,
      ),
    ) +
    stroke(
      `M${num(x - w * 0.42)} ${num(y - w * 0.42)}C${num(x - w * 0.5)} ${num(y - w * 1.1)} ${num(x + w * 0.5)} ${num(y - w * 1.1)} ${num(x + w * 0.42)} ${num(y - w * 0.42)}`,
      cane,
      w * 0.05,
    ) +
    ellipse(x, y - w * 0.36, w * 0.4, w * 0.12, seat) +
    ellipse(x, y - w * 0.33, w * 0.4, w * 0.1, '#120818', { opacity: 0.2 }) +
    ellipse(x, y - w * 0.38, w * 0.38, w * 0.1, seat)
  )
}

/** A bed seen from its lower end: headboard, pillows and a patterned cover. */
export function bed(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  wood: string,
  linen: string,
  cover: string,
  pillows: readonly string[],
  head = 0.5,
): string {
  const h = w * 0.5
  return (
    furnitureShadow(x, y, w * 1.1) +
    rect(x - w * 0.5, y - h - w * head * 0.42, w, h + w * head * 0.3, upholsteryGradient(s, wood), {
      r: w * 0.03,
    }) +
    repeat(9, (i) =>
      rect(
        x - w * 0.46 + i * w * 0.105,
        y - h - w * head * 0.36,
        w * 0.008,
        w * 0.3,
        darker(wood, 0.35),
      ),
    ) +
    polygon(
      [
        [x - w * 0.44, y - h * 0.84],
        [x + w * 0.44, y - h * 0.84],
        [x + w * 0.52, y - h * 0.2],
        [x - w * 0.52, y - h * 0.2],
      ],
      linen,
    ) +
    pillows
      .map(
        (fill, i) =>
          rect(
            x - w * 0.38 + (i * w * 0.76) / pillows.length,
            y - h * 1.08,
            (w * 0.72) / pillows.length,
            h * 0.34,
            fill,
            { r: w * 0.035 },
          ) +
          rect(
            x - w * 0.38 + (i * w * 0.76) / pillows.length,
            y - h * 0.9,
            (w * 0.72) / pillows.length,
            h * 0.16,
            '#1c0e16',
            { r: w * 0.03, opacity: 0.12 },
          ),
      )
      .join('') +
    polygon(
      [
        [x - w * 0.47, y - h * 0.58],
        [x + w * 0.47, y - h * 0.58],
        [x + w * 0.53, y - h * 0.2],
        [x - w * 0.53, y - h * 0.2],
      ],
      cover,
    ) +
    rect(x - w * 0.53, y - h * 0.21, w * 1.06, h * 0.19, cover) +
    rect(x - w * 0.53, y - h * 0.21, w * 1.06, h * 0.19, '#120818', { opacity: 0.3 }) +
    polygon(
      [
        [x - w * 0.47, y - h * 0.6],
        [x + w * 0.47, y - h * 0.6],
        [x + w * 0.482, y - h * 0.5],
        [x - w * 0.482, y - h * 0.5],
      ],
      linen,
    )
  )
}
