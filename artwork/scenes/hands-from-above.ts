import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { hibiscus } from '../parts/flowers'
import { triangleRing } from '../parts/sky'
import { cycle, repeat } from '../random'
import { circle, ellipse, group, num, path, place, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { handWithCuff } from './raised-hands'
import type { Scene } from './scene'

/** A pot of nail polish, seen from above. */
function polishPot(
  s: SvgCanvas,
  x: number,
  y: number,
  r: number,
  color: string,
  ink: string,
): string {
  return (
    ellipse(x + r * 0.2, y + r * 0.24, r * 1.06, r * 1.04, ink, { opacity: 0.22 }) +
    circle(x, y, r, '#fff3e2') +
    circle(x, y, r * 0.82, darker(color, 0.25)) +
    circle(x + r * 0.05, y + r * 0.06, r * 0.74, color) +
    path(
      `M${num(x - r * 0.5)} ${num(y - r * 0.1)}Q${num(x - r * 0.3)} ${num(y - r * 0.6)} ${num(x + r * 0.24)} ${num(y - r * 0.54)}Q${num(x - r * 0.2)} ${num(y - r * 0.36)} ${num(x - r * 0.5)} ${num(y - r * 0.1)}Z`,
      lighter(color, 0.6),
      { opacity: 0.7 },
    ) +
    circle(x, y, r, 'none', {
      stroke: s.linearGradient([
        [0, '#ffffff', 0.9],
        [1, ink, 0.3],
      ]),
      width: r * 0.08,
    })
  )
}

/** A bowl of water with petals, seen from above. */
function petalBowl(s: SvgCanvas, p: Palette, x: number, y: number, r: number): string {
  const water = s.radialGradient(x - r * 0.3, y - r * 0.3, r * 1.3, [
    [0, lighter(cycle(p.water, 1), 0.6)],
    [1, cycle(p.water, 1)],
  ])
  return (
    ellipse(x + r * 0.14, y + r * 0.18, r * 1.04, r * 1.02, p.ink, { opacity: 0.26 }) +
    circle(x, y, r, darker(p.ground[1], 0.1)) +
    triangleRing(x, y, r * 0.86, r * 0.1, 44, '#fff1d8', 0.85) +
    circle(x, y, r * 0.83, darker(p.ground[2], 0.1)) +
    circle(x + r * 0.02, y + r * 0.03, r * 0.78, water) +
    repeat(3, (i) =>
      circle(x - r * 0.1, y - r * 0.05, r * (0.26 + i * 0.2), 'none', {
        stroke: '#ffffff',
        width: r * 0.016,
        opacity: 0.4,
      }),
    ) +
    repeat(7, (i) => {
      const [a, d] = [i * 2.4, r * (0.2 + 0.07 * i)]
      return place(
        path('M0 0C-14 -18 -12 -40 0 -52C12 -40 14 -18 0 0Z', i % 2 === 0 ? '#e8563a' : '#fff5ea'),
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        r / 190,
        r / 190,
        i * 67,
      )
    })
  )
}

/** Two hands on a printed cloth, seen from above, with a bowl of petals and pots of nail polish. */
export function handsFromAbove(
  p: Palette,
  o: { nails: readonly [string, string]; kind: number },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const k = m / 640
    const wide = s.w > s.h * 1.3
    const [cx, cy] = [s.w * 0.5, s.h * (wide ? 0.44 : 0.42)]
    const planks =
      rect(0, 0, s.w, s.h, darker(p.ground[0], 0.25)) +
      repeat(9, (i) =>
        rect(
          0,
          (i * s.h) / 9,
          s.w,
          s.h / 9 - s.unit * 3,
          mix(p.ground[0], p.wall[0], s.rng.range(0.2, 0.5)),
        ),
      )
    const [mx, my, mw, mh] = [s.w * 0.1, s.h * 0.12, s.w * 0.8, s.h]
    const mat =
      rect(mx + m * 0.016, my + m * 0.02, mw, mh, p.ink, { opacity: 0.25, r: m * 0.02 }) +
      rect(mx, my, mw, mh, accentCloth(s, p.accents, clothKindAt(o.kind), m * 0.17, 1), {
        r: m * 0.016,
      }) +
      rect(mx, my, mw, m * 0.036, cycle(p.accents, 0)) +
      repeat(46, (i) =>
        stroke(
          `M${num(mx + ((i + 0.5) / 46) * mw)} ${num(my)}v${num(-m * s.rng.range(0.02, 0.032))}`,
          cycle(p.accents, i % 2 === 0 ? 1 : 3),
          s.unit * 4,
        ),
      )
    const sun =
      circle(s.w * 0.5, s.h, m * 0.28, p.sun) +
      circle(
        s.w * 0.5,
        s.h,
        m * 0.28,
        s.boxRadialGradient([
          [0, '#ffffff', 0.5],
          [1, cycle(p.sky, 3), 0.5],
        ]),
      ) +
      triangleRing(s.w * 0.5, s.h, m * 0.3, m * 0.05, 44, cycle(p.accents, 1), 0.95)
    const drawOne = (side: 1 | -1, i: number) => {
      const [x, y] = [cx + side * m * 0.25, cy + m * (wide ? 0.24 : 0.22)]
      const drawn = handWithCuff(s, p, i, cycle(o.nails, i))
      const shadow = group(
        s.blur(
          m * 0.008,
          path('M-110 -40L-60 -200L30 -230L90 -140L60 100L90 500H-80L-50 120Z', p.ink, {
            opacity: 0.3,
          }),
        ),
      )
      return (
        place(shadow, x + m * 0.02, y + m * 0.024, side * k, k, side * -14) +
        place(drawn, x, y, side * k, k, side * -14)
      )
    }
    const around = wide
      ? petalBowl(s, p, s.w * 0.15, s.h * 0.36, m * 0.19) +
        polishPot(s, s.w * 0.85, s.h * 0.24, m * 0.07, o.nails[0], p.ink) +
        polishPot(s, s.w * 0.91, s.h * 0.42, m * 0.06, o.nails[1], p.ink) +
        polishPot(s, s.w * 0.81, s.h * 0.45, m * 0.048, '#8a2d4a', p.ink)
      : polishPot(s, s.w * 0.13, s.h * 0.16, m * 0.064, o.nails[0], p.ink) +
        polishPot(s, s.w * 0.27, s.h * 0.1, m * 0.05, o.nails[1], p.ink) +
        polishPot(s, s.w * 0.12, s.h * 0.32, m * 0.044, '#8a2d4a', p.ink)
    const light = rect(
      0,
      0,
      s.w,
      s.h,
      s.linearGradient(
        [
          [0, '#fff3d6', 0.18],
          [0.5, '#fff3d6', 0],
          [1, p.ink, 0.3],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    return (
      planks +
      mat +
      sun +
      around +
      hibiscus(
        s.w * (wide ? 0.73 : 0.87),
        s.h * (wide ? 0.14 : 0.15),
        m * (wide ? 0.1 : 0.12),
        '#e8563a',
        '#7b1f1f',
        20,
      ) +
      light +
      drawOne(-1, 0) +
      drawOne(1, 1)
    )
  }
}
