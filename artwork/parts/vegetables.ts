import { darker, lighter } from '../color'
import { cycle, repeat } from '../random'
import { ellipse, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A tomato. */
export function tomato(s: SvgCanvas, x: number, y: number, k: number, color = '#d9402a'): string {
  return place(
    path(
      'M-48 -40C-50 -74 -22 -84 0 -76C22 -84 50 -74 48 -40C46 -8 24 2 0 2S-46 -8 -48 -40Z',
      s.linearGradient(
        [
          [0, lighter(color, 0.35)],
          [0.5, color],
          [1, darker(color, 0.4)],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
    ) +
      path('M0 -74l-24 4l14 10l-6 12l16 -8l16 8l-6 -12l14 -10Z', '#3f7a3c') +
      stroke('M-32 -52q6 -16 18 -16', '#fff0e0', 4, { opacity: 0.5 }),
    x,
    y,
    k / 100,
  )
}

/** A corncob in its husk. */
export function maize(
  s: SvgCanvas,
  x: number,
  y: number,
  k: number,
  rotation = 0,
  grain = '#f3c04a',
): string {
  const d = 'M-24 0C-34 -50 -28 -120 0 -150C28 -120 34 -50 24 0Z'
  const grains = repeat(13, (row) =>
    repeat(5, (i) =>
      ellipse(
        -20 + i * 10 + (row % 2) * 3,
        -6 - row * 11,
        5,
        5.4,
        cycle([grain, lighter(grain, 0.3), darker(grain, 0.12)], row * 2 + i),
      ),
    ),
  )
  const husk =
    path('M-14 14C-60 -10 -66 -70 -44 -118C-40 -70 -30 -30 4 10Z', '#7fae5a') +
    path('M14 14C60 -10 66 -60 48 -104C42 -62 30 -28 -4 10Z', '#4f8447') +
    stroke('M-18 6Q-48 -40 -46 -104M18 6Q46 -40 48 -92', '#2f6a3c', 3, { opacity: 0.6 })
  return place(
    s.clip(d, path(d, darker(grain, 0.35)) + grains) + husk,
    x,
    y,
    k / 160,
    k / 160,
    rotation,
  )
}

/** A chilli pepper. */
export function chilli(x: number, y: number, k: number, color = '#d13a24', rotation = 0): string {
  return place(
    path('M-14 -88C-20 -40 -6 -10 22 4C6 8 -34 -20 -34 -84Z', color) +
      stroke('M-27 -80Q-24 -40 -8 -16', '#ffe2cf', 3.5, { opacity: 0.6 }) +
      stroke('M-24 -86q2 -14 -6 -22', '#3f7a3c', 6),
    x,
    y,
    k / 100,
    k / 100,
    rotation,
  )
}
