import type { SelectField } from 'payload'
import { expect, it } from 'vitest'
import { houseConclusionFields } from './houses'

const field = houseConclusionFields[0] as SelectField

it.each([
  ['vente', 'vendue', true],
  ['louer', 'louee', true],
  ['vente', 'louee', false],
  ['louer', 'vendue', false],
  [null, 'louee', true],
  ['vente', null, true],
])('a house with the offer %j may be %j: %j', async (status, value, isRight) => {
  const options = { siblingData: { status }, options: field.options, req: { t: () => '' } }
  const answer = await field.validate?.(value as never, options as never)
  expect(answer === true).toBe(isRight)
})
