import { expect, it } from 'vitest'
import { imageConfig } from './image-settings'

it.each([
  'http://127.0.0.1:3001',
  'http://backend:8000/v1',
  'http://10.0.0.4',
  'http://cms.internal',
])('lets the optimizer fetch from %s, the operator’s own network', (base) => {
  expect(imageConfig(base, 'a1b2').dangerouslyAllowLocalIP).toBe(true)
})

it.each(['https://api.example.org', 'https://172.example.org', 'https://11.0.0.1'])(
  'keeps the guard against private addresses for %s',
  (base) => {
    expect(imageConfig(base, 'a1b2').dangerouslyAllowLocalIP).toBe(false)
  },
)

it('fetches nothing outside the API’s origin and prefix', () => {
  const patterns = imageConfig('https://api.example.org/v1', 'a1b2').remotePatterns ?? []
  expect(patterns.map(String)).toEqual(['https://api.example.org/v1/**'])
})

it('takes our own pictures of this version alone', () => {
  expect(imageConfig('https://api.example.org', 'a1b2').localPatterns).toEqual([
    { pathname: '/images/**', search: '?v=a1b2' },
  ])
})
