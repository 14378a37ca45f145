import { expect, it } from 'vitest'
import { sameSecret } from './secrets.mjs'

it('accepts the secret and nothing else', () => {
  expect(sameSecret('un-secret', 'un-secret')).toBe(true)
  expect(sameSecret('un-secreT', 'un-secret')).toBe(false)
  expect(sameSecret('un', 'un-secret')).toBe(false)
})

it('accepts nothing while no secret is configured', () => {
  expect(sameSecret(undefined, undefined)).toBe(false)
  expect(sameSecret('', '')).toBe(false)
})
