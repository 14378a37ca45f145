import { darker, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { loom } from '../parts/loom'
import { rays } from '../parts/sky'
import { hills, treeline } from '../parts/trees'
import { cycle, repeat } from '../random'
import { circle, ellipse, num, path, place, polygon, rect, stroke } from '../shapes'
import { passerBy } from './passer-by'
import type { Scene } from './scene'
import type { SkyOptions } from './sky-with-sun'
import { skyWithSun } from './sky-with-sun'

/** Weavers at strip looms under a roof; the strips run towards the viewer. */
export function weavers(
  p: Palette,
  o: { light: SkyOptions; looms: number; scale: number; hang?: boolean },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const y = s.h * 0.9
    let out =
      skyWithSun(s, p, o.light) +
      hills(s, s.h * 0.6, m * 0.03, s.h, p.far) +
      treeline(s, s.h * 0.64, m * 0.12, p.mid, 5) +
      rect(
        0,
        s.h * 0.64,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.ground[0]],
          [1, p.ground[1]],
        ]),
      )
    if (o.hang)
      out +=
        rect(0, s.h * 0.1, s.w, m * 0.025, p.near) +
        repeat(Math.ceil(s.w / (m * 0.12)), (i) => {
          const h = s.h * s.rng.range(0.26, 0.46)
          return (
            rect(
              i * m * 0.12 + m * 0.01,
              s.h * 0.11,
              m * 0.09,
              h,
              accentCloth(s, p.accents, i % 2 === 0 ? 'kente' : clothKindAt(i * 3), m * 0.09, i),
            ) +
            rect(
              i * m * 0.12 + m * 0.01,
              s.h * 0.11,
              m * 0.09,
              h,
              s.linearGradient(
                [
                  [0, '#120818', 0.4],
                  [0.3, '#ffffff', 0.1],
                  [1, '#120818', 0.3],
                ],
                0,
                0,
                1,
                0,
              ),
            ) +
            repeat(5, (k) =>
              stroke(
                `M${num(i * m * 0.12 + m * (0.02 + k * 0.018))} ${num(s.h * 0.11 + h)}v${num(m * 0.03)}`,
                cycle(p.accents, i + k),
                s.unit * 2,
              ),
            )
          )
        })
    out += repeat(o.looms, (i) => {
      const k = o.scale * (0.8 + i * 0.14)
      const [x, ly] = [s.w * (0.04 + (i * 0.96) / o.looms), y - (o.looms - 1 - i) * m * 0.07]
      const w = m * 0.86 * k
      return (
        ellipse(x + w * 0.4, ly, w * 0.6, w * 0.03, p.ink, { opacity: 0.3 }) +
        passerBy(s, p, x + w * 0.02, ly - w * 0.02, w * 0.98, 'sit', i * 2 + 1) +
        rect(x - w * 0.08, ly - w * 0.11, w * 0.2, w * 0.11, p.ground[2], { r: 6 }) +
        loom(
          s,
          x + w * 0.2,
          ly,
          w * 0.84,
          w * 0.78,
          mix(p.near, '#7a4a2c', 0.6),
          accentCloth(s, p.accents, 'kente', m * 0.07 * k, i),
          p.accents,
        )
      )
    })
    return (
      out +
      repeat(3, (i) =>
        polygon(
          [
            [s.w * (0.5 + i * 0.16), s.h * 0.8],
            [s.w * (0.54 + i * 0.16), s.h * 0.8],
            [s.w * (0.62 + i * 0.22), s.h * 1.02],
            [s.w * (0.53 + i * 0.22), s.h * 1.02],
          ],
          accentCloth(s, p.accents, 'kente', m * 0.07, i + 1),
          { opacity: i === 0 ? 0 : 1 },
        ),
      )
    )
  }
}

/** A close-up of a shuttle and threads. */
export function shuttleCloseUp(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const fan = repeat(70, (i) =>
      stroke(
        `M${num(s.w * 0.5 + (i - 35) * m * 0.008)} ${num(s.h * 0.54)}L${num(s.w * 0.5 + (i - 35) * m * 0.024)} 0`,
        cycle([...p.accents, p.sun], i),
        s.unit * 3.4,
      ),
    )
    const woven =
      rect(
        s.w * 0.5 - m * 0.28,
        s.h * 0.54,
        m * 0.56,
        s.h * 0.5,
        accentCloth(s, p.accents, 'kente', m * 0.28, 0),
      ) +
      rect(
        s.w * 0.5 - m * 0.28,
        s.h * 0.54,
        m * 0.56,
        s.h * 0.5,
        s.linearGradient(
          [
            [0, '#120818', 0.45],
            [0.3, '#ffffff', 0.1],
            [1, '#120818', 0.4],
          ],
          0,
          0,
          1,
          0,
        ),
      )
    const reed =
      rect(s.w * 0.5 - m * 0.46, s.h * 0.5, m * 0.92, m * 0.06, mix('#7a4a2c', p.near, 0.2), {
        r: m * 0.02,
      }) +
      repeat(60, (i) =>
        rect(s.w * 0.5 - m * 0.4 + i * m * 0.0134, s.h * 0.505, m * 0.004, m * 0.05, p.ink, {
          opacity: 0.5,
        }),
      )
    const boat =
      place(
        path(
          'M-200 0C-120 -56 120 -56 200 0C120 56 -120 56 -200 0Z',
          s.linearGradient([
            [0, '#b97a46'],
            [1, '#5e3220'],
          ]),
        ) +
          path('M-110 0C-70 -26 70 -26 110 0C70 26 -70 26 -110 0Z', p.ink) +
          rect(-80, -12, 160, 24, cycle(p.accents, 1), { r: 12 }) +
          repeat(14, (i) =>
            stroke(`M${-74 + i * 11.4} -11l5 22`, darker(cycle(p.accents, 1), 0.3), 2.5),
          ),
        s.w * 0.56,
        s.h * 0.66,
        m / 720,
        m / 720,
        -14,
      ) +
      stroke(
        `M${num(s.w * 0.66)} ${num(s.h * 0.63)}Q${num(s.w * 0.9)} ${num(s.h * 0.5)} ${num(s.w * 1.02)} ${num(s.h * 0.6)}`,
        cycle(p.accents, 1),
        s.unit * 5,
      )
    return (
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient([
          [0, p.sky[0]],
          [1, p.sky[2]],
        ]),
      ) +
      rays(s, {
        x: s.w / 2,
        y: s.h * 0.54,
        from: m * 0.1,
        to: s.h,
        count: 22,
        color: p.sun,
        opacity: 0.22,
      }) +
      fan +
      woven +
      reed +
      boat +
      repeat(
        4,
        (i) =>
          circle(
            s.w * (0.1 + i * 0.07),
            s.h * (0.86 + (i % 2) * 0.06),
            m * 0.07,
            cycle(p.accents, i),
          ) +
          repeat(5, (k) =>
            ellipse(
              s.w * (0.1 + i * 0.07),
              s.h * (0.86 + (i % 2) * 0.06),
              m * 0.066,
              m * (0.012 + k * 0.012),
              'none',
              { stroke: darker(cycle(p.accents, i), 0.3), width: s.unit * 2, opacity: 0.7 },
            ),
          ),
      )
    )
  }
}
