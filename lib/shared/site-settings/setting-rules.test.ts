import { expect, it } from 'vitest'
import { phone } from './setting-rules.mjs'

it.each(['+229 01 97 00 00 00', '+33 6 12 34 56 78', '+290 23 456'])(
  'R5 %s is an international phone number',
  (typed) => {
    expect(phone.safeParse(typed).success).toBe(true)
  },
)

it.each(['', '12', 'appelez-nous', '+229 01 97', '+290 2345'])(
  'R5 %j has too few digits to be one',
  (typed) => {
    expect(phone.safeParse(typed).success).toBe(false)
  },
)
