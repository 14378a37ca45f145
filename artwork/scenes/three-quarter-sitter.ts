import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import type { NecklaceKind } from '../parts/beads'
import type { Neckline } from '../parts/bust-clothes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { BeardKind } from '../parts/three-quarter-beard'
import type { ThreeQuarterOptions } from '../parts/three-quarter-bust'
import { threeQuarterBust } from '../parts/three-quarter-bust'
import type { Expression, Eyes, FaceFeatures, HeadShape } from '../parts/three-quarter-features'
import { shapeFeatures } from '../parts/three-quarter-features'
import type { FrontHairKind } from '../parts/three-quarter-hair'
import type { FrontWrapKind } from '../parts/three-quarter-wraps'
import { cycle } from '../random'
import type { SvgCanvas } from '../svg-canvas'

const hairColors = {
  black: ['#1a0f14', '#6d5a5c'],
  brown: ['#3a2016', '#8a6248'],
  greying: ['#4b4446', '#c4bcb8'],
  white: ['#cfc8c2', '#fffaf2'],
} as const

/** A person in three-quarter view. (x, y) are shares of the picture, `size` of its shorter side. */
export type ThreeQuarterSitter = {
  view: 'three-quarter'
  x: number
  y: number
  size: number
  flip?: boolean
  shape?: HeadShape
  /** Features that differ from those of the shape. */
  features?: Partial<FaceFeatures>
  skin?: number
  build?: number
  tilt?: number
  wrap?: FrontWrapKind
  hair?: FrontHairKind
  hairColor?: keyof typeof hairColors
  beard?: BeardKind
  headCloth?: number
  dressCloth?: number
  neckline?: Neckline
  necklace?: NecklaceKind
  earring?: boolean
  glasses?: 'dark' | 'gold'
  expression?: Expression
  eyes?: Eyes
  elder?: boolean
  makeUp?: boolean
  bride?: boolean
  /** One colour for the clothes instead of a patterned cloth: a towel, a smock. */
  plainDress?: string
}

/** A person from the shoulders up in three-quarter view, in the colours of a palette. */
export function threeQuarterSitter(s: SvgCanvas, p: Palette, o: ThreeQuarterSitter): string {
  const head = o.headCloth ?? 0
  const dress = o.dressCloth ?? head + 3
  const white = ['#fffaf2', '#f3e6d6', '#fffdf8', '#ead8c2', '#fff6ea']
  const colors = o.bride ? white : p.accents
  const [hairColor, hairShine] = hairColors[o.hairColor ?? 'black']
  const shape = o.shape ?? 'oval'
  const woman = o.makeUp ?? o.beard === undefined
  const options: ThreeQuarterOptions = {
    x: o.x * s.w,
    y: o.y * s.h,
    size: o.size * Math.min(s.w, s.h),
    flip: o.flip ?? false,
    shape,
    features: { ...shapeFeatures[shape], ...o.features },
    skin: cycle(skinTones, o.skin ?? 0),
    rim: mix(p.sun, '#ff9a5a', 0.45),
    expression: o.expression ?? 'calm',
    eyes: o.eyes ?? 'open',
    elder: o.elder ?? false,
    brow: o.hairColor === 'white' || o.hairColor === 'greying' ? '#6f6868' : '#160b0e',
    makeUp: woman,
    build: o.build ?? (woman ? 0.9 : 1),
    tilt: o.tilt ?? 0,
    bustDepth: 1400,
    dress: {
      fill: o.plainDress ?? accentCloth(s, colors, clothKindAt(dress), 150, head + 2),
      shade: o.bride ? '#8a6a4c' : p.ink,
      trim: cycle(colors, 1),
      neckline: o.neckline ?? 'round',
    },
    ...(o.wrap === undefined
      ? {}
      : {
          wrap: {
            kind: o.wrap,
            fill: accentCloth(s, colors, clothKindAt(head), 96, head, 18),
            turned: accentCloth(s, colors, clothKindAt(head), 96, head, 46),
            fold: o.bride ? '#a5805f' : p.ink,
            light: lighter(p.sun, 0.2),
          },
        }),
    ...(o.hair === undefined
      ? {}
      : { hair: { kind: o.hair, color: hairColor, shine: mix(hairShine, p.sun, 0.12) } }),
    ...(o.beard === undefined ? {} : { beard: { kind: o.beard, color: hairColor } }),
    ...(o.necklace === undefined ? {} : { necklace: { kind: o.necklace, colors } }),
    ...(o.earring ? { earring: '#f2b53f' } : {}),
    ...(o.glasses === undefined ? {} : { glasses: o.glasses === 'gold' ? '#e6c07a' : '#24161a' }),
  }
  return threeQuarterBust(s, options)
}
