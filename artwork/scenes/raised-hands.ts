import { mix } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { bottle } from '../parts/bottle'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { orchid } from '../parts/flowers'
import { hand } from '../parts/hand'
import { cycle } from '../random'
import { path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import type { StudioWall } from './studio-wall'
import { studioWall } from './studio-wall'

const polishColors = ['#c1352b', '#e9a25d', '#8a2d4a', '#f1c9b8', '#5a2419'] as const

/** A hand with bracelets and a sleeve, fingers up. */
export function handWithCuff(
  s: SvgCanvas,
  p: Palette,
  i: number,
  nail: string | undefined,
): string {
  const skin = cycle(skinTones, i + 2)
  const cuff = 'M-62 262C-24 276 26 276 66 262C78 330 88 410 96 520H-92C-84 410 -74 330 -62 262Z'
  const folds =
    'M-34 282C-44 360 -52 430 -58 510M4 286C4 370 2 440 0 510M40 282C50 360 58 430 62 510'
  const shading = s.linearGradient(
    [
      [0, '#ffffff', 0.12],
      [0.5, '#1c0a10', 0.06],
      [1, '#1c0a10', 0.5],
    ],
    0,
    0,
    1,
    0,
  )
  const bangles = [cycle(p.accents, 1), cycle(p.accents, 4), cycle(p.accents, 0)]
  return (
    hand(s, skin, mix(skin, '#ffb070', 0.6), nail, bangles) +
    s.clip(
      cuff,
      path(cuff, accentCloth(s, p.accents, clothKindAt(i * 4 + 1), 60, i)) +
        stroke(folds, p.ink, 7, { opacity: 0.25 }) +
        path(cuff, shading) +
        stroke('M-64 268C-24 284 26 284 68 268', cycle(p.accents, i + 3), 20, { cap: 'butt' }),
    )
  )
}

/** A nail polish brush; the origin is its tip. */
function nailBrush(color: string): string {
  return (
    path('M0 0C-9 -12 -12 -26 -9 -44L9 -44C12 -26 9 -12 0 0Z', color) +
    path('M-9 -44L-11 -92H11L9 -44Z', '#e8c27a') +
    stroke('M-6 -50L-7 -88', '#ffffff', 3, { opacity: 0.6 }) +
    path(
      'M-12 -92C-16 -150 -22 -230 -18 -300C-10 -314 12 -314 20 -300C24 -230 16 -150 12 -92Z',
      '#3a1710',
    ) +
    stroke('M-9 -104C-12 -170 -14 -230 -11 -292', '#b8705a', 4, { opacity: 0.7 })
  )
}

/** `tone` selects the colour of the wall, by index. */
export type HandsOptions = {
  count: 1 | 2
  nails?: readonly string[]
  wall: StudioWall
  tone: number
  polish?: boolean
  flower?: boolean
  brush?: boolean
}

/** Open hands held up in front of a studio wall. */
export function raisedHands(p: Palette, o: HandsOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const k = m / 600
    const nail = (i: number) => (o.nails === undefined ? undefined : cycle(o.nails, i))
    const drawOne = (
      x: number,
      y: number,
      size: number,
      rotation: number,
      flip: boolean,
      i: number,
    ) => place(handWithCuff(s, p, i, nail(i)), x, y, flip ? -size : size, size, rotation)
    const drawn =
      o.count === 1
        ? drawOne(s.w * 0.55, s.h * 0.59, k * 1.3, 7, false, 0)
        : drawOne(s.w * 0.5 - m * 0.2, s.h * 0.62, k, -9, true, 0) +
          drawOne(s.w * 0.5 + m * 0.2, s.h * 0.62, k, 9, false, 0)
    const polish = o.polish
      ? [0.09, 0.24, 0.78, 0.93]
          .map((x, i) =>
            bottle(
              s,
              s.w * x,
              s.h * (0.97 - (i % 3 === 0 ? 0 : 0.012)),
              m * 0.13,
              i % 3 === 0 ? 'jar' : 'dropper',
              cycle(polishColors, i),
              '#2f1a16',
            ),
          )
          .join('')
      : ''
    return (
      studioWall(s, p, o.wall, o.tone) +
      drawn +
      (o.flower ? orchid(s.w * 0.5, s.h * 0.3, m * 0.13, '#fff5ea', '#b2477a', 8) : '') +
      (o.brush
        ? place(
            nailBrush(nail(0) ?? cycle(polishColors, 0)),
            s.w * 0.478,
            s.h * 0.196,
            k * 1.1,
            k * 1.1,
            -66,
          )
        : '') +
      polish
    )
  }
}
