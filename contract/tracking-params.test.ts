import { expect, it } from 'vitest'
import { removeTrackingParams } from './tracking-params'

it.each([
  ['/immobilier?fbclid=a&maison=3&utm_source=ig&utm_id=b#plan', '/immobilier?maison=3#plan'],
  ['/voyage?igsh=MzRl==', '/voyage'],
  ['/recherche?q=utm_source', '/recherche?q=utm_source'],
  ['/medias/videoplayers?v=a&t=9', '/medias/videoplayers?v=a&t=9'],
])('%s is the address %s', (shared, clean) => {
  const base = 'https://example.org'
  expect(removeTrackingParams(new URL(shared, base)).href).toBe(base + clean)
})
