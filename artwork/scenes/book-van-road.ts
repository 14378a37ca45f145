import { lighter } from '../color'
import type { Palette } from '../palettes'
import { bookVan } from '../parts/book-van'
import { cloud } from '../parts/sky'
import { broadleafTree, hills, treeline } from '../parts/trees'
import { cycle, repeat } from '../random'
import { ellipse, num, path, rect } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** A winding dirt road with a mobile library van. */
export function bookVanRoad(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const hz = s.h * 0.52
    const road = path(
      `M${num(s.w * 0.62)} ${num(hz)}C${num(s.w * 0.5)} ${num(hz + m * 0.06)} ${num(s.w * 0.86)} ${num(hz + m * 0.1)} ${num(s.w * 0.66)} ${num(hz + m * 0.2)}C${num(s.w * 0.4)} ${num(s.h * 0.84)} ${num(s.w * -0.2)} ${num(s.h * 0.9)} ${num(-s.w * 0.2)} ${num(s.h * 1.1)}H${num(s.w * 0.9)}C${num(s.w * 0.96)} ${num(s.h * 0.9)} ${num(s.w * 0.95)} ${num(hz + m * 0.22)} ${num(s.w * 0.78)} ${num(hz + m * 0.12)}C${num(s.w * 0.7)} ${num(hz + m * 0.07)} ${num(s.w * 0.64)} ${num(hz + m * 0.04)} ${num(s.w * 0.645)} ${num(hz)}Z`,
      s.linearGradient([
        [0, lighter(p.ground[0], 0.25)],
        [1, p.ground[1]],
      ]),
    )
    return (
      skyWithSun(s, p, { x: 0.78, y: 0.22, r: 0.1, style: 'cumulus', horizon: 0.56 }) +
      repeat(4, (i) =>
        cloud(
          s,
          s.w * (0.1 + i * 0.26),
          s.h * s.rng.range(0.12, 0.34),
          m * 0.5,
          '#ffffff',
          p.sky[2],
          0.8,
        ),
      ) +
      hills(s, hz - m * 0.02, m * 0.05, s.h, p.far) +
      treeline(s, hz + m * 0.02, m * 0.07, p.mid, 4) +
      rect(
        0,
        hz + m * 0.02,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.leaf[0]],
          [1, p.leaf[1]],
        ]),
      ) +
      repeat(30, () => {
        const t = s.rng.next()
        return ellipse(
          s.rng.next() * s.w,
          hz + m * 0.04 + (s.h - hz) * t,
          m * (0.02 + t * 0.07),
          m * (0.006 + t * 0.012),
          p.leaf[2],
          { opacity: 0.3 },
        )
      }) +
      road +
      broadleafTree(s, s.w * 0.1, s.h * 0.78, m * 0.62, p.leaf, p.near, 1.2) +
      bookVan(
        s,
        s.w * 0.5,
        s.h * 0.84,
        m * 0.92,
        cycle(p.accents, 0),
        cycle(p.accents, 1),
        [...p.accents, p.wall[0], p.leaf[0]],
        p.ink,
      ) +
      passerBy(s, p, s.w * 0.22, s.h * 0.92, m * 0.34, 'reach', 1) +
      passerBy(s, p, s.w * 0.14, s.h * 0.95, m * 0.26, 'tunic', 3) +
      passerBy(s, p, s.w * 0.88, s.h * 0.94, m * 0.36, 'walk', 4, true) +
      passerBy(s, p, s.w * 0.8, s.h * 0.96, m * 0.24, 'tunic', 6, true)
    )
  }
}
