import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin'

const origin = 'https://www.example.org'
const check = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), origin)

test('a page of this site is the only sender', () => {
  expect(check({ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' })).toBe(true)
  for (const site of ['same-site', 'cross-site', 'none']) {
    expect(check({ 'sec-fetch-site': site, origin })).toBe(false)
  }
})

test('without Sec-Fetch-Site, Origin says it', () => {
  expect(check({ origin })).toBe(true)
  expect(check({ origin: 'https://example.org' })).toBe(false)
  expect(check({ origin: 'null' })).toBe(false)
  expect(check({})).toBe(false)
})
