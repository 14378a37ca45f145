import { expect, it } from 'vitest'
import { absoluteHttpUrl } from './absolute-http-url'

it('accepts only http(s) URLs, percent-encoded', () => {
  expect(absoluteHttpUrl('https://a.bj/été 1.jpg?a=1&b="2"')).toBe(
    'https://a.bj/%C3%A9t%C3%A9%201.jpg?a=1&b=%222%22',
  )
  for (const none of [undefined, '', '/a.jpg', 'http://[', 'javascript:alert(1)', 'httpx']) {
    expect(absoluteHttpUrl(none)).toBeUndefined()
  }
})

it('R83 accepts URLs of less than 2,048 characters, as the protocol of sitemaps does', () => {
  const ofLength = (length: number) => 'https://a.bj/'.padEnd(length, 'x')
  expect(absoluteHttpUrl(ofLength(2047))).toBe(ofLength(2047))
  expect(absoluteHttpUrl(ofLength(2048))).toBeUndefined()
})
