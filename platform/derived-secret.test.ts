import { expect, it } from 'vitest'
import { derivedSecret } from './derived-secret.mjs'

it('is another one for each purpose and each secret, and always the same', () => {
  const purposes = ['webhook', 'drafts', 'previews', 'clicks'] as const
  const all = purposes.flatMap((it) => [derivedSecret('a', it), derivedSecret('b', it)])
  expect(new Set(all).size).toBe(8)
  expect(all[0]).toMatch(/^[\w-]{43}$/)
  expect(derivedSecret('a', 'webhook')).toBe(all[0])
})
