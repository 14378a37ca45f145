import { expect, it } from 'vitest'
import { withQuery } from './response-headers.mjs'

const kept = (location: string, query: string) => withQuery(location, new URLSearchParams(query))

it.each([
  ['/apres', '', '/apres'],
  ['/apres', 'utm_source=lettre&utm_source=b', '/apres?utm_source=lettre&utm_source=b'],
  ['/regarder?v=1&c=apres', 'v=1&c=avant&t=30', '/regarder?v=1&c=apres&t=30'],
  ['https://exemple.org/', 'a=1', 'https://exemple.org/'],
  ['//exemple.org/', 'a=1', '//exemple.org/'],
])('a redirect to %s of a request with «%s» goes to %s', (location, query, expected) => {
  expect(kept(location, query)).toBe(expected)
})
