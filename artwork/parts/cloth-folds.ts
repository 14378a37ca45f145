import { rect, group, num, path } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A fold of cloth: its outline, how the pattern inside it is moved and turned, and its light. */
export type ClothFold = {
  d: string
  shift: readonly [x: number, y: number]
  /** In degrees. */
  turn?: number
  /** Negative: in shade; positive: lit. */
  light: number
}

/**
 * The folds of a patterned cloth: inside each one the pattern is moved, so that it breaks at the
 * edges of the fold, under its light or shade. `area` is the place that all folds are in.
 */
export const clothFolds = (
  s: SvgCanvas,
  fill: string,
  shade: string,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  folds: readonly ClothFold[],
) =>
  folds
    .map(({ d, shift: [dx, dy], turn = 0, light }) =>
      s.clip(
        d,
        group(
          // Twice the area, so that it covers the fold when it is turned.
          rect(x - w / 2, y - h / 2, w * 2, h * 2, fill),
          `translate(${num(dx)} ${num(dy)})${turn === 0 ? '' : ` rotate(${num(turn)})`}`,
        ) + path(d, light < 0 ? shade : '#fff6e6', { opacity: Math.abs(light) }),
      ),
    )
    .join('')
