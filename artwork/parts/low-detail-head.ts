import { darker, mix } from '../color'
import { ellipse, group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Outline of a simplified head in profile, for figures seen from a distance. */
export const headPath =
  'M52 -178C78 -160 96 -124 99 -90C100 -78 94 -52 96 -34C102 -18 114 -2 127 14C133 22 133 32 125 37C112 42 104 50 107 60C120 64 128 70 128 80C124 90 124 96 124 108C120 122 104 128 108 147C111 162 106 178 92 187C60 198 20 190 -10 166C-30 150 -52 118 -60 70C-96 60 -140 30 -152 -30C-166 -108 -118 -196 -30 -208C0 -212 30 -200 52 -178Z'

const neckPaths = {
  bare: 'M-92 30C-82 120 -84 190 -104 236C-120 260 -150 276 -178 286C-150 350 -84 372 -36 372C26 372 88 346 114 290C72 280 34 262 18 236C8 210 10 180 24 150L44 80Z',
  collar: 'M-92 30C-82 120 -84 200 -100 268C-66 304 -18 304 20 268C8 220 10 180 24 150L44 80Z',
} as const

export type Neckline = keyof typeof neckPaths

/** Head and neck, without hair or wrap. */
export function lowDetailHead(
  s: SvgCanvas,
  skin: string,
  edge: string,
  neckline: Neckline,
): string {
  const neck = neckPaths[neckline]
  const dark = darker(skin, 0.55)
  const lips = mix(skin, '#c2453f', 0.5)
  return (
    s.clip(
      neck,
      path(neck, edge) +
        group(path(neck, skin), 'translate(-12 4)') +
        path('M-90 60C-60 170 10 214 60 190L30 262C-20 250 -70 220 -96 150Z', dark, {
          opacity: 0.55,
        }),
    ) +
    s.clip(
      headPath,
      path(headPath, edge) +
        group(path(headPath, skin), 'translate(-10 4)') +
        ellipse(58, 62, 46, 34, edge, { opacity: 0.08 }) +
        path('M-160 -60C-120 100 -20 160 96 200L-20 220L-190 120Z', dark, { opacity: 0.3 }),
    ) +
    stroke('M46 -10Q66 4 90 -8', dark, 8) +
    stroke('M44 -48Q70 -62 94 -48', dark, 7, { opacity: 0.7 }) +
    path(
      'M107 62C120 66 127 72 127 80C126 92 126 98 124 106C112 110 100 100 92 88C98 78 102 70 107 62Z',
      lips,
    ) +
    stroke('M94 86L126 86', dark, 4, { opacity: 0.6 }) +
    path('M-64 -6C-84 -30 -112 -10 -100 20C-94 42 -76 50 -62 40Z', mix(skin, edge, 0.2)) +
    stroke('M-70 4C-84 -10 -98 4 -88 22', dark, 5, { opacity: 0.6 })
  )
}
