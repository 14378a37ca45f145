import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { circle, ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { furnitureShadow } from './furniture'
import { leafClump } from './leaves'

/** A hanging lamp of woven fibre. */
export function pendantLamp(
  s: SvgCanvas,
  x: number,
  top: number,
  drop: number,
  w: number,
  fibre: string,
  lamp: string,
  kind: 'dome' | 'globe' | 'drop' = 'dome',
): string {
  const y = top + drop
  const glow = circle(
    x,
    y + w * 0.2,
    w * 2.2,
    s.radialGradient(x, y + w * 0.2, w * 2.2, [
      [0, lamp, 0.55],
      [1, lamp, 0],
    ]),
  )
  const d =
    kind === 'globe'
      ? `M${num(x - w / 2)} ${num(y)}a${num(w / 2)} ${num(w * 0.44)} 0 1 0 ${num(w)} 0a${num(w / 2)} ${num(w * 0.44)} 0 1 0 ${num(-w)} 0Z`
      : kind === 'drop'
        ? `M${num(x)} ${num(y - w * 0.6)}C${num(x + w * 0.1)} ${num(y - w * 0.3)} ${num(x + w * 0.5)} ${num(y)} ${num(x + w * 0.4)} ${num(y + w * 0.36)}H${num(x - w * 0.4)}C${num(x - w * 0.5)} ${num(y)} ${num(x - w * 0.1)} ${num(y - w * 0.3)} ${num(x)} ${num(y - w * 0.6)}Z`
        : `M${num(x - w / 2)} ${num(y + w * 0.2)}C${num(x - w * 0.5)} ${num(y - w * 0.4)} ${num(x + w * 0.5)} ${num(y - w * 0.4)} ${num(x + w / 2)} ${num(y + w * 0.2)}Z`
  const weave =
    repeat(12, (i) =>
      stroke(
        `M${num(x - w)} ${num(y - w * 0.6 + i * w * 0.1)}h${num(w * 2)}`,
        darker(fibre, 0.35),
        w * 0.022,
        { opacity: 0.6 },
      ),
    ) +
    repeat(13, (i) =>
      stroke(
        `M${num(x + (i / 12 - 0.5) * w * 0.3)} ${num(y - w * 0.6)}L${num(x + (i / 12 - 0.5) * w * 1.1)} ${num(y + w * 0.5)}`,
        lighter(fibre, 0.35),
        w * 0.014,
        { opacity: 0.7 },
      ),
    )
  return (
    stroke(`M${num(x)} ${num(top)}V${num(y)}`, darker(fibre, 0.6), 3) +
    glow +
    s.clip(d, path(d, mix(fibre, lamp, 0.35)) + weave)
  )
}

/** A potted plant. */
export function pottedPlant(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  color: string,
  leaf: readonly [string, string, string],
  band?: string,
): string {
  const w = h * 0.34
  const d = `M${num(x - w / 2)} ${num(y - h * 0.34)}L${num(x - w * 0.36)} ${num(y)}H${num(x + w * 0.36)}L${num(x + w / 2)} ${num(y - h * 0.34)}Z`
  return (
    furnitureShadow(x, y, w * 1.4) +
    leafClump(s, x, y - h * 0.32, h * 0.68, leaf, 9, 62) +
    path(
      d,
      s.linearGradient(
        [
          [0, lighter(color, 0.3)],
          [1, darker(color, 0.35)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    (band === undefined ? '' : s.clip(d, rect(x - w, y - h * 0.28, w * 2, h * 0.12, band))) +
    rect(x - w * 0.54, y - h * 0.37, w * 1.08, h * 0.05, lighter(color, 0.12))
  )
}

/** A basket woven in horizontal rings. */
export function basket(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  color: string,
  dark: string,
): string {
  const h = w * 0.8
  const d = `M${num(x - w * 0.45)} ${num(y - h)}C${num(x - w * 0.62)} ${num(y - h * 0.4)} ${num(x - w * 0.45)} ${num(y)} ${num(x - w * 0.36)} ${num(y)}H${num(x + w * 0.36)}C${num(x + w * 0.45)} ${num(y)} ${num(x + w * 0.62)} ${num(y - h * 0.4)} ${num(x + w * 0.45)} ${num(y - h)}Z`
  return (
    furnitureShadow(x, y, w) +
    s.clip(
      d,
      path(
        d,
        s.linearGradient(
          [
            [0, lighter(color, 0.25)],
            [1, darker(color, 0.35)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        repeat(7, (r) =>
          repeat(12, (i) =>
            (i + r) % 2 === 0
              ? rect(
                  x - w * 0.6 + i * w * 0.1,
                  y - h + (r * h) / 7,
                  w * 0.1,
                  h / 8,
                  r % 3 === 1 ? dark : darker(color, 0.12),
                  { opacity: 0.7 },
                )
              : '',
          ),
        ),
    ) +
    ellipse(x, y - h, w * 0.45, w * 0.07, darker(color, 0.5))
  )
}
