import { lighter } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { motorcycleTaxi } from '../parts/motorcycle-taxi'
import { cycle, repeat } from '../random'
import { ellipse } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Position and length as shares of the picture; a negative length mirrors the motorcycle. */
export type StreetRider = readonly [
  x: number,
  y: number,
  length: number,
  kind: 'alone' | 'passenger' | 'load',
]

/** A motorcycle taxi in a street, with dust behind it unless it rains. */
export function streetRider(
  s: SvgCanvas,
  p: Palette,
  [x, y, size, kind]: StreetRider,
  i: number,
  o: { rain?: boolean; lit?: boolean },
): string {
  const [px, py, k] = [x * s.w, y * s.h, Math.abs(size) * Math.min(s.w, s.h)]
  const cloth = accentCloth(s, p.accents, clothKindAt(i * 2 + 1), 96, i)
  const dust = o.rain
    ? ''
    : s.blur(
        s.unit * 9,
        repeat(9, (d) =>
          ellipse(
            px - Math.sign(size) * k * (0.44 + d * 0.09),
            py - k * 0.02 - s.rng.range(0, 0.06) * k,
            k * (0.05 + d * 0.014),
            k * (0.03 + d * 0.006),
            lighter(p.ground[0], 0.3),
            { opacity: 0.4 - d * 0.034 },
          ),
        ),
      )
  return (
    dust +
    motorcycleTaxi(s, {
      x: px,
      y: py,
      size: k,
      flip: size < 0,
      body: cycle([cycle(p.accents, 2), cycle(p.accents, 0), cycle(p.accents, 1)], i),
      shirt: '#f3b52c',
      skin: cycle(skinTones, i),
      rim: p.sun,
      ink: p.ink,
      face: i % 2 === 0 ? 'soft' : 'young',
      helmet: cycle([cycle(p.accents, 0), '#f5efe2', cycle(p.accents, 2)], i),
      ...(kind === 'passenger'
        ? {
            passenger: {
              top: cloth,
              skirt: cloth,
              wrap: accentCloth(s, p.accents, clothKindAt(i + 5), 80, i + 2),
            },
          }
        : {}),
      ...(kind === 'load'
        ? {
            load: [0, 1, 2].map((n) => accentCloth(s, p.accents, clothKindAt(n + i), 64, n)),
          }
        : {}),
      ...(o.lit ? { lamp: p.lamp } : {}),
    })
  )
}
