import { expect, it, vi } from 'vitest'
import { pictureSizes } from './picture-sizes'

const imageSizes = vi.hoisted(() => vi.fn())
vi.mock('./image-sizes', () => ({ imageSizes }))

it('reads only the files of which the backend tells no size', async () => {
  const size = { width: 90, height: 60 }
  imageSizes.mockResolvedValue([{ width: 30, height: 40 }, undefined])
  const pictures = ['a', 'b'].map((src) => ({ src, href: src }))
  const told = { src: 'd', href: 'd', size }
  const found = await pictureSizes([told, ...pictures])
  expect(found).toEqual([size, { width: 30, height: 40 }, undefined])
  expect(imageSizes).toHaveBeenCalledWith(['a', 'b'])
})
