import { expect, it } from 'vitest'
import { imageConfig } from './image-config'

it.each([
  'http://127.0.0.1:3001',
  'http://backend:8000/v1',
  'http://10.0.0.4',
  'http://cms.internal',
])('allows the optimizer to fetch from %s, a private network', (base) => {
  expect(imageConfig(base).dangerouslyAllowLocalIP).toBe(true)
})

it.each(['https://api.example.org', 'https://172.example.org', 'https://11.0.0.1'])(
  'does not allow private addresses for %s',
  (base) => {
    expect(imageConfig(base).dangerouslyAllowLocalIP).toBe(false)
  },
)

it('fetches nothing outside the API base', () => {
  const patterns = imageConfig('https://api.example.org/v1').remotePatterns ?? []
  expect(patterns.map(String)).toEqual(['https://api.example.org/v1/**'])
})

it('resizes none of the site’s own files on demand', () => {
  expect(imageConfig('https://api.example.org').localPatterns).toEqual([])
})
