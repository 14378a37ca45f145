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
