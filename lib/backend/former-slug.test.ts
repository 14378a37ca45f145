import { expect, it } from 'vitest'
import { isFormerSlug } from '../http/path-segments'

it('a slug is a former one when the item has another one now', () => {
  const item = { slug: 'apres', formerSlugs: ['avant', 'apres'] }
  expect(isFormerSlug(item, 'avant')).toBe(true)
  expect(isFormerSlug(item, 'apres')).toBe(false)
  expect(isFormerSlug(item, 'jamais')).toBe(false)
  expect(isFormerSlug({ slug: 'apres' }, 'avant')).toBe(false)
})
