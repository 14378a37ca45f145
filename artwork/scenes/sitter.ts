import { lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import type { NecklaceKind } from '../parts/beads'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { FaceKind, ProfileOptions } from '../parts/facial-features'
import type { WrapKind } from '../parts/head-wraps'
import { jar } from '../parts/jar'
import { profileBust } from '../parts/profile-bust'
import { cycle } from '../random'
import type { SvgCanvas } from '../svg-canvas'
import type { ThreeQuarterSitter } from './three-quarter-sitter'
import { threeQuarterSitter } from './three-quarter-sitter'

/** A person in profile. (x, y) are shares of the picture, `size` of its shorter side. */
type ProfileSitter = {
  view?: 'profile'
  x: number
  y: number
  size: number
  flip?: boolean
  face?: FaceKind
  skin?: number
  wrap?: WrapKind
  cornrows?: boolean
  /** Cloth kinds by index. */
  headCloth?: number
  dressCloth?: number
  necklace?: NecklaceKind
  earring?: boolean
  eyesOpen?: boolean
  /** Carries a jar of water on the head. */
  jar?: boolean
}

/** A person of a portrait, in profile or in three-quarter view. */
export type Sitter = ProfileSitter | ThreeQuarterSitter

/** A person from the shoulders up, in the colours of a palette. */
export const sitter = (s: SvgCanvas, p: Palette, o: Sitter): string =>
  o.view === 'three-quarter' ? threeQuarterSitter(s, p, o) : profileSitter(s, p, o)

function profileSitter(s: SvgCanvas, p: Palette, o: ProfileSitter): string {
  const m = Math.min(s.w, s.h)
  const size = o.size * m
  const head = o.headCloth ?? 0
  const dress = o.dressCloth ?? head + 3
  const skin = cycle(skinTones, o.skin ?? 0)
  const colors = p.accents
  const base: ProfileOptions = {
    x: o.x * s.w,
    y: o.y * s.h,
    size,
    face: o.face ?? 'soft',
    skin,
    rim: mix(p.sun, '#ff9a5a', 0.45),
    dress: {
      fill: accentCloth(s, colors, clothKindAt(dress), 150, head + 2),
      shade: p.ink,
      collar: cycle(colors, 1),
    },
    bustDepth: 1400,
  }
  const extra: Partial<ProfileOptions> = {
    ...(o.flip ? { flip: true } : {}),
    ...(o.wrap === undefined
      ? {}
      : {
          wrap: {
            kind: o.wrap,
            fill: accentCloth(s, colors, clothKindAt(head), 96, head, 18),
            turned: accentCloth(s, colors, clothKindAt(head), 96, head, 46),
            fold: p.ink,
            light: lighter(p.sun, 0.2),
          },
        }),
    ...(o.cornrows ? { cornrows: { color: '#1a0f14', shine: mix('#5a4450', p.sun, 0.18) } } : {}),
    ...(o.necklace === undefined ? {} : { necklace: { kind: o.necklace, colors: p.accents } }),
    ...(o.earring ? { earring: '#f2b53f' } : {}),
    ...(o.eyesOpen ? { eyesOpen: true } : {}),
  }
  const [px, py] = [o.x * s.w - (o.flip ? -1 : 1) * size * 0.13, o.y * s.h - size * 0.42]
  const carried = o.jar
    ? jar(
        s,
        px,
        py,
        size * 0.92,
        p.ground[1],
        accentCloth(s, p.accents, 'triangles', size * 0.09, 1),
        false,
      )
    : ''
  return carried + profileBust(s, { ...base, ...extra })
}
