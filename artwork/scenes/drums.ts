import { darker } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { drum } from '../parts/drum'
import { glow, rays, stars } from '../parts/sky'
import { treeline } from '../parts/trees'
import { cycle, repeat } from '../random'
import { circle, num, path, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** Drums by a fire, with dancers behind and rising sparks. */
export function drums(
  p: Palette,
  o: { light: SkyOptions; count: number; dancers: number; fire: number },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [fx, y] = [s.w * o.fire, s.h * 0.8]
    let out =
      skyWithSun(s, p, o.light) +
      stars(s, 90, s.h * 0.6, p.sun) +
      treeline(s, s.h * 0.7, m * 0.12, p.mid, 6)
    out +=
      rect(
        0,
        s.h * 0.68,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.ground[1]],
          [1, p.ground[2]],
        ]),
      ) +
      glow(s, fx, y - m * 0.1, m * 0.85, '#ff9a3c', 0.7) +
      rays(s, {
        x: fx,
        y: y - m * 0.06,
        from: m * 0.12,
        to: m * 0.95,
        count: 26,
        color: '#ffb861',
        opacity: 0.3,
      })
    out += repeat(o.dancers, (i) =>
      passerBy(
        s,
        p,
        s.w * ((i + 0.5) / o.dancers),
        s.h * 0.8,
        m * (0.5 + (i % 2) * 0.05),
        i % 3 === 2 ? 'boubou' : 'dance',
        i * 2 + 1,
        i % 2 === 1,
      ),
    )
    out += repeat(7, (i) => {
      const [w, h] = [m * (0.11 - i * 0.012), m * (0.3 - i * 0.034)]
      return path(
        `M${num(fx - w)} ${num(y)}C${num(fx - w * 1.2)} ${num(y - h * 0.4)} ${num(fx - w * 0.2)} ${num(y - h * 0.5)} ${num(fx + w * 0.1 * (i % 2 === 0 ? -1 : 1))} ${num(y - h)}C${num(fx + w * 0.4)} ${num(y - h * 0.5)} ${num(fx + w * 1.2)} ${num(y - h * 0.4)} ${num(fx + w)} ${num(y)}Z`,
        cycle(['#d9402a', '#ee6c2f', '#f7953c', '#ffb64f', '#ffd27a', '#ffe7ab', '#fff7dc'], i),
      )
    })
    out +=
      repeat(3, (i) =>
        stroke(
          `M${num(fx - m * 0.12 + i * m * 0.03)} ${num(y + m * 0.012)}L${num(fx + m * 0.12 - i * m * 0.02)} ${num(y - m * 0.014 + i * 4)}`,
          darker(p.ground[2], 0.3),
          m * 0.02,
        ),
      ) +
      repeat(40, () =>
        circle(
          fx + s.rng.range(-0.2, 0.2) * m,
          y - s.rng.range(0.2, 0.9) * m,
          s.unit * s.rng.range(1.4, 4),
          '#ffd27a',
          { opacity: s.rng.range(0.4, 0.9) },
        ),
      )
    out += repeat(o.count, (i) =>
      drum(
        s,
        s.w * ((i + 0.5) / o.count) + s.rng.range(-0.02, 0.02) * s.w,
        s.h * (1.06 + (i % 2) * 0.04),
        m * (0.34 + (i % 3) * 0.05),
        cycle(['#6b3322', '#4a2433', '#8a4a26'], i),
        [
          accentCloth(s, p.accents, clothKindAt(i * 3), m * 0.06, i),
          accentCloth(s, p.accents, clothKindAt(i * 3 + 4), m * 0.05, i + 2),
        ],
        cycle(['goblet', 'barrel', 'tall', 'goblet'] as const, i),
      ),
    )
    return out
  }
}

/** A close-up of drums, without people. */
export function drumsClose(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    return (
      skyWithSun(s, p, { x: 0.84, y: 0.16, r: 0.16, style: 'woven' }) +
      stars(s, 40, s.h * 0.5, p.sun) +
      rect(
        0,
        s.h * 0.8,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.ground[0]],
          [1, p.ground[2]],
        ]),
      ) +
      repeat(3, (i) =>
        drum(
          s,
          s.w * (0.2 + i * 0.3),
          s.h * (0.88 + (i % 2) * 0.07),
          m * (0.56 + (i % 2) * 0.14),
          cycle(['#7a3a22', '#5a2a3a', '#8a5226'], i),
          [
            accentCloth(s, p.accents, clothKindAt(i * 4), m * 0.08, i),
            accentCloth(s, p.accents, clothKindAt(i * 4 + 6), m * 0.06, i + 2),
          ],
          cycle(['tall', 'goblet', 'barrel'] as const, i),
        ),
      )
    )
  }
}
