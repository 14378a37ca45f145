import type { CSSProperties, ReactNode } from 'react'
import './masonry.css'

type Props = {
  /** Height divided by width of the picture of each child; it fills the width of its column. */
  ratios: readonly number[]
  /** The height of what each child shows below its picture, space included, as a CSS length. */
  captionHeight: string
  /** `MasonryColumns` with the children. */
  children: ReactNode
}

/** Four columns, two below 1024 px, one below 720 px; masonry.css lays out the server HTML as the library does. */
export function Masonry({ ratios, captionHeight, children }: Props) {
  const style = {
    '--strip': captionHeight,
    '--height-2': tallestColumn(ratios, 2),
    '--height-4': tallestColumn(ratios, 4),
  }
  return (
    <div className="masonry-room" style={style as CSSProperties}>
      {children}
    </div>
  )
}

/**
 * The height of the tallest column, as a CSS expression that holds for any width.
 * @param ratios height divided by width of each picture, in order: they are distributed in turn
 * @returns a `max()` of `--column`, the width of a column, and `--strip`, the height of a caption
 */
export function tallestColumn(ratios: readonly number[], columns: number): string {
  const sums = new Map<number, number>()
  for (let column = 0; column < columns; column += 1) {
    const columnRatios = ratios.filter((_, index) => index % columns === column)
    const sum = columnRatios.reduce((total, ratio) => total + ratio, 0)
    sums.set(columnRatios.length, Math.max(sum, sums.get(columnRatios.length) ?? 0))
  }
  const heights = Array.from(
    sums,
    ([count, sum]) => `${Number(sum.toFixed(3))} * var(--column) + ${count} * var(--strip)`,
  )
  return `max(${heights.join(', ')})`
}
