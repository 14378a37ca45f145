import { expect, it } from 'vitest'
import { whatsappUrl } from './whatsapp'

it('R4 uses only the digits of the number', () => {
  expect(whatsappUrl('+229 01 00 00 00 00')).toBe('https://wa.me/2290100000000')
})

it('R4 encodes the message', () => {
  const url = whatsappUrl('+229 01', 'Bonjour & merci : l’été\n100 % #1')
  expect(new URL(url).searchParams.get('text')).toBe('Bonjour & merci : l’été\n100 % #1')
})
