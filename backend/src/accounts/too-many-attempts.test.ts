import { expect, it } from 'vitest'
import { tooManyAttempts } from './growing-delay'

it.each([
  [0.2, '1\u00a0seconde'],
  [59, '59\u00a0secondes'],
  [60, '1\u00a0minute'],
  [61, '2\u00a0minutes'],
])('%s seconds', (seconds, text) => {
  expect(tooManyAttempts(seconds * 1000)).toBe(
    `Trop d’essais manqués\u00a0: réessayez dans ${text}.`,
  )
})
