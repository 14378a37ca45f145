import { expect, it } from 'vitest'
import { findYoungerStyles, findYoungerSyntax } from './browser-syntax'

it.each([
  ['class A { static { run() } }', '1:17 class static block'],
  ['a;\n/(?<=b)-/u', '2:0 lookbehind'],
  ['/[(](?<!a)b/', '1:0 lookbehind'],
  ['new RegExp("(?<=a)b")', '1:11 lookbehind in a string'],
  ['a(`${b}:has(c)`)', '1:7 :has() in a string'],
  ['/[a--b]/v', 'SyntaxError: Invalid regular expression flag (1:1)'],
  ['/(?i:a)/', 'SyntaxError: Invalid regular expression: /(?i:a)/: Invalid group (1:1)'],
  ['{ using a = b }', 'SyntaxError: Unexpected token (1:8)'],
  ['a.toSorted()', '1:1 .toSorted('],
  ['new Intl.Segmenter("fr")', '1:4 Intl.Segmenter('],
])('%s is reported', (source, problem) => {
  expect(findYoungerSyntax(source)).toEqual([problem])
})

it.each([
  'class A { #a; static b = 1; static #c() {} static has(o) { return #a in o } static() {} }',
  String.raw`/\(?<=[(?<=](?<year>\d{4})/u.exec(a)?.at(-1)`,
  'a ??= 1_000n',
])('%s is what all of them can parse', (source) => {
  expect(findYoungerSyntax(source)).toEqual([])
})

it.each(['@layer base', '@media not (max-width:9px)', '@media screen and (not (width:9px))'])(
  '%s is reported',
  (rule) => expect(findYoungerStyles(`a{}${rule}{b{}}`)).toEqual([rule]),
)

it('all of them have a media type that is not meant, and selectors that do not match', () => {
  expect(findYoungerStyles('@media not print{a:not(.b){}}@media (min-width:9px){c{}}')).toEqual([])
})
