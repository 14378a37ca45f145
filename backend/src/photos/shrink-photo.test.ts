import { expect, it, vi } from 'vitest'
import { shrinkPhoto } from './shrink-photo'

it('a photo goes up as it is from a browser without OffscreenCanvas', async () => {
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close }))
  const photo = new File(['bytes'], 'photo.jpg', { type: 'image/jpeg' })
  expect(await shrinkPhoto(photo)).toEqual({})
  expect(close).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
