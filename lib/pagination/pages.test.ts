import { describe, expect, it } from 'vitest'
import { columnsFor, pageOf, pageOfIndex, pagePath, pageSize, parsePageNumber } from './pages'

const list = (length: number) => Array.from({ length }, (_, index) => index)

describe('pageOf', () => {
  it('keeps a list of up to one page whole (A54)', () => {
    expect(pageOf(list(pageSize), 1)).toEqual({
      ...{ items: list(pageSize), page: 1, pageCount: 1, total: pageSize },
    })
  })

  it('has one empty page for an empty list', () => {
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 })
    expect(pageOf([], 2)).toBeUndefined()
  })

  it('cuts a longer list, each item on one page (A54)', () => {
    const items = list(2 * pageSize + 1)
    const pages = [1, 2, 3].map((page) => pageOf(items, page)?.items ?? [])
    expect(pages.map(({ length }) => length)).toEqual([pageSize, pageSize, 1])
    expect(pages.flat()).toEqual(items)
    expect(items.map(pageOfIndex)).toEqual(
      pages.flatMap((page, index) => page.map(() => index + 1)),
    )
  })

  it('has no page outside the list', () => {
    expect(pageOf(list(50), 0)).toBeUndefined()
    expect(pageOf(list(50), 3)).toBeUndefined()
  })
})

it('reads only page numbers that a link has', () => {
  const texts = ['1', '2', '99999', '0', '01', '100000', '-1', '1.0', ' 2', 'deux', '']
  expect(texts.map(parsePageNumber)).toEqual([1, 2, 99_999, ...Array(8).fill(undefined)])
})

it('gives the first page the path of the list', () => {
  expect(pagePath('/medias/mediavideo', 1)).toBe('/medias/mediavideo')
  expect(pagePath('/medias/mediavideo', 3)).toBe('/medias/mediavideo/page/3')
})

it.each([
  [1, 4, 4],
  [4, 4, 4],
  [5, 4, 3],
  [7, 4, 4],
  [9, 4, 3],
  [13, 4, 4],
  [15, 3, 3],
  [16, 3, 4],
] as const)(
  'R60 R68 %i items, %i columns as a rule, stand in %i, so that the last one has a neighbour',
  (count, usual, columns) => {
    expect(columnsFor(count, usual)).toBe(columns)
  },
)
