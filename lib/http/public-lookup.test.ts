import type { LookupAddress } from 'node:dns'
import { expect, it, vi } from 'vitest'
import { isPublicAddress, publicLookup } from './public-lookup'

type Resolved = (error: Error | null, addresses: LookupAddress[]) => void
const lookup = vi.hoisted(() => vi.fn<(name: string, options: object, end: Resolved) => void>())
vi.mock('node:dns', () => ({ lookup }))

it.each([
  ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.0.0.4', '172.16.0.1', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1'],
  ...['::', '::1', '[::1]', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '[::ffff:10.0.0.4]', '64:ff9b::a00:4', '2002:a00:4::1'],
  ...['', 'localhost', 'example.org'],
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['1.1.1.1', '8.8.8.8', '::ffff:8.8.8.8', '[2606:4700::1111]'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

/** What a connection gets for a name with these addresses, and how often the name is resolved. */
function look(addresses: LookupAddress[], all: boolean) {
  lookup.mockReset().mockImplementation((_name, _options, end) => end(null, addresses))
  const callback = vi.fn()
  publicLookup('photos.example', { all }, callback)
  expect(lookup).toHaveBeenCalledExactlyOnceWith('photos.example', { all: true }, expect.anything())
  return callback
}

it('passes on the addresses that it has checked', () => {
  const addresses = at('1.1.1.1', '2606:4700::1111')
  expect(look(addresses, true)).toHaveBeenCalledExactlyOnceWith(null, addresses)
  expect(look(addresses, false)).toHaveBeenCalledExactlyOnceWith(null, '1.1.1.1', 4)
})

it.each([at('10.0.0.4'), at('1.1.1.1', '127.0.0.1'), at('1.1.1.1', '::ffff:10.0.0.4'), at()])(
  'fails for a name with the addresses %j',
  (...addresses) => {
    for (const all of [true, false])
      expect(look(addresses, all)).toHaveBeenCalledExactlyOnceWith(expect.any(Error), [])
  },
)

it('passes on that a name cannot be resolved', () => {
  const error = new Error('ENOTFOUND')
  const callback = vi.fn()
  lookup.mockReset().mockImplementation((_name, _options, end) => end(error, []))
  publicLookup('photos.example', {}, callback)
  expect(callback).toHaveBeenCalledExactlyOnceWith(error, [])
})
