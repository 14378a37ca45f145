import { expect, it } from 'vitest'
import { truncateTitle } from './truncate'

it('R66 A48 truncates a title of 21 characters, not one of 20', () => {
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

it('R66 does not change markup in a title', () => {
  expect(truncateTitle('<script>alert(1)</script>')).toBe('<script>alert(1)</sc...')
  expect(truncateTitle('Art & culture & « patrimoine »')).toBe('Art & culture & « pa...')
})

it('R66 returns the beginning of right-to-left titles', () => {
  expect(truncateTitle('أمسية الشعر في كوتونو الكبيرة')).toBe('أمسية الشعر في كوتون...')
})
