import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { repeat } from '../random'
import { circle, circlePath, num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { glow, rays } from './sky'

/** A wide glow of light without rays. */
export const softGlow = (s: SvgCanvas, x: number, y: number, r: number, p: Palette) =>
  glow(s, x, y, r * 6, p.sun, 0.5)

/** A sun cut by horizontal stripes that widen downwards. */
export function stripedSun(s: SvgCanvas, x: number, y: number, r: number, p: Palette): string {
  const cuts = repeat(7, (i) => {
    const t = i / 7
    const top = y - r * 0.1 + r * 1.1 * t
    const h = r * (0.15 - t * 0.115)
    return rect(x - r, top, r * 2, r * 0.157 - h, '#000000')
  })
  const mask = rect(0, 0, s.w, s.h, '#ffffff') + cuts
  return s.mask(
    mask,
    circle(
      x,
      y,
      r,
      s.radialGradient(x, y - r * 0.4, r * 1.6, [
        [0, '#ffffff'],
        [0.4, p.sun],
        [1, p.sky[3]],
      ]),
    ),
  )
}

/** A crescent moon with a faint ring. */
export function crescentMoon(s: SvgCanvas, x: number, y: number, r: number, p: Palette): string {
  const d = `M${num(x + r * 0.35)} ${num(y - r)}A${num(r)} ${num(r)} 0 1 0 ${num(x + r * 0.95)} ${num(y + r * 0.3)}A${num(r * 0.82)} ${num(r * 0.82)} 0 0 1 ${num(x + r * 0.35)} ${num(y - r)}Z`
  return (
    glow(s, x, y, r * 4, p.sun, 0.45) +
    circle(x, y, r * 1.7, 'none', { stroke: p.sun, width: s.unit * 2, opacity: 0.35 }) +
    path(d, p.sun)
  )
}

/** Cumulus clouds with lit tops. */
export function cumulusClouds(s: SvgCanvas, p: Palette, horizon: number): string {
  const tower = (x: number, foot: number, w: number, tone: number) => {
    const lit = mix(lighter(p.sky[3], 0.55), p.sky[1], tone)
    const shade = mix(p.sky[2], p.sky[1], 0.3 + tone * 0.5)
    const lobes = (dx: number, dy: number, k: number) =>
      repeat(13, (i) => {
        const t = i / 12
        const up = Math.sin(Math.PI * t) ** 0.8
        return circlePath(
          x + (t - 0.5) * w * k + dx,
          foot - up * w * 0.36 * k * s.rng.range(0.75, 1.15) + dy,
          w * (0.07 + 0.09 * up) * k,
        )
      })
    const body = `M${num(x - w * 0.52)} ${num(foot)}Q${num(x)} ${num(foot - w * 0.5)} ${num(x + w * 0.52)} ${num(foot)}Z`
    return s.clip(
      `M0 0H${s.w}V${num(foot)}H0Z`,
      path(lobes(0, 0, 1) + body, lit) +
        path(lobes(w * 0.06, w * 0.1, 0.86) + body, shade, { opacity: 0.75 }) +
        path(lobes(w * 0.12, w * 0.17, 0.7), mix(shade, p.sky[1], 0.4), { opacity: 0.5 }),
    )
  }
  return (
    repeat(3, (i) =>
      tower(
        s.w * (0.16 + i * 0.36 + s.rng.range(-0.05, 0.05)),
        horizon * (0.8 + 0.06 * (i % 2)),
        s.w * s.rng.range(0.3, 0.42),
        0.4,
      ),
    ) +
    repeat(2, (i) =>
      tower(s.w * (i === 0 ? 0.02 : 0.9), horizon * 0.98, s.w * s.rng.range(0.46, 0.6), 0.08),
    )
  )
}

/** Broad light beams from a sun outside the picture. */
export function cornerBeams(s: SvgCanvas, p: Palette, left: boolean): string {
  const [x, y] = [left ? -s.w * 0.06 : s.w * 1.06, -s.h * 0.1]
  const far = Math.hypot(s.w, s.h) * 1.1
  return (
    glow(s, x, y, far * 0.7, p.sun, 0.75) +
    rays(s, {
      x,
      y,
      from: far * 0.06,
      to: far,
      count: 40,
      color: p.sun,
      opacity: 0.3,
      litShare: 0.42,
      rotation: 3,
    })
  )
}

/** A sky made of triangles. */
export function triangleMosaic(s: SvgCanvas, p: Palette, horizon: number): string {
  const cell = Math.min(s.w, s.h) / 8
  const tone = (t: number) => {
    const k = Math.max(0, Math.min(2.999, t * 3))
    const i = Math.floor(k)
    return mix(p.sky[i] ?? p.sky[3], p.sky[i + 1] ?? p.sky[3], k - i)
  }
  const rows = Math.ceil(horizon / cell)
  const cols = Math.ceil(s.w / cell)
  return repeat(rows, (r) =>
    repeat(cols, (c) => {
      const [x, y] = [c * cell, horizon - (r + 1) * cell]
      const t = 1 - (r + 0.5) / rows
      const [a, b] = [s.rng.range(-0.13, 0.13), s.rng.range(-0.13, 0.13)]
      const flipped = (r + c) % 2 === 0
      return (
        polygon(
          flipped
            ? [
                [x, y],
                [x + cell, y],
                [x, y + cell],
              ]
            : [
                [x, y],
                [x + cell, y],
                [x + cell, y + cell],
              ],
          tone(t + a),
        ) +
        polygon(
          flipped
            ? [
                [x + cell, y],
                [x + cell, y + cell],
                [x, y + cell],
              ]
            : [
                [x, y],
                [x + cell, y + cell],
                [x, y + cell],
              ],
          tone(t + b),
        )
      )
    }),
  )
}

/** Concentric circles of light. */
export const concentricArcs = (s: SvgCanvas, x: number, y: number, r: number, p: Palette): string =>
  repeat(11, (i) =>
    circle(x, y, r * (1.5 + (10 - i) * 0.95), 'none', {
      stroke: p.sun,
      width: r * 0.44,
      opacity: 0.07 + i * 0.016,
    }),
  ) + glow(s, x, y, r * 3, p.sun, 0.4)

/** A sky of overlapping flat tints, as in a screen print. */
export function steppedSky(s: SvgCanvas, p: Palette, horizon: number): string {
  const count = 9
  return repeat(count, (i) => {
    const k = (i / (count - 1)) * 2.999
    const n = Math.floor(k)
    const color = mix(p.sky[n] ?? p.sky[3], p.sky[n + 1] ?? p.sky[3], k - n)
    const y = i === 0 ? -s.h * 0.1 : horizon * (i / count) ** 0.9
    const [a, b] = [s.rng.range(-1, 1) * s.h * 0.03, s.rng.range(-1, 1) * s.h * 0.03]
    return path(
      `M${num(-s.w * 0.02)} ${num(y)}C${num(s.w * 0.3)} ${num(y + a)} ${num(s.w * 0.6)} ${num(y + b)} ${num(s.w * 1.02)} ${num(y + a * 0.3)}V${num(horizon + 4)}H${num(-s.w * 0.02)}Z`,
      color,
    )
  })
}
