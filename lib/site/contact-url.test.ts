import { expect, test } from 'vitest'
import { contactUrl } from './contact-url'
import { settings } from './settings'

test('R4 A52 opens the number of the area; the message ends with the URL of its page', () => {
  const url = new URL(contactUrl('voyage', 'Bonjour,', '/voyage#visas'))
  expect(url.pathname).toBe(`/${settings.whatsapp.voyage.replace(/\D/g, '')}`)
  expect(url.searchParams.get('text')).toBe(`Bonjour,\n${settings.siteUrl}/voyage#visas`)
})
