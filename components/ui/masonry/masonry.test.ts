import { expect, it } from 'vitest'
import { tallestColumn } from './masonry'

it('R63 sums the pictures of each column and takes the tallest', () => {
  expect(tallestColumn([1, 0.5, 1.5, 0.5], 2)).toBe('max(2.5 * var(--column) + 2 * var(--strip))')
})

it('R63 compares columns of different length in CSS, which has the caption height', () => {
  expect(tallestColumn([0.5, 2, 0.5], 2)).toBe(
    'max(1 * var(--column) + 2 * var(--strip), 2 * var(--column) + 1 * var(--strip))',
  )
})

it('R63 allows empty columns', () => {
  expect(tallestColumn([0.675], 4)).toBe(
    'max(0.675 * var(--column) + 1 * var(--strip), 0 * var(--column) + 0 * var(--strip))',
  )
})
