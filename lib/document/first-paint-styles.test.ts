import { expect, it } from 'vitest'
import { firstPaintStyles, type Rule } from './first-paint-styles.mjs'

const rule = (selector: string, ...needs: string[]): Rule => ({
  selectors: [[selector, needs]],
  declarations: 'color:red',
})
const html =
  '<p class="a hover:b/2 [&amp;&gt;p]:c">x</p><i data-theme="night"></i><script>"<nav class=d>"</script>'

it.each([
  ['.a', ['.a']],
  ['p.a', ['p', '.a']],
  ['.hover\\:b\\/2', ['.hover:b/2']],
  ['.\\[\\&\\>p\\]\\:c>p', ['.[&>p]:c', 'p']],
  ['[data-theme=night]', ['[data-theme=night]']],
  ['*', []],
])('a document has the rule of %s, whose selector it can match', (selector, needs) => {
  expect(firstPaintStyles(html, [rule(selector, ...needs)])).toBe(`${selector}{color:red}`)
})

it.each([['.d'], ['nav'], ['.x'], ['[data-theme=sand]'], ['.a', '.x']])(
  'a document has no rule that needs %s %s',
  (...needs) => {
    expect(firstPaintStyles(html, [rule('.any', ...needs)])).toBe('')
  },
)

it('leaves out single selectors, at-rules that are then empty, and what the styles do not use', () => {
  const rules: Rule[] = [
    '@layer one,two;',
    {
      selectors: [
        ['.a', ['.a']],
        ['.x', ['.x']],
      ],
      declarations: 'animation:turn 1s',
    },
    { open: '@layer one', rules: [{ open: '@media print', rules: [rule('.x', '.x')] }] },
    { open: '@layer two', rules: [rule('p', 'p')] },
    { use: 'turn', css: '@keyframes turn{}' },
    { use: 'rise', css: '@keyframes rise{}' },
  ]
  expect(firstPaintStyles(html, rules)).toBe(
    '@layer one,two;.a{animation:turn 1s}@layer two{p{color:red}}@keyframes turn{}',
  )
})
