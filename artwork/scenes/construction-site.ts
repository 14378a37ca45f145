import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { towerCrane } from '../parts/town'
import { hills, treeline } from '../parts/trees'
import { cycle, repeat } from '../random'
import { num, path, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** A house under construction at sunrise: posts, scaffolding, masons and an optional crane. */
export function constructionSite(p: Palette, o: { light: SkyOptions; tower?: boolean }): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * 0.84
    let out =
      skyWithSun(s, p, o.light) +
      hills(s, s.h * 0.68, m * 0.04, s.h, p.far) +
      treeline(s, s.h * 0.72, m * 0.1, p.mid, 6)
    if (o.tower) {
      out +=
        repeat(7, (i) => {
          const [x, w, h] = [s.w * (0.02 + i * 0.145), s.w * 0.12, s.h * s.rng.range(0.22, 0.52)]
          const c = cycle([p.far, p.mid, mix(p.mid, p.near, 0.5)], i)
          return (
            rect(
              x,
              y - h,
              w,
              h,
              s.linearGradient([
                [0, lighter(c, 0.2)],
                [1, c],
              ]),
            ) +
            repeat(Math.floor(h / (m * 0.05)), (r) =>
              rect(
                x + w * 0.08,
                y - h + r * m * 0.05 + m * 0.016,
                w * 0.84,
                m * 0.02,
                i % 2 === 0 ? p.lamp : lighter(c, 0.4),
                { opacity: 0.55 },
              ),
            ) +
            (i % 3 === 1
              ? rect(
                  x,
                  y - h - m * 0.02,
                  w,
                  m * 0.04,
                  accentCloth(s, p.accents, 'triangles', m * 0.04, i),
                )
              : '')
          )
        }) +
        towerCrane(s.w * 0.24, y - s.h * 0.1, s.h * 0.62, p.ink) +
        towerCrane(s.w * 0.78, y - s.h * 0.06, s.h * 0.5, p.ink, -1)
    }
    out += rect(
      0,
      y,
      s.w,
      s.h,
      s.linearGradient([
        [0, p.ground[0]],
        [1, p.ground[2]],
      ]),
    )
    const bricks = accentCloth(
      s,
      [darker(p.ground[0], 0.1), p.ground[0], lighter(p.ground[0], 0.12), p.ground[1], p.ground[0]],
      'bricks',
      m * 0.12,
    )
    const [x, w] = [s.w * (o.tower ? 0.3 : 0.34), s.w * (o.tower ? 0.42 : 0.5)]
    const h = m * (o.tower ? 0.34 : 0.46)
    const wallPath = `M${num(x)} ${num(y)}V${num(y - h)}H${num(x + w * 0.34)}V${num(y - h * 0.86)}H${num(x + w * 0.56)}V${num(y - h * 0.6)}H${num(x + w * 0.8)}V${num(y - h * 0.42)}H${num(x + w)}V${num(y)}Z`
    out +=
      path(wallPath, bricks) +
      path(
        wallPath,
        s.linearGradient(
          [
            [0, '#fff0d0', 0.25],
            [1, '#120818', 0.35],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      repeat(3, (i) => {
        const wx = x + w * (0.08 + i * 0.3)
        return path(
          `M${num(wx)} ${num(y - (i === 1 ? 0 : h * 0.14))}V${num(y - h * 0.4)}a${num(w * 0.055)} ${num(w * 0.055)} 0 0 1 ${num(w * 0.11)} 0V${num(y - (i === 1 ? 0 : h * 0.14))}Z`,
          darker(p.ground[2], 0.4),
        )
      })
    const poles =
      repeat(7, (i) =>
        stroke(
          `M${num(x - w * 0.05 + (i * w * 1.1) / 6)} ${num(y + m * 0.01)}v${num(-h * (1.3 - i * 0.08))}`,
          '#c99a5b',
          m * 0.01,
        ),
      ) +
      repeat(3, (r) =>
        rect(x - w * 0.07, y - h * (0.34 + r * 0.36), w * (1.14 - r * 0.28), m * 0.014, '#a8763f'),
      ) +
      repeat(5, (i) =>
        stroke(
          `M${num(x - w * 0.05 + (i * w * 1.1) / 6)} ${num(y)}l${num((w * 1.1) / 6)} ${num(-h * 0.34)}`,
          '#b98a4d',
          m * 0.006,
          { opacity: 0.8 },
        ),
      )
    out +=
      poles +
      passerBy(s, p, x + w * 0.16, y - h * 0.7, m * 0.26, 'reach', 1) +
      passerBy(s, p, x + w * 0.5, y - h * 0.34, m * 0.26, 'tunic', 3, true) +
      passerBy(s, p, x - w * 0.2, y + m * 0.07, m * 0.36, 'boubou', 2) +
      passerBy(s, p, x + w * 1.14, y + m * 0.06, m * 0.32, 'tunic', 0, true)
    return (
      out +
      repeat(9, (i) =>
        rect(
          s.w * 0.05 + (i % 3) * m * 0.08,
          y + m * 0.1 - Math.floor(i / 3) * m * 0.042,
          m * 0.076,
          m * 0.038,
          cycle([p.ground[0], lighter(p.ground[0], 0.15), p.ground[1]], i),
          { r: 3 },
        ),
      ) +
      path(
        `M${num(s.w * 0.8)} ${num(y + m * 0.12)}q${num(m * 0.12)} ${num(-m * 0.2)} ${num(m * 0.26)} 0Z`,
        p.ground[1],
      )
    )
  }
}
