import { expect, it } from 'vitest'
import { isYoutubeAddress, linkField, normalizeLink } from './address'

it.each([
  ['Le film : youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['http://www.facebook.com/rayonne/live', 'https://www.facebook.com/rayonne/live'],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['instagram.com/rayonne/live', 'https://instagram.com/rayonne/live'],
  ['http://billets.exemple.bj/a', 'http://billets.exemple.bj/a'],
  [' demain ', 'demain'],
  [null, null],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeLink(typed)).toBe(stored)
})

const answer = (value: string) => isYoutubeAddress(value, {} as never)

it('says why an address is no video of YouTube', () => {
  expect(answer('regarde youtu.be/aqz-KE-bpKQ')).toBe(true)
  expect(answer('facebook.com/watch?v=1234567890')).toContain('Facebook')
  expect(answer('https://www.youtube.com/playlist?list=PLabcdefgh')).toContain('playlist')
  expect(answer('https://www.youtube.com/@chaine')).toContain('Ce n’est pas')
  expect(answer('')).toContain('Collez')
})

it('a link is taken as it is pasted, and nothing else is', () => {
  const { validate } = linkField('lien', 'Lien')
  const isValid = (value: string) => validate?.(value as never, {} as never) === true
  expect(['', 'tiktok.com/@rayonne/live', 'https://exemple.org'].map(isValid)).not.toContain(false)
  expect(['demain', 'javascript:alert(1)'].map(isValid)).not.toContain(true)
})
