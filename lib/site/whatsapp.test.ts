import { expect, it } from 'vitest'
import { whatsappPhone, whatsappUrl } from './whatsapp'

it('R4 uses only the digits of the number', () => {
  const url = whatsappUrl('+229 01 00 00 00 00', 'Villa 3')
  expect(url).toBe('https://wa.me/2290100000000?text=Villa%203')
  expect(whatsappPhone(url)).toBe('+229 01 00 00 00 00')
  expect(whatsappPhone('https://wa.me/33612345678')).toBe('+33612345678')
})

it('R4 encodes the message', () => {
  const url = whatsappUrl('+229 01', 'Bonjour & merci : l’été\n100 % #1')
  expect(new URL(url).searchParams.get('text')).toBe('Bonjour & merci : l’été\n100 % #1')
})
