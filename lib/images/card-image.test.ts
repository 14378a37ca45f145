import { expect, it } from 'vitest'
import { cardImage } from './picture-props'

const box = { width: 80, height: 100, sizes: '100vw' }
const picture = { src: 'http://b/a.jpg', href: 'http://b/a.jpg' }
const classOf = (focalPoint?: { x: number; y: number }) =>
  cardImage({ ...picture, ...(focalPoint && { focalPoint }) }, box)?.className

it.each([
  [0, 0, 'object-[0%_0%]'],
  [12, 13, 'object-[0%_25%]'],
  [50, 50, 'object-[50%_50%]'],
  [88, 100, 'object-[100%_100%]'],
])('R13 a card keeps the point %d %d of its picture in sight, on a grid: %s', (x, y, name) => {
  expect(classOf({ x, y })).toBe(name)
})

it('R13 a picture without a focal point keeps the class of all cards', () => {
  expect(classOf()).toBeUndefined()
  expect(cardImage(undefined, box)).toBeUndefined()
})
