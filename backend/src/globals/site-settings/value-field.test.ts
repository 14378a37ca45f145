import type { FieldHook } from 'payload'
import { expect, it } from 'vitest'
import { normalizeHours } from './opening-hours'
import { normalizePhone } from './phone'
import { valueField } from './value-field'

/** What is stored of a typed text. */
function storedOf(typed: unknown, normalize?: (value: string) => string) {
  const { hooks } = valueField({ name: 'valeur', label: 'Valeur', normalize })
  const [hook] = hooks?.beforeValidate ?? []
  return hook?.({ value: typed } as Parameters<FieldHook>[0])
}

it.each([
  [
    'SARL au capital de 1\u202f000\u202f000\u00a0FCFA',
    'SARL au capital de 1\u202f000\u202f000\u00a0FCFA',
  ],
  ['  Zongo\n  Ouest ', 'Zongo Ouest'],
  ['\u00a0Zongo\u202f', 'Zongo'],
  [' \u00a0 ', null],
  [undefined, null],
])('of the text %j is stored %j: its no-break spaces stay', async (typed, stored) => {
  expect(await storedOf(typed)).toBe(stored)
})

it.each([
  ['+33\u00a06\u202f12\u00a034\u00a056\u00a078', '+33 6 12 34 56 78', normalizePhone],
  ['01\u202f97\u202f00\u202f00\u202f00', '+229 01 97 00 00 00', normalizePhone],
  ['9h\u00a0à\u202f19h', '09:00-19:00', normalizeHours],
])('%j is read as with ordinary spaces: %j', async (typed, stored, normalize) => {
  expect(await storedOf(typed, normalize)).toBe(stored)
})
