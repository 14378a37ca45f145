import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { circle, ellipse, group, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type StiltHouseOptions = {
  x: number
  /** The waterline. */
  y: number
  w: number
  wall: string
  roof: string
  lamp?: string
  /** Fill of a patterned stripe under the eaves. */
  band?: string
  porch?: boolean
}

/** A house of planks and thatch on stilts; (x, y) is the middle of its waterline. */
export function stiltHouse(
  s: SvgCanvas,
  { x, y, w, wall, roof, lamp, band, porch = true }: StiltHouseOptions,
): string {
  const floor = y - w * 0.3
  const h = w * 0.34
  const eaves = floor - h
  const ridge = eaves - w * s.rng.range(0.36, 0.46)
  const left = x - w / 2
  const posts = repeat(7, (i) => {
    const px = left + (w * i) / 6
    return stroke(
      `M${num(px + w * 0.01)} ${num(floor)}L${num(px + s.rng.range(-0.012, 0.012) * w)} ${num(y + w * 0.02)}`,
      darker(wall, 0.45),
      w * 0.024,
      { cap: 'butt' },
    )
  })
  const braces = stroke(
    `M${num(left)} ${num(y - w * 0.03)}L${num(left + w / 3)} ${num(floor)}M${num(left + w)} ${num(y - w * 0.03)}L${num(left + w * 0.68)} ${num(floor)}`,
    darker(wall, 0.45),
    w * 0.014,
  )
  const planks = repeat(11, (i) =>
    rect(left + (w * i) / 11, eaves, w * 0.006, h, darker(wall, 0.35), { opacity: 0.7 }),
  )
  const opening = (dx: number, ww: number, hh: number, sill: number) =>
    rect(x + dx - ww / 2, floor - sill - hh, ww, hh, lamp ?? darker(wall, 0.6)) +
    (lamp === undefined
      ? ''
      : circle(
          x + dx,
          floor - sill - hh / 2,
          ww * 1.5,
          s.radialGradient(x + dx, floor - sill - hh / 2, ww * 1.5, [
            [0, lamp, 0.55],
            [1, lamp, 0],
          ]),
        ) +
        stroke(`M${num(x + dx)} ${num(floor - sill)}v${num(-hh)}`, darker(wall, 0.5), w * 0.008))
  const over = w * 0.1
  const roofPath = `M${num(left - over)} ${num(eaves + w * 0.05)}Q${num(left + w * 0.16)} ${num(eaves - w * 0.16)} ${num(x - w * 0.2)} ${num(ridge)}Q${num(x)} ${num(ridge - w * 0.03)} ${num(x + w * 0.2)} ${num(ridge)}Q${num(left + w * 0.84)} ${num(eaves - w * 0.16)} ${num(left + w + over)} ${num(eaves + w * 0.05)}Q${num(x)} ${num(eaves + w * 0.11)} ${num(left - over)} ${num(eaves + w * 0.05)}Z`
  const straw = repeat(20, (i) => {
    const t = i / 19 - 0.5
    return stroke(
      `M${num(x + t * w * 0.4)} ${num(ridge)}L${num(x + t * w * 1.25)} ${num(eaves + w * 0.1)}`,
      i % 2 === 0 ? darker(roof, 0.28) : lighter(roof, 0.16),
      w * 0.008,
      { opacity: 0.75 },
    )
  })
  const layers = repeat(3, (i) => {
    const ly = ridge + (eaves - ridge) * (0.38 + i * 0.3)
    return stroke(
      `M${num(left - over)} ${num(ly + w * 0.05)}Q${num(x)} ${num(ly + w * 0.1)} ${num(left + w + over)} ${num(ly + w * 0.05)}`,
      darker(roof, 0.4),
      w * 0.016,
      { opacity: 0.6 },
    )
  })
  const deck = rect(left - w * 0.12, floor, w * 1.24, w * 0.035, darker(wall, 0.3))
  const rail = porch
    ? stroke(
        `M${num(left + w)} ${num(floor - w * 0.11)}h${num(w * 0.12)}M${num(left + w * 1.05)} ${num(floor)}v${num(-w * 0.11)}M${num(left + w * 1.12)} ${num(floor)}v${num(-w * 0.11)}`,
        darker(wall, 0.35),
        w * 0.012,
      ) +
      stroke(
        `M${num(left + w * 1.07)} ${num(floor)}L${num(left + w * 1.13)} ${num(y)}M${num(left + w * 1.14)} ${num(floor)}L${num(left + w * 1.2)} ${num(y)}`,
        darker(wall, 0.4),
        w * 0.014,
      ) +
      repeat(4, (i) =>
        stroke(
          `M${num(left + w * (1.083 + i * 0.014))} ${num(floor + w * (0.06 + i * 0.06))}h${num(w * 0.07)}`,
          darker(wall, 0.4),
          w * 0.01,
        ),
      )
    : ''
  const shade = rect(
    left,
    eaves,
    w,
    h,
    s.linearGradient([
      [0, '#000000', 0.42],
      [0.5, '#000000', 0.08],
      [1, '#000000', 0],
    ]),
  )
  const weave = band === undefined ? '' : rect(left, floor - w * 0.075, w, w * 0.055, band)
  return (
    posts +
    braces +
    rail +
    deck +
    rect(left, eaves, w, h, wall) +
    planks +
    shade +
    weave +
    opening(-w * 0.26, w * 0.13, w * 0.15, w * 0.1) +
    opening(w * 0.06, w * 0.15, w * 0.26, 0) +
    opening(w * 0.33, w * 0.12, w * 0.14, w * 0.1) +
    path(
      roofPath,
      s.linearGradient([
        [0, lighter(roof, 0.18)],
        [1, darker(roof, 0.2)],
      ]),
    ) +
    s.clip(roofPath, straw + layers)
  )
}

/** A dugout canoe of a given length; the origin is the middle of its waterline. */
export function canoe(length: number, color: string, trim: string): string {
  const l = length / 2
  const h = length * 0.085
  const d = `M${num(-l * 1.04)} ${num(-h * 1.25)}Q${num(-l * 0.7)} ${num(-h * 0.35)} 0 ${num(-h * 0.4)}T${num(l * 1.06)} ${num(-h * 1.5)}Q${num(l * 0.86)} ${num(h * 0.2)} ${num(l * 0.5)} ${num(h * 0.36)}H${num(-l * 0.52)}Q${num(-l * 0.86)} ${num(h * 0.2)} ${num(-l * 1.04)} ${num(-h * 1.25)}Z`
  const edge = `M${num(-l * 1.04)} ${num(-h * 1.25)}Q${num(-l * 0.7)} ${num(-h * 0.35)} 0 ${num(-h * 0.4)}T${num(l * 1.06)} ${num(-h * 1.5)}`
  const marks = repeat(9, (i) =>
    polygon(
      [
        [(-0.5 + i * 0.125) * l - h * 0.16, h * 0.12],
        [(-0.5 + i * 0.125) * l, -h * 0.14],
        [(-0.5 + i * 0.125) * l + h * 0.16, h * 0.12],
      ],
      trim,
    ),
  )
  return path(d, color) + stroke(edge, mix(color, '#ffe3b0', 0.45), h * 0.13) + marks
}

/** A sail sewn from several cloths, in picture coordinates. */
export function patchworkSail(
  s: SvgCanvas,
  x: number,
  y: number,
  height: number,
  fills: readonly string[],
  mast: string,
  side = 1,
): string {
  const w = height * 0.6 * side
  const d = `M${num(x)} ${num(y - height)}Q${num(x + w * 0.86)} ${num(y - height * 0.78)} ${num(x + w)} ${num(y - height * 0.24)}Q${num(x + w * 0.5)} ${num(y - height * 0.1)} ${num(x)} ${num(y - height * 0.14)}Z`
  const slice = (height * 0.92) / fills.length
  const rows = fills
    .map((fill, i) =>
      rect(Math.min(x, x + w) - height, y - height + slice * i, height * 3, slice + 1, fill),
    )
    .join('')
  const shadow = path(
    d,
    s.linearGradient(
      [
        [0, '#000000', 0],
        [1, '#000000', 0.3],
      ],
      side > 0 ? 1 : 0,
      0,
      side > 0 ? 0 : 1,
      0.3,
    ),
  )
  return (
    s.clip(d, rows) +
    shadow +
    stroke(
      `M${num(x)} ${num(y)}V${num(y - height * 1.05)}M${num(x)} ${num(y - height * 0.14)}L${num(x + w * 1.02)} ${num(y - height * 0.22)}`,
      mast,
      height * 0.018,
    )
  )
}

/** The poles of a fish pen above the water. */
export function fishPen(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  count: number,
  color: string,
): string {
  return (
    repeat(count, (i) => {
      const px = x + (w * i) / count
      const h = w * s.rng.range(0.06, 0.16)
      return stroke(
        `M${num(px)} ${num(y)}l${num(s.rng.range(-2, 2))} ${num(-h)}`,
        color,
        s.unit * 2.4,
      )
    }) + group(ellipse(x + w / 2, y, w / 2, w * 0.008, color, { opacity: 0.35 }))
  )
}
