import type { Palette } from '../palettes'
import { cycle } from '../random'
import { num } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { ClothTile } from './cloth-patterns'
import { clothTiles } from './cloth-patterns'

export type ClothKind = keyof typeof clothTiles

/** The names of the patterns, in the order of their indexes. */
const clothKinds = Object.keys(clothTiles) as ClothKind[]

export type ClothOptions = {
  kind: ClothKind
  colors: readonly string[]
  /** Side of the repeated tile, in picture units. */
  size: number
  rotation?: number
  x?: number
  y?: number
}

/** A fill (an SVG pattern) of woven or printed cloth. */
export function cloth(
  s: SvgCanvas,
  { kind, colors, size, rotation = 0, x = 0, y = 0 }: ClothOptions,
): string {
  const tile: ClothTile = clothTiles[kind]
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(rotation)}) scale(${num(size / 100, 4)})`
  return s.pattern(
    100,
    100,
    transform,
    tile((i) => cycle(colors, i)),
  )
}

/**
 * A cloth in the accent colours; `shift` rotates their order so that neighbouring cloths differ.
 */
export function accentCloth(
  s: SvgCanvas,
  accents: readonly string[],
  kind: ClothKind,
  size: number,
  shift = 0,
  rotation = 0,
): string {
  return cloth(s, {
    kind,
    colors: accents.map((_, i) => cycle(accents, i + shift)),
    size,
    rotation,
  })
}

/** The cloth kind at an index, which wraps around the list. */
export const clothKindAt = (i: number): ClothKind => cycle(clothKinds, i)

/** A cloth in the palette's accents; the index selects both its kind and its first colour. */
export const paletteCloth = (s: SvgCanvas, p: Palette, i: number, size: number) =>
  accentCloth(s, p.accents, clothKindAt(i), size, i)
