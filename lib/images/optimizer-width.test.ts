import { expect, test } from 'vitest'
import { atWidth } from './optimizer-width'

test('changes only the width', () => {
  expect(atWidth('/_next/image?url=%2Fa%26w%3D9.jpg&w=640&q=70', 1080)).toBe(
    '/_next/image?url=%2Fa%26w%3D9.jpg&w=1080&q=70',
  )
})

test('returns a URL unchanged that is not the optimizer’s', () => {
  expect(atWidth('https://exemple.org/a.jpg', 1080)).toBe('https://exemple.org/a.jpg')
})
