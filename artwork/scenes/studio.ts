import { lighter } from '../color'
import type { Palette } from '../palettes'
import { bottle } from '../parts/bottle'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { cycle, repeat } from '../random'
import { rect } from '../shapes'
import { roundMirror } from './room-walls'
import type { Scene } from './scene'
import { sitter } from './sitter'
import { studioWall } from './studio-wall'

/** A corner of a beauty studio: mirror, shelf, flowers, chairs. */
export function studio(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    return (
      studioWall(s, p, 'lattice', 2) +
      repeat(3, (i) =>
        roundMirror(
          s,
          s.w * (0.2 + i * 0.3),
          s.h * 0.36,
          m * 0.19,
          cycle([cycle(p.accents, 0), cycle(p.accents, 1), cycle(p.accents, 2)], i),
          p.sky[0],
        ),
      ) +
      rect(0, s.h * 0.66, s.w, s.h * 0.05, lighter(p.ground[2], 0.2)) +
      rect(
        0,
        s.h * 0.71,
        s.w,
        s.h * 0.3,
        accentCloth(
          s,
          [p.ground[1], p.ground[0], p.ground[2], cycle(p.accents, 0), p.wall[0]],
          'lozenge',
          m * 0.14,
          0,
        ),
      ) +
      rect(
        0,
        s.h * 0.71,
        s.w,
        s.h * 0.3,
        s.linearGradient([
          [0, '#1c0a10', 0.5],
          [1, '#1c0a10', 0.15],
        ]),
      ) +
      repeat(11, (i) =>
        bottle(
          s,
          s.w * (0.05 + i * 0.09),
          s.h * 0.665,
          m * (0.14 + (i % 3) * 0.05),
          cycle(['jar', 'dropper', 'tall', 'flask', 'pump'] as const, i),
          cycle(['#e9b06c', '#8a3b28', '#f3e2c6', '#c65a37', '#a9a974'], i),
          cycle(['#5a2419', '#2f1a16', '#e0b060'], i),
          i % 2 === 0 ? accentCloth(s, p.accents, clothKindAt(i), m * 0.04, i) : undefined,
        ),
      ) +
      sitter(s, p, {
        x: 0.3,
        y: 0.58,
        size: 0.4,
        wrap: 'low',
        headCloth: 2,
        dressCloth: 5,
        skin: 0,
        earring: true,
        face: 'strong',
      }) +
      sitter(s, p, {
        view: 'three-quarter',
        x: 0.74,
        y: 0.52,
        size: 0.44,
        flip: true,
        shape: 'round',
        features: { nose: 'broad', eyes: 'almond' },
        hair: 'bun',
        headCloth: 1,
        plainDress: '#f3e2c6',
        neckline: 'shirt',
        earring: true,
        skin: 2,
        expression: 'laugh',
      })
    )
  }
}
