import { expect, it } from 'vitest'
import { french } from './typography'

it('sets French spaces and apostrophes', () => {
  expect(french("L'île : « oui » !")).toBe('L’île\u00a0: «\u00a0oui\u00a0»\u202f!')
})
