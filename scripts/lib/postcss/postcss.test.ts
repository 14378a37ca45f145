import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dynamicViewportUnits } from './dynamic-viewport-units.mjs'
import { srgbColours } from './srgb-colours.mjs'
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

test.each([
  ['oklab(18.4668% .00178323 -.0511192/.85)', 'rgb(11 16 41 / 0.85)'],
  ['oklab(41.6541% -.0554796 -.0442014/.5)', 'rgb(12 85 102 / 0.5)'],
  ['oklab(0% none none/.6)', 'rgb(0 0 0 / 0.6)'],
  ['oklab(100% 0 5.96046e-8/.15)', 'rgb(255 255 255 / 0.15)'],
])('%s is written in sRGB', (colour, expected) => {
  const { css } = postcss([srgbColours()]).process(`p{color:${colour}}`, { from: undefined })
  expect(css).toBe(`p{color:${expected}}`)
})
