import { expect, it } from 'vitest'
import { isResizable } from './images'

it('resizes our own files and the API’s, and shows others as they are', () => {
  const base = 'https://api.example.org/v1'
  expect(isResizable('/images/a.jpg', base)).toBe(true)
  expect(isResizable('https://api.example.org/v1/media/a.jpg', base)).toBe(true)
  expect(isResizable('https://api.example.org/v10/a.jpg', base)).toBe(false)
  expect(isResizable('https://images.example.net/a.jpg', base)).toBe(false)
})
