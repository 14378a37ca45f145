import { expect, it } from 'vitest'
import { changedFields, showsAll } from './unsaved-changes'

it('keeps what was typed, never a password or a file', () => {
  const changed = changedFields({
    title: { initialValue: 'Bal', value: 'Bal masqué' },
    place: { initialValue: null, value: '' },
    'faq.0.question': { value: 'Quand\u202f?' },
    faq: { rows: [], value: 1 },
    currentPassword: { value: 'soleil-de-cotonou' },
    'confirm-password': { value: 'soleil-de-cotonou' },
    file: { value: {} },
  })
  expect(changed).toEqual({ title: 'Bal masqué', 'faq.0.question': 'Quand\u202f?' })
})

it('offers only what the form does not show', () => {
  const fields = { title: { value: 'Bal' }, place: { value: '' } }
  expect(showsAll(fields, { title: 'Bal', place: null })).toBe(true)
  expect(showsAll(fields, { title: 'Bal masqué' })).toBe(false)
})
