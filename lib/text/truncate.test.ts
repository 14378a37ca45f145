import { expect, it } from 'vitest'
import { truncateTitle } from './truncate'

it('R66 A48 leaves a title of 20 characters whole and cuts one of 21', () => {
  expect(truncateTitle('Marché de Dantokpa ♥')).toBeUndefined()
  expect(truncateTitle('Marché de Dantokpa 21')).toBe('Marché de Dantokpa 2...')
  expect(truncateTitle('')).toBeUndefined()
})

it.each([
  ['a flag, two code points and four units', '🇧🇯'],
  ['a person, five code points joined', '👩🏾‍🦱'],
  ['a letter with its accent apart', 'e\u0301'],
])('R66 counts %s as one character', (_name, character) => {
  expect(truncateTitle(character.repeat(20))).toBeUndefined()
  expect(truncateTitle(character.repeat(21))).toBe(`${character.repeat(20)}...`)
})

it('R66 keeps what would be markup as it is', () => {
  expect(truncateTitle('<script>alert(1)</script>')).toBe('<script>alert(1)</sc...')
  expect(truncateTitle('Art & culture & « patrimoine »')).toBe('Art & culture & « pa...')
})

it('R66 cuts right-to-left titles from their beginning', () => {
  expect(truncateTitle('أمسية الشعر في كوتونو الكبيرة')).toBe('أمسية الشعر في كوتون...')
})
