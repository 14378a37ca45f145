import { expect, it } from 'vitest'
import { addressBlock } from './address-block'

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:db8:0:1:ffff::9', '2001:db8:0:1'],
  ['2001:db8:0:2::5', '2001:db8:0:2'],
  ['', 'unknown'],
  ['nothing', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

it('a /48 is named by three groups', () => {
  expect(addressBlock('2001:db8:7:1::5', 3)).toBe('2001:db8:7')
})
