import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { compactFlightScripts } from './compact-flight-scripts.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const flight = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})</script>`
const document = (...body: string[]) => `<html><body>${body.join('')}</body></html>`

/** What the inline scripts of a document queue for React, in order. */
function queue(html: string): unknown {
  const self: { __next_f?: unknown } = {}
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    runInNewContext(code, { self })
  return self.__next_f
}

it('joins adjacent flight scripts into one that queues the same data', () => {
  const html = document('<p>x</p>', start, flight('1:a)'), flight('</script>'), flight("$&'"))
  const merged = compactFlightScripts(html)
  expect(merged.match(/<script>/g)).toHaveLength(2)
  expect(queue(merged)).toEqual([[0], [1, "1:a)</script>$&'"]])
  expect(merged.startsWith('<html><body><p>x</p>')).toBe(true)
})

it.each(['["$","p"]', "l'été", '\\', '\\"', "\\'", '\n\t', '&amp;<>', '\\u0026', '<!--', '\u2028'])(
  'passes %j unchanged',
  (data) => {
    expect(queue(compactFlightScripts(document(start, flight(data))))).toEqual([[0], [1, data]])
  },
)

it('writes no escape that a script element does not need', () => {
  const next = '<script>self.__next_f.push([1,"\\"/a?b=1\\u0026c=2\\"\\u003e\\u003c"])</script>'
  expect(compactFlightScripts(document(next))).toBe(
    document(`<script>self.__next_f.push([1,'"/a?b=1&c=2">\\u003c'])</script>`),
  )
})

it('joins those between parts of the page at the end of the body', () => {
  const merged = compactFlightScripts(document(start, flight('a'), '<p>x</p>', flight('b')))
  expect(queue(merged)).toEqual([[0], [1, 'ab']])
  expect(merged.indexOf('<p>x</p>')).toBeLessThan(merged.indexOf("[1,'ab']"))
  expect(merged.endsWith('</script></body></html>')).toBe(true)
})

it('leaves a page without flight scripts, and anything that is no document, as it is', () => {
  const none = document(start, '<p>x</p>')
  expect(compactFlightScripts(none)).toBe(none)
  const fragment = `${flight('a')}${flight('b')}`
  expect(compactFlightScripts(fragment)).toBe(fragment)
  expect(compactFlightScripts('')).toBe('')
})

it('leaves other scripts where they are', () => {
  const others = '<script src="/a.js"></script><script>go()</script>'
  const merged = compactFlightScripts(document(flight('a'), others, flight('b')))
  expect(merged).toContain(`<body>${others}<script>`)
})

it('keeps the policy of a page of 20 MB below 1 KB', () => {
  const data = Array.from({ length: 1000 }, (_, index) => flight(`${index}:`.padEnd(20_000, 'x')))
  const html = document(start, ...data)
  const size = (text: string) => contentSecurityPolicy(text, 'http://localhost:3001').length
  expect(size(html)).toBeGreaterThan(50_000)
  expect(size(compactFlightScripts(html))).toBeLessThan(1024)
})
