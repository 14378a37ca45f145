import { expect, it } from 'vitest'
import { isResizable, withVersion } from './optimizer'

it('resizes our own files and the API’s, and shows others as they are', () => {
  const base = 'https://api.example.org/v1'
  expect(isResizable('/images/a.jpg', base)).toBe(true)
  expect(isResizable('https://api.example.org/v1/media/a.jpg', base)).toBe(true)
  expect(isResizable('https://api.example.org/v10/a.jpg', base)).toBe(false)
  expect(isResizable('https://images.example.net/a.jpg', base)).toBe(false)
})

it('says the version of our own pictures, and of no others', () => {
  expect(withVersion('/images/hero/accueil.jpg', 'a1b2')).toBe('/images/hero/accueil.jpg?v=a1b2')
  const others = 'https://api.example.org/media/a.jpg'
  expect(withVersion(others, 'a1b2')).toBe(others)
})
