import { expect, test } from 'vitest'
import { contactUrl } from './contact-url'
import { environment } from './environment'

test('R4 A52 opens the number of the area; the message ends with the URL of its page', () => {
  const url = new URL(contactUrl('+229 01 22', 'Bonjour,', '/voyage#visas'))
  expect(url.pathname).toBe('/2290122')
  expect(url.searchParams.get('text')).toBe(`Bonjour,\n${environment.siteUrl}/voyage#visas`)
})
