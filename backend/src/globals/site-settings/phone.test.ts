import type { TextFieldSingleValidation } from 'payload'
import { expect, it } from 'vitest'
import { normalizeAddress } from './page-address'
import { normalizePhone } from './phone'
import { isEmail, isOpeningHours, isPageOf, isPhone } from './rules'

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

it('refuses in French what is no e-mail address and no hours', () => {
  expect(check(isEmail, 'a@b')).toContain('contact@exemple.com')
  expect(check(isEmail, 'a@b.bj')).toBe(true)
  expect(check(isOpeningHours, 'le matin')).toContain('9h-19h')
})

it.each([
  '',
  'https://www.youtube.com/channel/a',
  'm.youtube.com/@a',
  'https://video.exemple.bj/a',
])('R6 the page %j is taken as the one of a network: there or on a site without a field', (typed) =>
  expect(check(isPageOf('YouTube'), typed && normalizeAddress(typed))).toBe(true),
)

it.each([
  ['javascript:alert(1)', 'https://www.youtube.com/@votre-chaine'],
  ['https://exemple.bj:99999/', 'https://www.youtube.com/@votre-chaine'],
  ['@rayonne', 'https://www.youtube.com/@votre-chaine'],
  ['@rayonne.bj', 'https://www.youtube.com/@votre-chaine'],
  ['www.instagram.com/rayonne', 'votre page YouTube'],
])('R6 %s is no page on YouTube, and the refusal says what to do: %s', (typed, said) => {
  expect(check(isPageOf('YouTube'), normalizeAddress(typed))).toContain(said)
})
