import { expect, it } from 'vitest'
import { refusal } from './refuse-used'

const use = (title: string) => ({ kind: 'Photo', title })

it.each([
  [['Une'], '«\u00a0Une\u00a0» (Photo).'],
  [['Une', 'Deux'], '«\u00a0Une\u00a0» (Photo) et «\u00a0Deux\u00a0» (Photo).'],
  [
    ['1', '2', '3', '4', '5', '6'],
    '«\u00a01\u00a0» (Photo), «\u00a02\u00a0» (Photo), «\u00a03\u00a0» (Photo), «\u00a04\u00a0» (Photo), «\u00a05\u00a0» (Photo) et un autre contenu.',
  ],
])('names where a file is used: %s', (titles, places) => {
  expect(refusal('fete.jpg', titles.map(use))).toBe(
    `«\u00a0fete.jpg\u00a0» sert encore dans ${places} Changez-le d’abord là, puis supprimez-le.`,
  )
})

it('counts the others', () => {
  expect(
    refusal(
      'a.jpg',
      Array.from({ length: 9 }, () => use('x')),
    ),
  ).toContain(' et 4 autres contenus.')
})
