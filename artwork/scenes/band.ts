import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import type { Sheet } from '../sheet'
import { kindAt } from './base'

export const band = (s: Sheet, p: Palette, i: number, size: number) =>
  accentCloth(s, p.accents, kindAt(i), size, i)
