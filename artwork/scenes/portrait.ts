import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { group, rect } from '../shapes'
import { backdrop } from './backdrop'
import type { Backdrop } from './backdrop'
import { kindAt } from './base'
import type { Scene, SkyOptions } from './base'
import { sitter } from './sitter'
import type { Sitter } from './sitter'

export interface PortraitOptions {
  light: SkyOptions
  backdrop: Backdrop
  people: readonly Sitter[]
  /** A woven border around the picture. */
  border?: number
}

/** A portrait, or several, in profile before a place. */
export function portrait(p: Palette, o: PortraitOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const drawn =
      backdrop(s, p, o.backdrop, o.light) + o.people.map((person) => sitter(s, p, person)).join('')
    if (o.border === undefined) return drawn
    const b = m * 0.045
    const fill = accentCloth(s, p.accents, kindAt(o.border), b, o.border)
    return (
      drawn +
      group(
        rect(0, 0, s.w, b, fill) +
          rect(0, s.h - b, s.w, b, fill) +
          rect(0, 0, b, s.h, fill) +
          rect(s.w - b, 0, b, s.h, fill),
      ) +
      rect(b, b, s.w - 2 * b, s.h - 2 * b, 'none', { stroke: p.ink, width: s.u * 5, opacity: 0.5 })
    )
  }
}
