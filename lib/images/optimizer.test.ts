import { expect, it } from 'vitest'
import { isResizable } from './optimizer'

it('resizes the site’s own files and those under the API base, and no others', () => {
  const base = 'https://api.example.org/v1'
  expect(isResizable('/images/a.jpg', base)).toBe(true)
  expect(isResizable('https://api.example.org/v1/media/a.jpg', base)).toBe(true)
  expect(isResizable('https://api.example.org/v10/a.jpg', base)).toBe(false)
  expect(isResizable('https://images.example.net/a.jpg', base)).toBe(false)
})
