import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, group, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Fruit; each is drawn around its base and is about 100 units high before scaling by `k`. */
export function mango(
  s: SvgCanvas,
  x: number,
  y: number,
  k: number,
  skin = '#e9a23b',
  blush = '#d9472f',
  rotation = 0,
): string {
  return place(
    path(
      'M-40 -8C-58 -40 -40 -84 0 -92C40 -98 62 -58 50 -24C40 4 -22 20 -40 -8Z',
      s.linearGradient(
        [
          [0, blush],
          [0.6, skin],
          [1, darker(skin, 0.35)],
        ],
        0.2,
        0,
        0.8,
        1,
      ),
    ) +
      stroke('M-26 -62Q-12 -80 8 -80', '#fff3d0', 5, { opacity: 0.5 }) +
      stroke('M2 -92q4 -12 12 -16', '#5b3a20', 5) +
      path('M6 -100C24 -122 50 -120 62 -108C46 -96 24 -94 6 -100Z', '#4d8a4c'),
    x,
    y,
    k / 100,
    k / 100,
    rotation,
  )
}

/** A pineapple. */
export function pineapple(
  s: SvgCanvas,
  x: number,
  y: number,
  k: number,
  skin = '#d98a2b',
  leaf = '#3f8150',
): string {
  const d = 'M-46 -20C-58 -70 -44 -128 0 -132C44 -128 58 -70 46 -20C34 4 -34 4 -46 -20Z'
  const net = repeat(9, (i) =>
    stroke(
      `M${-120 + i * 26} 10L${-30 + i * 26} -150M${-110 + i * 26} -150L${-20 + i * 26} 10`,
      darker(skin, 0.4),
      4,
      { opacity: 0.8 },
    ),
  )
  const crown = repeat(9, (i) =>
    group(
      path(
        'M-10 0C-14 -40 -6 -70 0 -92C6 -70 14 -40 10 0Z',
        i % 2 === 0 ? leaf : lighter(leaf, 0.25),
      ),
      `translate(0 -124) rotate(${(i - 4) * 17}) scale(${1 - Math.abs(i - 4) * 0.06})`,
    ),
  )
  return place(
    crown +
      s.clip(
        d,
        path(
          d,
          s.linearGradient(
            [
              [0, lighter(skin, 0.4)],
              [0.5, skin],
              [1, darker(skin, 0.4)],
            ],
            0,
            0,
            1,
            0.2,
          ),
        ) + net,
      ),
    x,
    y,
    k / 200,
  )
}

/** A bunch of bananas. */
export function banana(x: number, y: number, k: number, color = '#f0c043', rotation = 0): string {
  return place(
    repeat(4, (i) =>
      group(
        path(
          'M0 0C-50 -10 -92 -60 -84 -110C-70 -66 -40 -36 6 -20Z',
          i % 2 === 0 ? color : darker(color, 0.1),
        ) + stroke('M-4 -8C-44 -20 -76 -60 -82 -102', darker(color, 0.35), 3, { opacity: 0.6 }),
        `rotate(${i * 16 - 20})`,
      ),
    ) + circle(0, -8, 9, '#6b4a24'),
    x,
    y,
    k / 100,
    k / 100,
    rotation,
  )
}
