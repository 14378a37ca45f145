import { afterEach, expect, test, vi } from 'vitest'
import { dailyShare } from './daily-share'

afterEach(() => void vi.useRealTimers())

const from = (chain: string) => new Headers({ 'x-forwarded-for': chain })

test.each([
  ['the same address', '41.0.0.1', '41.0.0.1', false],
  ['another one', '41.0.0.1', '41.0.0.2', true],
  [
    'one behind proxies of this network',
    '41.0.0.1, 10.0.0.2, 127.0.0.1',
    '41.0.0.1, 127.0.0.1',
    false,
  ],
  ['one that invents others before its own', '1.2.3.4, 41.0.0.1', '5.6.7.8, 41.0.0.1', false],
  ['the same /48', '2c0f:f0f8:1:2:3::4, ::1', '2c0f:f0f8:1:ffff::1, ::1', false],
  ['another /48', '2c0f:f0f8:1:2::4', '2c0f:f0f8:2:2::4', true],
  ['6to4 after invented ones', '1.2.3.4, 2002:2900:1::1', '5.6.7.8, 2002:2900:1::1, ::1', false],
  ['Teredo after invented ones', '1.2.3.4, 2001:0:1::1', '5.6.7.8, 2001:0:1::1', false],
  ['CGNAT after invented ones', '1.2.3.4, 100.64.0.1', '5.6.7.8, 100.64.0.1, 10.0.0.2', false],
  [
    'an address with a port after invented ones',
    '1.2.3.4, 41.0.0.1:5',
    '5.6.7.8, 41.0.0.1:6',
    false,
  ],
  ['this network', '127.0.0.1', '192.168.1.2, ::1', false],
  ['nowhere', '', 'x, y', false],
])('a share of one is used up by %s: %s, %s', (_, first, second, isAllowed) => {
  const allows = dailyShare(1)
  expect(allows(from(first))).toBe(true)
  expect(allows(from(second))).toBe(isAllowed)
})

test('the share is of a day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T23:59:00Z') })
  const allows = dailyShare(20)
  const allowed = Array.from({ length: 25 }, () => allows(from('41.0.0.1')))
  expect(allowed.filter(Boolean)).toHaveLength(20)
  vi.setSystemTime(new Date('2026-11-24T00:01:00Z'))
  expect(allows(from('41.0.0.1'))).toBe(true)
})
