import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { bottle } from '../parts/bottle'
import { accentCloth } from '../parts/cloth'
import { pendantLamp } from '../parts/decor'
import { arm } from '../parts/limbs'
import { rolledTowel } from '../parts/spa'
import { cycle, repeat } from '../random'
import { group, path, place, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { roundMirror } from './room-walls'
import type { Scene } from './scene'
import { threeQuarterSitter } from './three-quarter-sitter'

/** A towel around the neck, in the units of a bust. */
function towel(s: SvgCanvas): string {
  const d =
    'M-140 196C-196 250 -276 290 -316 372C-330 430 -324 500 -318 560C-270 560 -220 566 -170 574C-150 500 -110 440 -10 420C70 440 116 500 126 574C170 566 226 560 268 560C276 480 270 420 240 372C200 320 130 280 92 200C70 300 -90 310 -140 196Z'
  return s.clip(
    d,
    path(
      d,
      s.linearGradient(
        [
          [0, '#d9cdbb'],
          [0.5, '#f6efe2'],
          [1, '#fffaf0'],
        ],
        0,
        0.6,
        1,
        0.2,
      ),
    ) +
      stroke(
        'M-320 520C-270 526 -220 530 -160 536M120 536C170 528 226 524 272 522',
        '#b0552f',
        12,
      ) +
      stroke('M-320 500C-270 506 -220 510 -158 514M118 514C170 508 226 504 272 500', '#3064e8', 6) +
      stroke(
        'M-150 214C-90 320 60 320 96 214M-236 320C-216 400 -226 480 -240 560M180 330C192 400 196 480 190 560M-100 340C-130 400 -150 460 -164 540M70 350C100 400 116 460 122 540',
        '#8a7a68',
        6,
        { opacity: 0.4 },
      ),
  )
}

/** Scissors with a comb, pointing up from the hand. */
const comb =
  rect(-14, -150, 44, 190, '#2a1712', { r: 8 }) +
  repeat(17, (i) => rect(26, -144 + i * 11, 34, 6, '#2a1712'))

/** A man in a barber's chair: a towel around the neck, a trimmed beard, the barber's hand. */
export function barber(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const wall = p.water[2]
    const skin = cycle(skinTones, 0)
    const [x, y, size] = [0.47, 0.37, 0.43]
    const k = (size * m) / 400
    const shelf = s.h * 0.4
    return (
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, lighter(wall, 0.1)],
            [1, darker(wall, 0.45)],
          ],
          0.9,
          0,
          0.1,
          1,
        ),
      ) +
      rect(0, s.h * 0.66, s.w, s.h * 0.04, p.wall[0]) +
      rect(
        0,
        s.h * 0.7,
        s.w,
        s.h * 0.3,
        accentCloth(s, [p.wall[0], wall, p.ground[1], p.wall[1], wall], 'lozenge', m * 0.13),
      ) +
      roundMirror(s, s.w * 0.2, s.h * 0.22, m * 0.17, cycle(p.accents, 1), lighter(wall, 0.45)) +
      rect(s.w * 0.66, shelf, s.w * 0.4, m * 0.018, '#7a4426') +
      repeat(4, (i) =>
        bottle(
          s,
          s.w * (0.72 + i * 0.085),
          shelf,
          m * (0.12 + (i % 2) * 0.05),
          cycle(['tall', 'pump', 'flask', 'jar'] as const, i),
          cycle(['#e9b06c', '#f1dfc6', '#a9a974', '#c65a37'], i),
          '#2f1a16',
        ),
      ) +
      pendantLamp(s, s.w * 0.84, 0, s.h * 0.1, m * 0.24, '#c98a4c', p.lamp, 'dome') +
      threeQuarterSitter(s, p, {
        view: 'three-quarter',
        x,
        y,
        size,
        shape: 'square',
        hair: 'crop',
        beard: 'short',
        skin: 2,
        eyes: 'closed',
        expression: 'smile',
        makeUp: false,
        neckline: 'round',
        plainDress: darker(p.accents[0], 0.25),
        tilt: -4,
      }) +
      place(towel(s), x * s.w, y * s.h - 40 * k, k) +
      group(
        place(comb, s.w * 0.66, s.h * 0.26, m / 1100, m / 1100, -14) +
          place(
            arm(
              s,
              [
                [330, 560],
                [250, 270],
                [50, 60],
              ],
              'hold',
              true,
              { skin, edge: lighter(skin, 0.3), metal: '#f2b53f' },
              2.1,
            ),
            s.w * 0.655,
            s.h * 0.25,
            m / 960,
          ) +
          place(
            path(
              'M250 250C220 290 204 310 196 340L290 420C310 520 350 640 400 760H620C560 560 440 320 330 232Z',
              accentCloth(s, p.accents, 'triangles', 80, 1),
            ) + stroke('M248 250L196 340', p.wall[0], 18, { cap: 'butt' }),
            s.w * 0.655,
            s.h * 0.25,
            m / 960,
          ),
      ) +
      rolledTowel(s, s.w * 0.03, s.h * 0.965, m * 0.075, '#f3e6d2') +
      rolledTowel(s, s.w * 0.1, s.h * 0.99, m * 0.075, '#c8704a') +
      path(
        `M0 0H${s.w}V${s.h}H0Z`,
        s.radialGradient(s.w * 0.84, s.h * 0.14, m * 1.25, [
          [0, p.lamp, 0.28],
          [0.5, p.lamp, 0.04],
          [1, '#0c0a18', 0.34],
        ]),
      )
    )
  }
}
