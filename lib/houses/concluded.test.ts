import { expect, it } from 'vitest'
import { houseSchema } from '@/lib/backend/schemas'
import { concludedText, conclusionOf, isListed } from './concluded'

const sold = { concluded: { as: 'vendue' as const, on: '2026-11-01' } }

it('a house that was sold is listed for 30 days, until midnight in Cotonou', () => {
  expect(isListed(sold, new Date('2026-11-02T12:00:00Z'))).toBe(true)
  expect(isListed(sold, new Date('2026-12-01T23:59:59+01:00'))).toBe(true)
  expect(isListed(sold, new Date('2026-12-02T00:00:00+01:00'))).toBe(false)
})

it('a house on offer is listed, and one without the day of its sale', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  expect(isListed({}, now)).toBe(true)
  expect(isListed({ concluded: { as: 'louee' } }, now)).toBe(true)
})

it('says since when', () => {
  expect(concludedText(sold)).toBe('Vendue le 1er novembre 2026')
  expect(concludedText({ concluded: { as: 'louee' } })).toBe('Louée')
  expect(concludedText({})).toBeUndefined()
})

it('a message about a house that was sold asks for a similar one', () => {
  const sent = { id: 1, titre: 'Villa', adresse: 'Calavi', conclusion: 'louee' }
  expect(conclusionOf(houseSchema.parse(sent))).toEqual({
    label: 'Louée',
    text: 'Louée',
    action: 'Une maison semblable\u202f?',
    message: 'Bonjour, je cherche une maison semblable à celle-ci, déjà louée : Villa (Calavi).',
  })
  expect(conclusionOf(houseSchema.parse({ id: 1, titre: 'Villa' }))).toBeUndefined()
})
