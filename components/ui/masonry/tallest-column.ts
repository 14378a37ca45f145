/**
 * How tall the tallest of some columns is, as CSS can compute it for any width: pictures of these
 * heights by width are dealt out in turn, each with a strip below it.
 * @param ratios height by width of each picture, in order
 * @returns an expression of `--column`, a column's width, and `--strip`, the strip's height
 */
export function tallestColumn(ratios: readonly number[], columns: number): string {
  const sums = new Map<number, number>()
  for (let column = 0; column < columns; column += 1) {
    const own = ratios.filter((_, index) => index % columns === column)
    const sum = own.reduce((total, ratio) => total + ratio, 0)
    sums.set(own.length, Math.max(sum, sums.get(own.length) ?? 0))
  }
  const heights = Array.from(
    sums,
    ([count, sum]) => `${Number(sum.toFixed(3))} * var(--column) + ${count} * var(--strip)`,
  )
  return `max(${heights.join(', ')})`
}
