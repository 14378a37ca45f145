import { expect, it } from 'vitest'
import { selectorParts } from './selector-parts.mjs'
import { usedStyles } from './used-styles.mjs'

const used = (css: string, html: string) => usedStyles(css, selectorParts(html))

it.each([
  ['.a{color:red}.b{color:red}', '.a{color:red}'],
  ['p{margin:0}nav{margin:0}', 'p{margin:0}'],
  ['.a .b{color:red}', ''],
  ['.hover\\:a\\/2:focus{color:red}', '.hover\\:a\\/2:focus{color:red}'],
  ['@media (min-width:1px){.a{color:red}.b{color:red}}', '@media (min-width:1px){.a{color:red}}'],
  ['@media print{.a{color:red}}', ''],
  ["@font-face{font-family:x;src:local('X')}", "@font-face{font-family:x;src:local('X')}"],
])('of %j a document that uses a, p and hover:a/2 gets %j', async (css, expected) => {
  expect(await used(css, '<p class="a hover:a/2">b</p><script>"<nav class=b>"</script>')).toBe(
    expected,
  )
})

it('keeps rules for attributes that a script may set', async () => {
  const css = "[data-seen='yes'] .a{color:red}dialog[open]{color:red}"
  expect(await used(css, '<p class="a">x</p>')).toBe("[data-seen='yes'] .a{color:red}")
})

it('keeps the custom properties that are used, in rules or in the document', async () => {
  const css = ':root{--x:1;--y:2;--z:3}@property --p{syntax:"*"}@property --q{syntax:"*"}'
  expect(await used(`${css}.a{width:var(--x);height:var(--p)}`, '<i class="a">x</i>')).toBe(
    ':root{--x:1}@property --p{syntax:"*"}.a{width:var(--x);height:var(--p)}',
  )
  expect(await used(css, '<path fill="var(--y)"/>')).toBe(':root{--y:2}')
})

it('keeps the order of the layers, also of those that are empty here', async () => {
  const css = '@layer one{.b{color:red}}@layer two{.a{color:red}}'
  expect(await used(css, '<i class="a">x</i>')).toBe('@layer one,two;@layer two{.a{color:red}}')
})

it('decodes class names', async () => {
  const css = '.\\[\\&\\>p\\]\\:m>p{margin:0}'
  expect(await used(css, '<p class="[&amp;&gt;p]:m">x</p>')).toBe(css)
})

it('leaves out the colours of universes that are not in the document', async () => {
  const css = '[data-theme=sand] .a{color:red}[data-theme=night] .a{color:blue}'
  const html = '<div data-theme="night"><i class="a">x</i></div>'
  expect(await used(css, html)).toBe('[data-theme=night] .a{color:blue}')
})

it('keeps no rule that is empty', async () => {
  const css = '@media (min-width:1px){.a:hover{color:red}.a{transition:color 1s}}'
  expect(await used(css, '<i class="a">x</i>')).toBe('')
})
