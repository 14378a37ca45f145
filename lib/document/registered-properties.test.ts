import postcss from 'postcss'
import { expect, it } from 'vitest'
import { resolveRegisteredProperties } from './registered-properties.mjs'

function resolved(css: string): string {
  const root = postcss.parse(css)
  resolveRegisteredProperties(root)
  return root.toString()
}

const style = '@property --style{syntax:"*";inherits:false;initial-value:solid}'
const leading = '@property --leading{syntax:"*";inherits:false}'

it.each([
  ['.a{border-style:var(--style)}', '.a{border-style:solid}'],
  ['.a{line-height:var(--leading,calc(2 / 1.5))}', '.a{line-height:calc(2 / 1.5)}'],
  ['.a{width:var(--leading)}', `${leading}.a{width:var(--leading)}`],
  ['.a{color:var(--other,red)}', '.a{color:var(--other,red)}'],
  ['@layer properties{*{--style:solid}}.a{color:red}', '.a{color:red}'],
])('of %j, where no rule sets the properties, remains %j', (css, expected) => {
  expect(resolved(style + leading + css)).toBe(expected)
})

it('leaves a property that a rule sets', () => {
  const css = `${leading}.a{--leading:1;line-height:var(--leading,2)}`
  expect(resolved(css)).toBe(css)
})
