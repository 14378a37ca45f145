import type { Palette } from '../palettes'
import { treeline } from '../parts/trees'
import { times } from '../random'
import { num, stroke } from '../shapes'
import type { Scene } from './base'
import { beach } from './beach'
import { passer } from './passer'

/** A wide shore with hauling fishers. */
export function seine(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const base = beach(p, {
      light: { x: 0.78, y: 0.28, r: 0.1, style: 'stepped' },
      horizon: 0.46,
      palms: [[0.03, 0.9, 0.72, 0.12]],
      boats: [[0.82, 0.62, 0.26]],
    })(s)
    const rope = stroke(
      `M${num(s.w * 0.98)} ${num(s.h * 0.56)}Q${num(s.w * 0.7)} ${num(s.h * 0.7)} ${num(s.w * 0.06)} ${num(s.h * 0.72)}`,
      p.ink,
      s.u * 5,
    )
    return (
      base +
      treeline(s, s.h * 0.46, m * 0.03, p.far, 0) +
      rope +
      times(6, (i) =>
        passer(
          s,
          p,
          s.w * (0.16 + i * 0.115),
          s.h * (0.93 - i * 0.012),
          m * (0.4 - i * 0.012),
          'reach',
          i * 2 + 1,
        ),
      )
    )
  }
}
