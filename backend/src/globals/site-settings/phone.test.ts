import type { TextFieldSingleValidation } from 'payload'
import { expect, it } from 'vitest'
import { normalizePhone } from './phone'
import { isEmail, isOpeningHours, isPageAddress, isPhone } from './rules'

const check = (rule: TextFieldSingleValidation, value: string) =>
  rule(value, {} as Parameters<TextFieldSingleValidation>[1])

it.each([
  ['01 97 00 00 00', '+229 01 97 00 00 00'],
  ['0197000000', '+229 01 97 00 00 00'],
  ['97 00 00 00', '+229 01 97 00 00 00'],
  ['+229 97 00 00 00', '+229 01 97 00 00 00'],
  ['+2290197000000', '+229 01 97 00 00 00'],
  ['00229 01 97 00 00 00', '+229 01 97 00 00 00'],
  ['229 0197000000', '+229 01 97 00 00 00'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['0033612345678', '+33612345678'],
])('the number %s becomes %s', async (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored)
  expect(check(isPhone, stored)).toBe(true)
})

it.each(['06 12 34 56 78', '12', '+229 01 97 00', 'appelez-nous', '+229 97 00 00 00 00'])(
  'the number %s is refused with a sentence',
  (typed) => {
    expect(check(isPhone, normalizePhone(typed))).toContain('01 97 00 00 00')
  },
)

it('refuses in French what is no e-mail address, no page and no hours', () => {
  expect(check(isEmail, 'a@b')).toContain('contact@exemple.com')
  expect(check(isEmail, 'a@b.bj')).toBe(true)
  expect(check(isPageAddress, 'javascript:alert(1)')).toContain('https://')
  expect(check(isPageAddress, 'https://www.facebook.com/profile.php?id=1')).toBe(true)
  expect(check(isOpeningHours, 'le matin')).toContain('9h-19h')
})
