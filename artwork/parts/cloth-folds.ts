import { rect, group, num, path } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A fold of cloth: its outline, how far the pattern inside it is moved, and its light. */
export type ClothFold = {
  d: string
  shift: readonly [x: number, y: number]
  /** Negative: in shade; positive: lit. */
  light: number
}

/**
 * The folds of a patterned cloth: inside each one the pattern is moved, so that it breaks at the
 * edges of the fold, under its light or shade. `area` holds all folds.
 */
export const clothFolds = (
  s: SvgCanvas,
  fill: string,
  shade: string,
  area: readonly [x: number, y: number, w: number, h: number],
  folds: readonly ClothFold[],
) =>
  folds
    .map(({ d, shift: [dx, dy], light }) =>
      s.clip(
        d,
        group(
          rect(area[0] - dx, area[1] - dy, area[2], area[3], fill),
          `translate(${num(dx)} ${num(dy)})`,
        ) + path(d, light < 0 ? shade : '#fff6e6', { opacity: Math.abs(light) }),
      ),
    )
    .join('')
