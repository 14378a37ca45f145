import { at } from '../random'
import { num } from '../shapes'
import type { Sheet } from '../sheet'
import { tiles } from './cloth-tiles'
import type { Tile } from './cloth-tiles'

export type ClothKind = keyof typeof tiles

export const clothKinds = Object.keys(tiles) as ClothKind[]

export interface Cloth {
  kind: ClothKind
  colors: readonly string[]
  /** Side of one repeat, in picture units. */
  size: number
  turn?: number
  x?: number
  y?: number
}

/** A fill of woven or printed cloth. */
export function cloth(s: Sheet, { kind, colors, size, turn = 0, x = 0, y = 0 }: Cloth): string {
  const tile: Tile = tiles[kind]
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size / 100, 4)})`
  return s.pattern(
    100,
    100,
    transform,
    tile((i) => at(colors, i)),
  )
}

/** A cloth of the palette's accents, its colours turned so that neighbours differ. */
export function accentCloth(
  s: Sheet,
  accents: readonly string[],
  kind: ClothKind,
  size: number,
  shift = 0,
  turn = 0,
): string {
  return cloth(s, { kind, colors: accents.map((_, i) => at(accents, i + shift)), size, turn })
}
