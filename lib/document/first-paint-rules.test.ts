import postcss from 'postcss'
import { expect, it } from 'vitest'
import { keepFirstPaintRules } from './first-paint-rules.mjs'

function kept(css: string, themes: string[] = [], classes: string[] = []): string {
  const root = postcss.parse(css)
  keepFirstPaintRules(root, { themes, classes })
  return root.toString()
}

it.each([
  ['@media print{.a{color:red}}', ''],
  ['@media (scripting:none){.a{color:red}}', ''],
  ['.a:hover,.b{color:red}', '.b{color:red}'],
  ['.a:is(:where(.group):hover *){color:red}', ''],
  ['.a:focus-visible{color:red}.a:focus{color:red}', '.a:focus{color:red}'],
  ['::view-transition-old(x){color:red}::backdrop{color:red}', ''],
  ['::-webkit-datetime-edit{padding:0}::marker{color:red}', '::marker{color:red}'],
  ['[data-scrolled=true] .a{color:red}[open] .a{color:red}', '[open] .a{color:red}'],
  ['.a{transition:color .2s;color:red;color:red}', '.a{color:red}'],
  [
    '@supports (color:color-mix(in lab, red, red)){.a{color:red}}@supports (display:grid){.b{color:red}}',
    '.a{color:red}@supports (display:grid){.b{color:red}}',
  ],
])('of %j the first paint needs %j', (css, expected) => {
  expect(kept(css)).toBe(expected)
})

it('leaves out the parents of what the document does not contain', () => {
  const css = 'body:has(.bar){color:red}.a:has(>[open]){color:red}'
  expect(kept(css, [], ['bar'])).toBe(css)
  expect(kept(css)).toBe('.a:has(>[open]){color:red}')
})

it('keeps the colours of the universes in the document', () => {
  const css = "[data-theme=sand]{--a:red}[data-theme='night'] .a{color:red}"
  expect(kept(css, ['night'])).toBe("[data-theme='night'] .a{color:red}")
  expect(kept(css)).toBe('')
})
