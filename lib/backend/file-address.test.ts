import { expect, it, vi } from 'vitest'
import { fileAddress } from './picture'

vi.mock('@/lib/site/settings', () => ({
  settings: {
    apiBaseUrl: 'http://socle:8000/v1',
    publicApiBaseUrl: 'https://api.example.org/v1',
  },
}))

it('R13 prefixes a relative address with the API base, with or without a leading slash', () => {
  const expected = {
    src: 'http://socle:8000/v1/media/a.jpg',
    href: 'https://api.example.org/v1/media/a.jpg',
  }
  expect(fileAddress('/media/a.jpg')).toEqual(expected)
  expect(fileAddress('media/a.jpg')).toEqual(expected)
})

it('R13 uses an absolute address unchanged', () => {
  const address = 'https://images.example.net/a.jpg'
  expect(fileAddress(address)).toEqual({ src: address, href: address })
})

it('gives browsers the public base for absolute addresses under the API base', () => {
  expect(fileAddress('http://socle:8000/v1/media/a.jpg')?.href).toBe(
    'https://api.example.org/v1/media/a.jpg',
  )
  expect(fileAddress('https://api.example.org/v1/media/a.jpg')?.src).toBe(
    'http://socle:8000/v1/media/a.jpg',
  )
})

it.each([undefined, null, '', '  '])('is undefined for %j', (address) => {
  expect(fileAddress(address)).toBeUndefined()
})
