import { expect, test } from 'vitest'
import { settings } from './settings'
import { fromPage } from './contact-url'

test('the message ends with the whole address of its page', () => {
  expect(fromPage('Bonjour,', '/voyage#visas')).toBe(`Bonjour,\n${settings.siteUrl}/voyage#visas`)
})
