import { expect, it } from 'vitest'
import { displayPhone, telUrl } from './phone'

it('A42 formats a number of Benin in pairs', () => {
  expect(displayPhone('+2290100000000')).toBe('+229 01 00 00 00 00')
})

it('returns other numbers unchanged', () => {
  expect(displayPhone(' +33 6 00 00 00 00 ')).toBe('+33 6 00 00 00 00')
  expect(displayPhone('+22990000000')).toBe('+22990000000')
})

it('creates a `tel:` URL', () => {
  expect(telUrl('+229 01 00 00 00 00')).toBe('tel:+2290100000000')
})
