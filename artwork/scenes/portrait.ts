import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { group, rect } from '../shapes'
import type { BackdropKind } from './backdrop'
import { backdrop } from './backdrop'
import type { Scene } from './scene'
import type { Sitter } from './sitter'
import { sitter } from './sitter'
import type { SkyOptions } from './sky-with-sun'

export type PortraitOptions = {
  light: SkyOptions
  backdrop: BackdropKind
  people: readonly Sitter[]
  /** Cloth kind of a border around the picture, by index. */
  border?: number
}

/** One or more people in profile in front of a backdrop. */
export function portrait(p: Palette, o: PortraitOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const drawn =
      backdrop(s, p, o.backdrop, o.light) + o.people.map((person) => sitter(s, p, person)).join('')
    if (o.border === undefined) return drawn
    const b = m * 0.045
    const fill = accentCloth(s, p.accents, clothKindAt(o.border), b, o.border)
    return (
      drawn +
      group(
        rect(0, 0, s.w, b, fill) +
          rect(0, s.h - b, s.w, b, fill) +
          rect(0, 0, b, s.h, fill) +
          rect(s.w - b, 0, b, s.h, fill),
      ) +
      rect(b, b, s.w - 2 * b, s.h - 2 * b, 'none', {
        stroke: p.ink,
        width: s.unit * 5,
        opacity: 0.5,
      })
    )
  }
}
