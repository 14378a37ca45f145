import type { Layer } from '../layers'
import { cloud } from '../parts/sky'
import { repeat } from '../random'
import { rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A sine wave of amplitude 1 that makes one full period while t runs from 0 to 1. */
export const oscillation = (t: number, shift = 0) => Math.sin(2 * Math.PI * (t + shift))

/** A layer that is the same in every frame. */
export const staticLayer = (name: string, draw: (s: SvgCanvas) => string): Layer => ({
  name,
  animated: false,
  draw,
})

/** A layer that is drawn anew for every frame. */
export const animatedLayer = (name: string, draw: Layer['draw']): Layer => ({
  name,
  animated: true,
  draw,
})

/**
 * A dark gradient on the left and along the bottom, so that the text over the picture is legible.
 */
export const scrimLayer = (ink: string, left: number, low: number): Layer =>
  staticLayer(
    'scrim',
    (s) =>
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
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
        s.linearGradient([
          [0, ink, 0.14],
          [0.22, ink, 0.03],
          [0.6, ink, 0],
          [1, ink, low],
        ]),
      ),
  )

/** Clouds that move from side to side; `reach` is a share of the width. */
export const cloudLayer = (
  name: string,
  colors: readonly [string, string],
  top: number,
  low: number,
  count: number,
  reach: number,
): Layer =>
  animatedLayer(name, (s, t) =>
    repeat(count, (i) =>
      cloud(
        s,
        s.w * ((i + 0.5) / count) + oscillation(t, i * 0.13) * s.w * reach,
        s.h * s.rng.range(top, low),
        s.w * s.rng.range(0.14, 0.28),
        colors[0],
        colors[1],
        0.7,
      ),
    ),
  )
