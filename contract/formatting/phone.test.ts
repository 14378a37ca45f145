import { expect, it } from 'vitest'
import { readPhone, telUrl } from './phone.mjs'

it.each([
  ['01 97 00 00 00', '+229 01 97 00 00 00'],
  ['0197000000', '+229 01 97 00 00 00'],
  ['97 00 00 00', '+229 01 97 00 00 00'],
  ['21.30.00.00', '+229 01 21 30 00 00'],
  ['+229 97 00 00 00', '+229 01 97 00 00 00'],
  ['229 97-00-00-00', '+229 01 97 00 00 00'],
  ['+2290197000000', '+229 01 97 00 00 00'],
  ['+229 (0)1 97 00 00 00', '+229 01 97 00 00 00'],
  ['(+229) 01.97.00.00.00', '+229 01 97 00 00 00'],
  ['00229 01 97 00 00 00', '+229 01 97 00 00 00'],
  ['00229 97 00 00 00', '+229 01 97 00 00 00'],
  ['229 0197000000', '+229 01 97 00 00 00'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33(0)612345678', '+33 6 12 34 56 78'],
  ['+33 06.12.34.56.78', '+33 6 12 34 56 78'],
  ['0033612345678', '+33 6 12 34 56 78'],
  ['\u202a+33\u00a06\u202f12\u201134 56 78\u202c', '+33 6 12 34 56 78'],
  [' +44 (0)20 7946-0958 ', '+44 20 7946 0958'],
  ['+225 07 01 02 03 04', '+225 07 01 02 03 04'],
  ['+290 23 456', '+290 23 456'],
])('A42 R6 the number %j is shown %j, and dials', (typed, shown) => {
  expect(readPhone(typed)).toEqual({ phone: shown })
  expect(readPhone(shown)).toEqual({ phone: shown })
  expect(telUrl(shown)).toMatch(/^tel:\+[1-9]\d{7,14}$/)
})

it.each([
  ['', 'indicatif du pays'],
  ['12', 'indicatif du pays'],
  ['06 12 34 56 78', 'indicatif du pays'],
  ['01 97 00 00', 'dix chiffres'],
  ['+0197000000', 'indicatif du pays'],
  ['appelez-nous', 'en chiffres'],
  ['01 97 00 00 00 (WhatsApp)', 'en chiffres'],
  ['+229 01 97 00', 'commence par 01'],
  ['+229 97 00 00 00 00', 'commence par 01'],
  ['+33 6 12 34 56', 'neuf chiffres'],
  ['+290 2345', 'de 8 à 15 chiffres'],
  ['+33 6 12 34 56 78 / +33 6 12 34 56 79', 'indicatif du pays'],
  ['+44 20 7946 0958 / 20 7946 0959', 'de 8 à 15 chiffres'],
])('R5 the number %j is refused with the reason: %s', (typed, reason) => {
  expect(readPhone(typed)).toEqual({ refusal: expect.stringContaining(reason) })
})
