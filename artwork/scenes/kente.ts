import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { glow, rays, triangleRing } from '../parts/sky'
import { cycle, repeat } from '../random'
import { circle, group, num, path, rect, stroke } from '../shapes'
import type { Scene } from './scene'

/** Kente strips sewn side by side, with folds. */
export function kenteStrips(
  p: Palette,
  o: { count: number; rotation?: number; sun?: boolean },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const w = (Math.hypot(s.w, s.h) * 1.1) / o.count
    const far = Math.hypot(s.w, s.h) * 1.2
    const all = repeat(o.count, (i) => {
      const x = i * w
      const seed = i * 3
      let y = -s.rng.range(0, m * 0.2)
      let out = rect(x, 0, w, far, cycle(p.accents, seed))
      while (y < far) {
        const h = m * s.rng.range(0.06, 0.24)
        const kind = s.rng.int(0, 4)
        out +=
          kind === 0
            ? rect(x, y, w, h, cycle(p.accents, seed + 1))
            : kind === 1
              ? rect(x, y, w, h, accentCloth(s, p.accents, 'chevron', w * 0.8, seed))
              : kind === 2
                ? rect(x, y, w, h, accentCloth(s, p.accents, 'checks', w / 2, seed + 1))
                : kind === 3
                  ? repeat(6, (k) =>
                      rect(x, y + (k * h) / 6, w, h / 12, cycle(p.accents, seed + k + 2)),
                    )
                  : rect(x, y, w, h, accentCloth(s, p.accents, 'lozenge', w, seed + 2))
        y += h + m * s.rng.range(0.02, 0.08)
      }
      return (
        out +
        rect(
          x,
          0,
          w,
          far,
          s.linearGradient(
            [
              [0, '#120818', 0.5],
              [0.18, '#ffffff', 0.14],
              [0.55, '#000000', 0],
              [1, '#120818', 0.42],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        stroke(`M${num(x)} 0V${num(far)}`, p.ink, 2.5)
      )
    })
    const placed = group(
      all,
      `translate(${num(s.w / 2)} ${num(s.h / 2)}) rotate(${o.rotation ?? 0}) translate(${num((-w * o.count) / 2)} ${num(-far / 2)})`,
    )
    const sun = o.sun
      ? rays(s, {
          x: s.w / 2,
          y: s.h * 0.42,
          from: m * 0.2,
          to: m * 1.3,
          count: 24,
          color: p.sun,
          opacity: 0.5,
        }) +
        circle(s.w / 2, s.h * 0.42, m * 0.2, p.sun) +
        triangleRing(s.w / 2, s.h * 0.42, m * 0.22, m * 0.05, 32, p.sun)
      : ''
    return (
      placed +
      sun +
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, '#fff3d0', 0.16],
            [0.5, '#000000', 0],
            [1, '#120818', 0.4],
          ],
          0.1,
          0,
          0.8,
          1,
        ),
      )
    )
  }
}

/** Overlapping printed cloths arranged around a sun. */
export function waxPrintSun(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [cx, cy] = [s.w * 0.5, s.h * 0.5]
    const fans = repeat(5, (ring) => {
      const n = 8 + ring * 2
      const r = m * (0.95 - ring * 0.16)
      return (
        repeat(n, (i) => {
          const a = (i / n) * 360 + ring * 11
          const d = `M0 0L${num(-r * Math.tan(Math.PI / n) * 1.02)} ${num(-r * 0.86)}Q0 ${num(-r * 1.12)} ${num(r * Math.tan(Math.PI / n) * 1.02)} ${num(-r * 0.86)}Z`
          return group(
            path(
              d,
              accentCloth(s, p.accents, clothKindAt(ring * 3 + (i % 2) * 5), m * 0.1, i + ring),
            ) +
              path(
                d,
                s.linearGradient(
                  [
                    [0, '#ffffff', 0.1],
                    [1, '#120818', 0.45],
                  ],
                  0,
                  0,
                  1,
                  0,
                ),
              ),
            `translate(${num(cx)} ${num(cy)}) rotate(${num(a)})`,
          )
        }) + circle(cx, cy, r * 0.86, p.ink, { opacity: 0.22 })
      )
    })
    return (
      rect(0, 0, s.w, s.h, p.ink) +
      fans +
      glow(s, cx, cy, m * 0.4, p.sun, 0.8) +
      circle(cx, cy, m * 0.15, p.sun) +
      triangleRing(cx, cy, m * 0.16, m * 0.035, 26, p.ink)
    )
  }
}
