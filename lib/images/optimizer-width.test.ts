import { expect, test } from 'vitest'
import { atWidth } from './optimizer-width'

test('only the width changes', () => {
  expect(atWidth('/_next/image?url=%2Fa%26w%3D9.jpg&w=640&q=70', 1080)).toBe(
    '/_next/image?url=%2Fa%26w%3D9.jpg&w=1080&q=70',
  )
})

test('an address that is not the optimizer’s stays', () => {
  expect(atWidth('https://exemple.org/a.jpg', 1080)).toBe('https://exemple.org/a.jpg')
})
