import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dynamicViewportUnits } from './dynamic-viewport-units.mjs'
import { unwrapLayers } from './unwrap-layers.mjs'

const unwrapped = (css: string) => postcss([unwrapLayers()]).process(css, { from: undefined }).css

test('the rules of layers stand in the order of the layers, before the others', () => {
  const css = 'p{a:1}@layer base,top;@layer top{p{b:2}}@layer base{p{c:3}}@layer top{p{d:4}}'
  expect(unwrapped(css).replace(/\s/g, '')).toBe('p{c:3}p{b:2}p{d:4}p{a:1}')
})

test.each(['@media print{@layer a{p{b:1}}}', '@layer a.b{p{c:1}}', '@layer{p{a:1}}'])(
  'a layer in a place or of a name that cannot be unwrapped is refused: %s',
  (css) => expect(() => unwrapped(css)).toThrow('cannot be unwrapped'),
)

test('heights in dvh are multiples of the variable, which itself stays', () => {
  const css = 'p{--dvh:1dvh;min-height:calc(85.5dvh - 1px)}'
  const { css: written } = postcss([dynamicViewportUnits()]).process(css, { from: undefined })
  expect(written).toBe('p{--dvh:1dvh;min-height:calc(calc(85.5 * var(--dvh)) - 1px)}')
})
