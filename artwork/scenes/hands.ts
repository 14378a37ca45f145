import { mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { hand } from '../parts/hand'
import { orchid } from '../parts/flowers'
import { wovenRing } from '../parts/sky'
import { bottle } from '../parts/bottle'
import { at, times } from '../random'
import { circle, place, rect } from '../shapes'
import { SKINS, kindAt } from './base'
import type { Scene } from './base'
import { wallOf } from './studio-wall'
import type { Wall } from './studio-wall'

/** Two open hands held up before a disc of light. */
export function hands(
  p: Palette,
  o: {
    count: 1 | 2 | 3
    nails?: readonly string[]
    wall: Wall
    tone: number
    polish?: boolean
    flower?: boolean
  },
): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const colors = o.nails
    const one = (x: number, y: number, k: number, turn: number, flip: boolean, i: number) => {
      const skin = at(SKINS, i + 2)
      return (
        place(
          hand(skin, mix(skin, '#ffb070', 0.6), colors === undefined ? undefined : at(colors, i), [
            at(p.accents, 1),
            at(p.accents, 4),
            at(p.accents, 0),
          ]),
          x,
          y,
          flip ? -k : k,
          k,
          turn,
        ) +
        place(
          rect(-70, 268, 142, 190, accentCloth(s, p.accents, kindAt(i * 4 + 1), 60, i), { r: 14 }) +
            rect(
              -70,
              268,
              142,
              190,
              s.linear(
                [
                  [0, '#ffffff', 0.1],
                  [1, '#1c0a10', 0.4],
                ],
                0,
                0,
                1,
                0,
              ),
              { r: 14 },
            ),
          x,
          y,
          flip ? -k : k,
          k,
          turn,
        )
      )
    }
    const base =
      wallOf(s, p, o.wall, o.tone) +
      (o.wall === 'sun'
        ? ''
        : circle(
            s.w * 0.5,
            s.h * 0.44,
            m * 0.33,
            s.linear([
              [0, p.sun],
              [1, at(p.sky, 3)],
            ]),
            { opacity: 0.85 },
          ) + wovenRing(s.w * 0.5, s.h * 0.44, m * 0.35, m * 0.04, 40, at(p.accents, 0), 0.6))
    const k = m / 520
    const drawn =
      o.count === 1
        ? one(s.w * 0.5, s.h * 0.56, k * 1.2, 6, false, 0)
        : o.count === 2
          ? one(s.w * 0.5 - m * 0.17, s.h * 0.6, k, -12, false, 0) +
            one(s.w * 0.5 + m * 0.17, s.h * 0.6, k, 12, true, 0)
          : times(3, (i) =>
              one(
                s.w * (0.24 + i * 0.26),
                s.h * (0.66 + (i % 2) * 0.06),
                k * 0.86,
                (i - 1) * 10,
                i === 2,
                i,
              ),
            )
    const polish = o.polish
      ? times(5, (i) =>
          bottle(
            s,
            s.w * (0.1 + i * 0.2),
            s.h * 0.97,
            m * 0.2,
            i % 2 === 0 ? 'jar' : 'dropper',
            at(['#c1352b', '#e9a25d', '#8a2d4a', '#f1c9b8', '#5a2419'], i),
            '#2f1a16',
          ),
        )
      : ''
    return (
      base +
      drawn +
      (o.flower ? orchid(s.w * 0.5, s.h * 0.24, m * 0.1, '#fff5ea', '#b2477a', 8) : '') +
      polish
    )
  }
}
