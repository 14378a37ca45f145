import { expect, it } from 'vitest'
import { directionsUrl, mapFrameUrl } from './map-urls'

const point = { latitude: 6.3654, longitude: 2.4183 }

it('R106 the bounding box surrounds the marker: west, south, east, north', () => {
  const { searchParams } = new URL(mapFrameUrl(point))
  expect(searchParams.get('bbox')).toBe('2.4083,6.3589,2.4283,6.3719')
  expect(searchParams.get('marker')).toBe('6.3654,2.4183')
})

it('A41 the directions end at the point', () => {
  expect(new URL(directionsUrl(point)).searchParams.get('to')).toBe('6.3654,2.4183')
})
