import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { arcade, dome, stonePine } from '../parts/roman-landmarks'
import { birds } from '../parts/sky'
import { townBlocks } from '../parts/town'
import { hills } from '../parts/trees'
import { repeat } from '../random'
import { ellipse, num, path, rect } from '../shapes'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** Rome at the golden hour. */
export function rome(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    let out =
      skyWithSun(s, p, { x: 0.66, y: 0.34, r: 0.17, style: 'arcs', horizon: 0.8 }) +
      hills(s, s.h * 0.5, m * 0.03, s.h, p.far) +
      repeat(8, (i) =>
        stonePine(
          s,
          s.w * (0.04 + i * 0.13),
          s.h * 0.54,
          m * s.rng.range(0.12, 0.17),
          [p.far, mix(p.far, p.mid, 0.5), p.mid],
          p.mid,
        ),
      )
    out +=
      townBlocks(s, s.h * 0.6, m * 0.05, m * 0.12, mix(p.far, p.ground[0], 0.4), p.lamp, 0.2) +
      dome(
        s,
        s.w * 0.34,
        s.h * 0.62,
        m * 0.42,
        mix(p.wall[0], p.ground[0], 0.25),
        mix('#6f8aa0', p.mid, 0.35),
      ) +
      dome(
        s,
        s.w * 0.82,
        s.h * 0.63,
        m * 0.18,
        mix(p.wall[1], p.far, 0.3),
        mix('#8a6a72', p.mid, 0.4),
      ) +
      dome(
        s,
        s.w * 0.06,
        s.h * 0.63,
        m * 0.15,
        mix(p.wall[1], p.far, 0.3),
        mix('#8a6a72', p.mid, 0.4),
      )
    out +=
      townBlocks(s, s.h * 0.7, m * 0.06, m * 0.13, mix(p.ground[0], p.wall[0], 0.45), p.near, 0.3) +
      repeat(9, (i) => {
        const x = s.w * (-0.02 + i * 0.12)
        return path(
          `M${num(x)} ${num(s.h * 0.66 + (i % 3) * 12)}l${num(m * 0.07)} ${num(-m * 0.03)}l${num(m * 0.07)} ${num(m * 0.03)}Z`,
          p.ground[1],
        )
      })
    const ring = `M${num(s.w * 0.42)} ${num(s.h * 0.84)}V${num(s.h * 0.64)}Q${num(s.w * 0.7)} ${num(s.h * 0.6)} ${num(s.w * 1.02)} ${num(s.h * 0.62)}V${num(s.h * 0.84)}Z`
    const broken = `M${num(s.w * 0.4)} 0V${s.h}H${num(s.w * 1.02)}V${num(s.h * 0.58)}H${num(s.w * 0.8)}L${num(s.w * 0.74)} ${num(s.h * 0.62)}L${num(s.w * 0.66)} ${num(s.h * 0.655)}L${num(s.w * 0.56)} ${num(s.h * 0.66)}L${num(s.w * 0.48)} ${num(s.h * 0.71)}L${num(s.w * 0.4)} ${num(s.h * 0.72)}Z`
    out += s.clip(
      broken,
      s.clip(
        ring,
        arcade(
          s,
          s.w * 0.42,
          s.h * 0.84,
          s.w * 0.62,
          s.h * 0.235,
          4,
          mix(p.wall[0], p.ground[0], 0.4),
        ),
      ) +
        path(
          ring,
          s.linearGradient(
            [
              [0, '#fff0d0', 0.3],
              [0.5, '#000000', 0],
              [1, '#120818', 0.4],
            ],
            0,
            0,
            1,
            0.2,
          ),
        ),
    )
    out +=
      rect(
        0,
        s.h * 0.83,
        s.w,
        s.h * 0.2,
        s.linearGradient([
          [0, p.leaf[0]],
          [1, p.leaf[2]],
        ]),
      ) +
      path(
        `M${num(s.w * 0.1)} ${s.h}C${num(s.w * 0.3)} ${num(s.h * 0.93)} ${num(s.w * 0.3)} ${num(s.h * 0.87)} ${num(s.w * 0.44)} ${num(s.h * 0.83)}H${num(s.w * 0.5)}C${num(s.w * 0.5)} ${num(s.h * 0.88)} ${num(s.w * 0.62)} ${num(s.h * 0.94)} ${num(s.w * 0.6)} ${s.h}Z`,
        lighter(p.ground[0], 0.35),
      )
    out += repeat(5, (i) => {
      const x = s.w * (0.66 + i * 0.07)
      return path(
        `M${num(x)} ${num(s.h * 0.92)}C${num(x - m * 0.03)} ${num(s.h * 0.84)} ${num(x - m * 0.012)} ${num(s.h * 0.77)} ${num(x)} ${num(s.h * (0.74 + i * 0.012))}C${num(x + m * 0.012)} ${num(s.h * 0.77)} ${num(x + m * 0.03)} ${num(s.h * 0.84)} ${num(x)} ${num(s.h * 0.92)}Z`,
        i % 2 === 0 ? p.leaf[2] : mix(p.leaf[2], p.near, 0.5),
      )
    })
    return (
      out +
      stonePine(s, s.w * 0.14, s.h * 0.99, m * 0.68, p.leaf, mix(p.near, '#5a3522', 0.5)) +
      stonePine(s, s.w * 0.32, s.h * 1.02, m * 0.46, p.leaf, mix(p.near, '#5a3522', 0.5)) +
      ellipse(s.w * 0.2, s.h, m * 0.3, m * 0.03, p.leaf[2]) +
      birds(s, 8, s.w * 0.7, s.h * 0.2, m * 0.16, p.near) +
      rect(0, s.h * 0.985, s.w, s.h * 0.015, accentCloth(s, p.accents, 'triangles', m * 0.02, 1), {
        opacity: 0,
      })
    )
  }
}
