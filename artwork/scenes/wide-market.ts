import { mix } from '../color'
import type { Palette } from '../palettes'
import { basin } from '../parts/baskets-and-heaps'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { marketUmbrella } from '../parts/textiles'
import { townBlocks } from '../parts/town'
import { broadleafTree } from '../parts/trees'
import { cycle, repeat, times } from '../random'
import { circle, place, rect } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** A wide view of a market: three rows of stalls under umbrellas. */
export function wideMarket(p: Palette, light: SkyOptions, lit = false): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    let out =
      skyWithSun(s, p, light) +
      townBlocks(s, s.h * 0.5, m * 0.06, m * 0.2, p.far, lit ? p.lamp : undefined, 0.35) +
      repeat(4, (i) =>
        broadleafTree(
          s,
          s.w * (0.1 + i * 0.28),
          s.h * 0.5,
          m * s.rng.range(0.24, 0.34),
          [p.far, p.mid, p.near],
          p.near,
          1.2,
        ),
      )
    out += rect(
      0,
      s.h * 0.49,
      s.w,
      s.h * 0.51,
      s.linearGradient([
        [0, mix(p.ground[0], p.far, 0.4)],
        [1, p.ground[2]],
      ]),
    )
    for (let r = 0; r < 3; r++) {
      const y = s.h * (0.6 + r * 0.17)
      const k = m * (0.2 + r * 0.1)
      const count = 7 - r * 2
      out += repeat(count, (i) => {
        const x = s.w * ((i + 0.5 + (r % 2) * 0.24) / count) + s.rng.range(-0.03, 0.03) * m
        const cloths = times(3, (q) =>
          q === 1
            ? accentCloth(s, p.accents, clothKindAt(i + r * 3), k * 0.16, i)
            : cycle(p.accents, i + r + q),
        )
        const light = lit
          ? circle(
              x,
              y - k * 0.2,
              k * 0.9,
              s.radialGradient(x, y - k * 0.2, k * 0.9, [
                [0, p.lamp, 0.5],
                [1, p.lamp, 0],
              ]),
            )
          : ''
        const table =
          rect(
            x - k * 0.5,
            y - k * 0.06,
            k,
            k * 0.2,
            accentCloth(s, p.accents, clothKindAt(i * 2 + r), k * 0.14, i + 1),
          ) +
          rect(
            x - k * 0.5,
            y - k * 0.06,
            k,
            k * 0.2,
            s.linearGradient([
              [0, '#ffffff', 0.1],
              [1, '#120818', 0.5],
            ]),
          )
        const goods = repeat(4, (q) =>
          basin(
            s,
            x - k * 0.36 + q * k * 0.24,
            y - k * 0.04,
            k * 0.22,
            accentCloth(s, p.accents, clothKindAt(i + q + r), k * 0.07, i),
            [
              cycle(['#d9402a', '#f0b53a', '#6d9a3a'], i + q),
              cycle(['#e8563a', '#f6c95c', '#84b04a'], i + q),
            ],
            p.ink,
          ),
        )
        const buyer = passerBy(
          s,
          p,
          x + k * 0.74,
          y + k * 0.3,
          k * 0.92,
          cycle(['basin', 'boubou', 'walk', 'tunic'] as const, i + r),
          i + r * 2,
          i % 2 === 0,
        )
        return (
          (i === 0 && light !== ''
            ? times(count, (q) => place(light, (s.w * (q - i)) / count, 0)).join('')
            : '') +
          marketUmbrella(
            x,
            y - k * 0.5,
            k * 1.15,
            cloths,
            p.ink,
            k * 0.5,
            cycle([-5, 4, -2, 6], i),
          ) +
          passerBy(s, p, x - k * 0.06, y + k * 0.04, k * 0.62, 'boubou', i * 2 + r) +
          table +
          goods +
          buyer
        )
      })
    }
    return (
      out +
      rect(
        0,
        s.h * 0.5,
        s.w,
        s.h * 0.5,
        s.linearGradient([
          [0, p.ink, 0],
          [1, p.ink, 0.3],
        ]),
      )
    )
  }
}
