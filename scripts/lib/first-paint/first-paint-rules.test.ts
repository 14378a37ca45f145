import { expect, it } from 'vitest'
import { firstPaintStyles } from '../../../lib/document/first-paint-styles.mjs'
import { firstPaintRules } from './first-paint-rules.mjs'

/** The styles of a document with an `.a` and a `.b` in a `p`. */
const styles = (css: string) =>
  firstPaintStyles('<p class="a b">x</p>', firstPaintRules(css, '/_next/static/chunks/x.css'))

it.each([
  ['@media print{.a{color:red}}', ''],
  ['html:not([data-scripting]) .a{color:red}', ''],
  ['.a:hover,.b{color:red}', '.b{color:red}'],
  ['.a:is(:where(.group):hover *){color:red}', ''],
  ['.a:focus-visible{color:red}.a:focus{color:red}', '.a:focus{color:red}'],
  ['::view-transition-old(x){color:red}::backdrop{color:red}', ''],
  ['::-webkit-datetime-edit{padding:0}::marker{color:red}', '::marker{color:red}'],
  ['[data-scrolled=true] .a{color:red}[open] .a{color:red}', '[open] .a{color:red}'],
  ['.a{transition:color .2s;color:red;color:red}', '.a{color:red}'],
  ['.a{transition:color .2s}', ''],
  [':root,:host{--x:1}', ':root{--x:1}'],
  ['.a{--tw-x:1;--tw-y:1;width:var(--tw-y)}', '.a{--tw-y:1;width:var(--tw-y)}'],
  ['.a{color:red!important}', '.a{color:red!important}'],
])('of %j the first paint needs %j', (css, expected) => {
  expect(styles(css)).toBe(expected)
})

it('keeps at-rules around rules', () => {
  const media = '@media (min-width:1px){.a{color:red}@supports (display:grid){.b{color:red}}}'
  expect(styles(media)).toBe(media)
})

it('keeps fonts, and keyframes and registered properties that are used', () => {
  const font = "@font-face{font-family:x;src:local('X')}"
  expect(styles(`${font}@keyframes turn{to{color:red}}@property --p{syntax:"*"}`)).toBe(font)
  const used = '.a{animation:turn 1s;width:var(--p)}'
  const named = '@keyframes turn{to{color:red}}@property --p{syntax:"*"}'
  expect(styles(named + used)).toBe(used + named)
})

it('has the URLs of its files as seen from the document', () => {
  expect(styles('.a{background:url(../media/x.svg)}.b{background:url(data:x)}')).toBe(
    '.a{background:url(/_next/static/media/x.svg)}.b{background:url(data:x)}',
  )
})

it('throws for what is no CSS', () => {
  expect(() => firstPaintRules('.a{', '/a.css')).toThrow('Unclosed block')
})
