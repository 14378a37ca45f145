import { cloud } from '../parts/sky'
import { times } from '../random'
import { rect } from '../shapes'
import type { Sheet } from '../sheet'
import type { Layer } from './layers'

export const wave = (t: number, shift = 0) => Math.sin(2 * Math.PI * (t + shift))

export const still = (name: string, draw: (s: Sheet) => string): Layer => ({
  name,
  moves: false,
  draw,
})

export const moving = (name: string, draw: Layer['draw']): Layer => ({ name, moves: true, draw })

/** A quiet shade where the words stand: left, and along the foot. */
export const scrim = (ink: string, left: number, low: number): Layer =>
  still(
    'scrim',
    (s) =>
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linear(
          [
            [0, ink, left],
            [0.45, ink, left * 0.62],
            [0.8, ink, 0.04],
            [1, ink, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linear([
          [0, ink, 0.34],
          [0.22, ink, 0.06],
          [0.6, ink, 0],
          [1, ink, low],
        ]),
      ),
  )

export const clouds = (
  name: string,
  colors: readonly [string, string],
  top: number,
  low: number,
  count: number,
  reach: number,
): Layer =>
  moving(name, (s, t) =>
    times(count, (i) =>
      cloud(
        s,
        s.w * ((i + 0.5) / count) + wave(t, i * 0.13) * s.w * reach,
        s.h * s.rng.range(top, low),
        s.w * s.rng.range(0.14, 0.28),
        colors[0],
        colors[1],
        0.7,
      ),
    ),
  )
