/**
 * Reads a Range header. Null: send the whole file (no header, several ranges, another unit).
 *
 * @param {string | undefined} header
 * @param {number} size
 * @returns {{ start: number, end: number } | 'unsatisfiable' | null}
 */
export function readRange(header, size) {
  const match = header === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? '']
  if (!match || (from === '' && to === '')) return null
  if (from === '') {
    const length = Number(to)
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
