import { expect, it } from 'vitest'
import { knownDevice, knownDeviceCookie } from './known-device'

const options = { secret: 'a secret', secure: true }

const headersOf = (cookie: string) => new Headers({ Cookie: cookie.split(';')[0] ?? '' })

it('knows the device again, for its account and secret only', async () => {
  const cookie = await knownDeviceCookie('amina', 'device-1', options)
  expect(await knownDevice(headersOf(cookie), 'amina', 'a secret')).toBe('device-1')
  expect(await knownDevice(headersOf(cookie), 'kossi', 'a secret')).toBeNull()
  expect(await knownDevice(headersOf(cookie), 'amina', 'another')).toBeNull()
  expect(await knownDevice(new Headers(), 'amina', 'a secret')).toBeNull()
})

it('does not take the cookie of one account for another one', async () => {
  const amina = await knownDeviceCookie('amina', 'device-1', options)
  const kossi = await knownDeviceCookie('kossi', 'device-1', options)
  const name = kossi.split('=')[0] ?? ''
  const headers = headersOf(amina.replace(/^[^=]+/, name))
  expect(await knownDevice(headers, 'kossi', 'a secret')).toBeNull()
})

it('is a long-lived cookie that scripts and other sites cannot use', async () => {
  const cookie = await knownDeviceCookie('amina', null, options)
  expect(cookie).toMatch(/; Max-Age=15552000; Path=\/cms\/owners\/login; Secure(=true)?; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Strict$/)
  const other = await knownDeviceCookie('amina', null, { ...options, secure: false })
  expect(other).not.toContain('Secure')
  expect(await knownDevice(headersOf(other), 'amina', 'a secret')).toMatch(/^[0-9a-f-]{36}$/)
})
