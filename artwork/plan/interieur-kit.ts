import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { kindAt } from '../scenes/base'
import type { Sheet } from '../sheet'

/** A cloth of the room, by number. */
export const c = (s: Sheet, p: Palette, i: number, size: number) =>
  accentCloth(s, p.accents, kindAt(i), size, i)

export const WOOD = '#8a5a36'
