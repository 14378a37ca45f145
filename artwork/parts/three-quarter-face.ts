import { darker, mix } from '../color'
import { ellipse, group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { brows, eye } from './three-quarter-eyes'
import type { FaceOptions, HeadShape } from './three-quarter-features'
import { mouth } from './three-quarter-mouth'
import { nose } from './three-quarter-nose'

/** Where the mouth is, and how large, by the length and the width of the jaw. */
const mouthPlaces: Record<HeadShape, string> = {
  oval: 'translate(1 6) scale(0.92 0.95)',
  round: 'translate(4 1) scale(0.9 0.92)',
  square: 'translate(0 8) scale(0.95 0.98)',
  long: 'translate(-3 13) scale(0.88 0.96)',
  heart: 'translate(-2 4) scale(0.82 0.9)',
}

/** Lines of an older face: forehead, corners of the eyes, from nose to mouth. */
const ageLines = (skin: string) =>
  stroke(
    'M-40 -118Q20 -132 82 -116M-28 -100Q24 -112 78 -98M-70 -20Q-82 -16 -88 -8M-70 -10Q-80 -4 -84 6M2 62Q-22 78 -28 100M88 62Q104 76 105 94M-46 14Q-24 24 2 16M58 14Q76 22 94 14',
    darker(skin, 0.5),
    3,
    { opacity: 0.5 },
  )

/** Eyes, brows, nose, mouth and the light on the face, inside the outline of the head. */
export function threeQuarterFace(s: SvgCanvas, o: FaceOptions): string {
  const dark = darker(o.skin, 0.5)
  const warm = mix(o.skin, '#ec8f56', 0.6)
  const glow = s.boxRadialGradient([
    [0, warm, 0.6],
    [1, warm, 0],
  ])
  const smiling = o.expression !== 'calm'
  return (
    path(
      'M-122 -60C-96 -30 -84 20 -78 66C-66 122 -20 170 40 176C70 174 92 150 104 110L120 180L40 230L-140 190L-190 20Z',
      dark,
      { opacity: 0.3 },
    ) +
    ellipse(-44, 50, 52, 44, glow) +
    ellipse(92, 44, 34, 42, glow) +
    ellipse(44, -124, 70, 44, glow) +
    path(
      'M-62 -48C-40 -62 -8 -60 14 -46C8 -34 -52 -34 -62 -48ZM54 -46C66 -58 90 -58 106 -44C100 -34 64 -34 54 -46Z',
      dark,
      {
        opacity: 0.24,
      },
    ) +
    (smiling
      ? stroke('M4 66C-18 74 -32 88 -34 106M88 66C100 74 108 86 108 98', dark, 3.6, {
          opacity: 0.35,
        })
      : '') +
    (o.elder ? ageLines(o.skin) : '') +
    eye(s, -24, -20, 66, -1, o) +
    eye(s, 78, -20, 48, 1, o) +
    brows(o) +
    nose(o) +
    group(mouth(o), mouthPlaces[o.shape])
  )
}
