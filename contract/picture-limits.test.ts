import { expect, it } from 'vitest'
import { isDecodable } from './picture-limits.mjs'

it('photos and panoramas are decoded, pictures made to fill the memory are not', () => {
  const sizes = [
    { width: 8064, height: 6048 },
    { width: 12_000, height: 3000 },
    { width: 5000, height: 12_000 },
    { width: 12_001, height: 1 },
    { width: 26_800_000, height: 9 },
    { width: 7746, height: 7747 },
  ]
  expect(sizes.map(isDecodable)).toEqual([true, true, true, false, false, false])
})
