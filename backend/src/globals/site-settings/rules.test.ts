import type { TextFieldSingleValidation } from 'payload'
import { expect, it } from 'vitest'
import { normalizeAddress } from './page-address'
import { isPhone, normalizePhone } from './phone'
import { isEmail, isOpeningHours, isPageOf } from './rules'

const check = (rule: TextFieldSingleValidation, value: string) =>
  rule(value, {} as Parameters<TextFieldSingleValidation>[1])

it('A42 R5 a number is stored as it dials, or refused with the reason', () => {
  expect(normalizePhone('+33 (0)6.12.34.56.78')).toBe('+33 6 12 34 56 78')
  expect(normalizePhone('06 12 34 56 78')).toBe('06 12 34 56 78')
  expect(check(isPhone, '+229 97 00 00 00')).toBe(true)
  expect(check(isPhone, '')).toBe(true)
  expect(check(isPhone, '06 12 34 56 78')).toContain('Il manque l’indicatif du pays')
})

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
