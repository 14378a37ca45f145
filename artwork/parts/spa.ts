import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { circle, ellipse, group, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { vesselShadow } from './vessel-shading'

/** A pile of smooth stones. */
export function stackedStones(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  count: number,
  color: string,
): string {
  let out = vesselShadow(x, y, w * 1.1)
  let base = y
  for (let i = 0; i < count; i++) {
    const sw = w * (1 - i * 0.2)
    const sh = sw * 0.32
    const dx = s.rng.range(-0.05, 0.05) * w
    const tone = mix(color, i % 2 === 0 ? '#ffffff' : '#000000', 0.08)
    const at = (px: number, py: number) => `${num(x + dx + px * sw)} ${num(base - py * sh)}`
    out += path(
      `M${at(-0.5, 0.48)}C${at(-0.5, 0.86)} ${at(-0.3, 1.02)} ${at(-0.02, 1.03)}S${at(0.5, 0.88)} ${at(0.5, 0.5)}S${at(0.3, 0)} ${at(0.02, 0)}S${at(-0.5, 0.12)} ${at(-0.5, 0.48)}Z`,
      s.linearGradient(
        [
          [0, lighter(tone, 0.34)],
          [0.5, tone],
          [1, darker(tone, 0.55)],
        ],
        0.2,
        0,
        0.7,
        1,
      ),
    )
    out += stroke(`M${at(-0.3, 0.8)}Q${at(-0.16, 0.92)} ${at(0.06, 0.9)}`, '#ffffff', sw * 0.018, {
      opacity: 0.35,
    })
    base -= sh * 0.95
  }
  return out
}

/** A stack of folded towels. */
export function foldedTowels(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  colors: readonly string[],
  band?: string,
): string {
  const h = w * 0.17
  return (
    vesselShadow(x, y, w) +
    colors
      .map((color, i) => {
        const [ty, k] = [y - i * h, w * (1 - i * 0.03)]
        const d = `M${num(x - k / 2 + h * 0.4)} ${num(ty - h)}H${num(x + k / 2)}V${num(ty - h * 0.06)}Q${num(x)} ${num(ty + h * 0.04)} ${num(x - k / 2 + h * 0.4)} ${num(ty)}A${num(h * 0.45)} ${num(h * 0.5)} 0 0 1 ${num(x - k / 2 + h * 0.4)} ${num(ty - h)}Z`
        return (
          path(
            d,
            s.linearGradient([
              [0, lighter(color, 0.35)],
              [0.6, color],
              [1, darker(color, 0.28)],
            ]),
          ) +
          stroke(
            `M${num(x - k / 2 + h * 0.3)} ${num(ty - h * 0.5)}H${num(x + k / 2)}`,
            darker(color, 0.25),
            h * 0.05,
            { opacity: 0.7 },
          ) +
          (band === undefined ? '' : s.clip(d, rect(x + k * 0.2, ty - h, k * 0.12, h, band)))
        )
      })
      .join('')
  )
}

/** A rolled towel, seen from its end. */
export function rolledTowel(s: SvgCanvas, x: number, y: number, r: number, color: string): string {
  return (
    ellipse(x + r * 0.2, y, r * 1.3, r * 0.14, '#22100c', { opacity: 0.3 }) +
    rect(
      x,
      y - r * 2,
      r * 2.4,
      r * 2,
      s.linearGradient([
        [0, lighter(color, 0.3)],
        [1, darker(color, 0.3)],
      ]),
      { r: r * 0.5 },
    ) +
    circle(x, y - r, r, lighter(color, 0.14)) +
    repeat(3, (i) =>
      circle(x + i * r * 0.05, y - r, r * (0.78 - i * 0.24), 'none', {
        stroke: darker(color, 0.22),
        width: r * 0.06,
      }),
    )
  )
}

/** A bar of soap with a stamped motif. */
export function soapBar(s: SvgCanvas, x: number, y: number, w: number, color: string): string {
  const h = w * 0.3
  return (
    vesselShadow(x, y, w) +
    rect(
      x - w / 2,
      y - h,
      w,
      h,
      s.linearGradient([
        [0, color],
        [1, darker(color, 0.4)],
      ]),
      { r: h * 0.2 },
    ) +
    path(
      `M${num(x - w / 2)} ${num(y - h * 0.9)}L${num(x - w * 0.36)} ${num(y - h * 1.5)}H${num(x + w * 0.42)}L${num(x + w / 2)} ${num(y - h * 0.9)}Z`,
      lighter(color, 0.25),
    ) +
    group(
      repeat(3, (i) => path(`M${-20 + i * 20} 0l8 -9l8 9l-8 9Z`, darker(color, 0.2))),
      `translate(${num(x - w * 0.02)} ${num(y - h * 1.2)}) scale(${num(w / 140, 3)} ${num(w / 260, 3)})`,
    )
  )
}
