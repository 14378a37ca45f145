import type { Palette } from '../palettes'
import { hibiscus, orchid } from '../parts/flowers'
import { leafBlade } from '../parts/leaves'
import { cycle, repeat } from '../random'
import { num, place, stroke } from '../shapes'
import type { Scene } from './scene'
import type { StudioWall } from './studio-wall'
import { studioWall } from './studio-wall'

/** A flowering branch across the picture. */
export function flowerBranch(
  p: Palette,
  o: { kind: 'hibiscus' | 'orchid'; count: number; wall: StudioWall; tone: number; reach: number },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const point = (t: number): readonly [number, number] => [
      s.w * (0.1 + 0.72 * t + 0.08 * Math.sin(t * 5)),
      s.h * (0.98 - o.reach * t + 0.07 * Math.sin(t * 4)),
    ]
    const [a, b, c] = [point(0), point(0.5), point(1)]
    let out =
      studioWall(s, p, o.wall, o.tone) +
      stroke(
        `M${num(a[0])} ${num(a[1] + m * 0.1)}Q${num(b[0] - m * 0.14)} ${num(b[1])} ${num(c[0])} ${num(c[1])}`,
        p.leaf[2],
        m * 0.016,
      )
    out += repeat(o.count * 3, (i) => {
      const [x, y] = point((i + 0.5) / (o.count * 3))
      return place(
        leafBlade(m * s.rng.range(0.2, 0.32), m * 0.065, cycle(p.leaf, i), cycle(p.leaf, i + 2)),
        x,
        y,
        1,
        1,
        (i % 2 === 0 ? -70 : 80) + s.rng.range(-30, 30),
      )
    })
    out += repeat(o.count, (i) => {
      const t = (i + 0.6) / o.count
      const [x, y] = point(t)
      const r = m * (o.kind === 'hibiscus' ? 0.19 : 0.14) * (1.1 - t * 0.4)
      const [fx, fy] = [x + (i % 2 === 0 ? -1 : 1) * m * 0.09, y + (i % 2 === 0 ? 0.05 : -0.06) * m]
      return o.kind === 'hibiscus'
        ? hibiscus(
            fx,
            fy,
            r,
            cycle(['#d1432f', '#e88a5a', '#c93a5c', '#e9604a'], i),
            '#5e1220',
            i * 50,
          )
        : orchid(
            fx,
            fy,
            r,
            cycle(['#fff5ea', '#f6d9dc', '#fbe6cf', '#f1c3cf'], i),
            '#a83f74',
            i * 22 - 30,
          )
    })
    return out
  }
}
