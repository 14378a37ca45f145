import { expect, it } from 'vitest'
import { comparedWord, countedWords, wordsOf } from './words'

it('A62 reads words without apostrophes, hyphens and signs', () => {
  expect(wordsOf("L’institut d'Abomey-Calavi : « 3 soins »")).toEqual([
    ...['L', 'institut', 'd', 'Abomey', 'Calavi', '3', 'soins'],
  ])
})

it.each([
  ['Événements', 'evenement'],
  ['africaines', 'Africaine'],
  ['bijoux', 'bijou'],
  ['journaux', 'journal'],
  ['cœurs', 'coeur'],
  ['coiffures', 'coiffure'],
  ['MASSAGES', 'massage'],
  ['locations', 'louer'],
  ['Achat', 'vendre'],
  ['acheter', 'vente'],
])('A62 «%s» and «%s» are the same word', (one, other) => {
  expect(comparedWord(one)).toBe(comparedWord(other))
})

it('A62 leaves out words that are in every text, and leaves numbers and short words alone', () => {
  expect(['le', 'Des', 'à', 'l'].map(comparedWord)).toEqual(Array(4).fill(undefined))
  expect(['2026s', 'bus', 'thé'].map(comparedWord)).toEqual(['2026s', 'bus', 'the'])
})

it.each([
  ['  Coiffeuse À DOMICILE ? ', 'coiffeuse a domicile'],
  ['Œufs « 2026 »', 'oeufs 2026'],
  ['de la', undefined],
  ['???', undefined],
  ['amina@example.org', undefined],
  ['01 97 00 00 00', undefined],
  ['+229 97-00-00-00 amina', undefined],
])('A62 of a search for «%s» that finds nothing %j is counted', (query, counted) => {
  expect(countedWords(query)).toBe(counted)
})
