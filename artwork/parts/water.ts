import { mix } from '../color'
import type { Palette } from '../palettes'
import { repeat } from '../random'
import { ellipse, group, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Still water from the horizon down, with stripes that widen towards the viewer. */
export function water(s: SvgCanvas, p: Palette, top: number, bottom = s.h): string {
  const [a, b, c] = p.water
  const h = bottom - top
  const bands = repeat(9, (i) => {
    const t = (i + 1) / 10
    const y = top + h * t * t
    const amp = h * 0.012 * (0.4 + t * 2)
    const shift = s.rng.range(0, 1) * s.w
    let d = `M${num(-s.w * 0.1)} ${num(y)}`
    const step = s.w / (7 - t * 4)
    for (let x = -s.w * 0.1 - shift * 0.2; x < s.w * 1.2; x += step) {
      d += `Q${num(x + step * 0.25)} ${num(y - amp)} ${num(x + step * 0.5)} ${num(y)}T${num(x + step)} ${num(y)}`
    }
    return path(
      `${d}V${num(y + amp * 3)}H${num(-s.w * 0.1)}Z`,
      mix(mix(a, b, Math.min(1, t * 1.6)), c, Math.max(0, t - 0.45)),
      { opacity: 0.35 },
    )
  })
  return (
    rect(
      0,
      top,
      s.w,
      h + 1,
      s.linearGradient([
        [0, a],
        [0.4, b],
        [1, c],
      ]),
    ) + s.clip(`M0 ${num(top)}H${s.w}V${num(bottom)}H0Z`, bands)
  )
}

/** The reflection of the sun on the water; `phase` from 0 to 1 animates one seamless loop. */
export function sunGlitter(
  s: SvgCanvas,
  x: number,
  top: number,
  bottom: number,
  width: number,
  color: string,
  phase = 0,
): string {
  const rows = 26
  return repeat(rows, (i) => {
    const t = (i + 0.5) / rows
    const y = top + (bottom - top) * t ** 1.5
    const spread = width * (0.35 + t * 0.9)
    const count = 1 + (i % 3)
    return repeat(count, (k) => {
      const wave = Math.sin(2 * Math.PI * (phase + i * 0.37 + k * 0.31))
      const w = spread * s.rng.range(0.16, 0.5) * (1 + 0.3 * wave)
      const cx = x + s.rng.range(-0.5, 0.5) * spread * (count > 1 ? 1 : 0.35) + wave * width * 0.03
      return ellipse(cx, y, w, (bottom - top) * (0.0035 + t * 0.006), color, {
        opacity: (0.85 - t * 0.55) * (1 + 0.15 * wave),
      })
    })
  })
}

/** Short light strokes scattered over the water. */
export function ripples(
  s: SvgCanvas,
  count: number,
  top: number,
  bottom: number,
  color: string,
  opacity = 0.5,
  phase = 0,
): string {
  return repeat(count, (i) => {
    const t = s.rng.next()
    const y = top + (bottom - top) * t ** 1.3
    const w = s.unit * (18 + t * 110) * s.rng.range(0.5, 1.2)
    const wave = Math.sin(2 * Math.PI * (phase + i * 0.618))
    const x = s.rng.range(-0.05, 1.05) * s.w + wave * s.unit * 5
    const lift = s.unit * (1 + t * 5)
    return stroke(
      `M${num(x - w / 2)} ${num(y)}Q${num(x - w / 4)} ${num(y - lift)} ${num(x)} ${num(y)}T${num(x + w / 2)} ${num(y)}`,
      color,
      s.unit * (1 + t * 2.6),
      { opacity: opacity * s.rng.range(0.4, 1) * (1 + 0.25 * wave) },
    )
  })
}

/** The reflection of content below a waterline: mirrored, compressed and cut by ripples. */
export function reflection(
  s: SvgCanvas,
  content: string,
  line: number,
  opacity = 0.4,
  squeeze = 0.7,
  depth = s.h - line,
): string {
  const slices = 18
  const mask = repeat(slices, (i) => {
    const t = i / slices
    const y = line + depth * t
    const h = (depth / slices) * (0.86 - t * 0.4)
    return rect(0, y, s.w, h, '#ffffff', { opacity: 1 - t * 0.9 })
  })
  const mirrored = group(
    content,
    `translate(0 ${num(line * (1 + squeeze))}) scale(1 ${num(-squeeze, 3)})`,
  )
  return s.mask(mask, `<g opacity="${num(opacity, 2)}">${mirrored}</g>`)
}

/** The foam lines of waves on a beach. */
export function surf(
  s: SvgCanvas,
  y: number,
  drop: number,
  amp: number,
  foam: string,
  wet: string,
  phase = 0,
): string {
  const edge = (offset: number, k: number) => {
    let d = `M${num(-s.w * 0.1)} ${num(s.h * 2)}`
    for (let i = 0; i <= 10; i++) {
      const x = (-0.1 + 0.12 * i) * s.w
      const wave =
        Math.sin(i * 1.3 * k + offset * 2 + 2 * Math.PI * phase) * amp +
        Math.sin(i * 0.63 + offset) * amp * 0.8
      d += `${i === 0 ? 'L' : 'S'}${i === 0 ? '' : `${num(x - s.w * 0.06)} ${num(y + offset * drop + (drop * i) / 10 + wave)} `}${num(x)} ${num(y + offset * drop + (drop * i) / 10 + wave)}`
    }
    return `${d}V${num(s.h * 2)}Z`
  }
  return (
    path(edge(0, 1), foam, { opacity: 0.55 }) +
    path(edge(0.22, 1), foam) +
    path(edge(0.42, 1.1), wet)
  )
}
