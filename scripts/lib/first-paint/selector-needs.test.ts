import { expect, it } from 'vitest'
import { selectorNeeds } from './selector-needs.mjs'

it.each([
  ['.a', ['.a']],
  ['p', ['p']],
  ['h1.a > .b:focus::before', ['.a', '.b', 'h1']],
  ['.a>p+li~ul', ['.a', 'p', 'li', 'ul']],
  ['.md\\:w-1\\/2', ['.md:w-1/2']],
  ['.\\[\\&\\>p\\]\\:m-\\[calc\\(1px\\+1em\\)\\]>p', ['.[&>p]:m-[calc(1px+1em)]', 'p']],
  ['.\\32 xl\\:grid', ['.2xl:grid']],
  ["[data-theme='sand'] .a", ['[data-theme=sand]', '.a']],
  ['[data-theme=night]', ['[data-theme=night]']],
  ['[data-seen=yes] .a[open]', ['.a']],
  ['a[href$=".pdf"]', ['a']],
  ['[title="("] .a', ['.a']],
  [':is(.a,.b) .c', ['.c']],
  [':where(.a:not(.b,:is(p,i))>.c)', []],
  [':is(.a>*) .b', ['.a', '.b']],
  ['.a:not(:is(.b))', ['.a']],
  ['body:has(.bar)', ['.bar', 'body']],
  ['.a:has(>[open],.b)', ['.a']],
  ['.a:not(.b):nth-child(2n + 1)', ['.a']],
  ['*', []],
  ['::marker', []],
  [':root', []],
])('of %s a document must contain %j', (selector, needs) => {
  expect(selectorNeeds(selector).toSorted()).toEqual(needs.toSorted())
})
