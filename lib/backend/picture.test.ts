import { expect, it, vi } from 'vitest'
import { environment } from '@/lib/site/environment'
import { backendPicture, fileAddress } from './picture'
import { courseSchema, eventSchema, houseSchema, photoSchema, videoSchema } from './schemas'

const src = `${environment.apiBaseUrl}/media/a.jpg`
const told = {
  width: 1200,
  height: 900,
  renditions: [
    { url: '/media/a.1200', width: 1200 },
    { url: `${environment.apiBaseUrl}/media/a.360`, width: 360 },
  ],
  focal_point: { x: 80, y: 0 },
}
const picture = {
  src,
  href: `${environment.publicApiBaseUrl}/media/a.jpg`,
  size: { width: 1200, height: 900 },
  renditions: [
    { src: '/api/image/media/a.360', width: 360 },
    { src: '/api/image/media/a.1200', width: 1200 },
  ],
  focalPoint: { x: 80, y: 0 },
}

it('R13 has the size, the renditions and the focal point that the backend tells, the narrowest first', () => {
  const address = '/media/a.jpg'
  expect(backendPicture(address, told)).toEqual(picture)
  const item = { id: 1, title: 'A' }
  expect(eventSchema.parse({ ...item, poster: address, ...told }).poster).toEqual(picture)
  expect(videoSchema.parse({ ...item, thumbnail: address, ...told }).thumbnail).toEqual(picture)
  expect(photoSchema.parse({ ...item, image: address, ...told }).picture).toEqual(picture)
  expect(courseSchema.parse({ ...item, affiche: address, ...told }).poster).toEqual(picture)
  const house = houseSchema.parse({
    ...{ id: 1, titre: 'A', photo_principale: address, ...told },
    photos: [{ image: address, ...told }, { image: address }],
  })
  expect(house.mainPhoto).toEqual(picture)
  expect(house.photos).toEqual([picture, { src, href: picture.href }])
})

it('R13 has none of them when the backend gives only an address, or what it tells is invalid', () => {
  const bare = { src, href: picture.href }
  expect(photoSchema.parse({ id: 1, image: '/media/a.jpg' }).picture).toEqual(bare)
  const odd = { width: '1200', height: -1, renditions: [{ url: '', width: 0 }] }
  const invalid = { ...odd, focal_point: { x: 101, y: 50 } }
  expect(photoSchema.parse({ id: 1, image: '/media/a.jpg', ...invalid }).picture).toEqual(bare)
  expect(backendPicture(' ', told)).toBeUndefined()
})

it('R13 uses a rendition on another host as it is', () => {
  const url = 'https://images.example.net/a.360.avif'
  const { renditions } = backendPicture('/media/a.jpg', { renditions: [{ url, width: 360 }] }) ?? {}
  expect(renditions).toEqual([{ src: url, width: 360 }])
})

it.each(['/media/a.jpg?w=360', '/media/dossier%2Fa.360', '/media//a.360', '/media/../a.360'])(
  'R13 loads the rendition %s from the backend, as the site cannot serve it',
  (url) => {
    const { renditions } =
      backendPicture('/media/a.jpg', { renditions: [{ url, width: 360 }] }) ?? {}
    expect(renditions).toEqual([{ src: environment.publicApiBaseUrl + url, width: 360 }])
  },
)

it.each([
  [[{ url: '/media/a b.360', width: 360 }]],
  [[{ url: '/media/a.360,', width: 360 }]],
  [[{ url: '/media/a.360' }]],
  [[{ url: '/media/a.360', width: 1.5 }]],
  [['/media/a.360']],
  [{ 360: '/media/a.360' }],
  ['/media/a.360'],
  [[null]],
  [null],
  [[]],
])('R13 ignores the renditions %j, and shows the picture without them', (renditions) => {
  const photo = { id: 1, image: '/media/a.jpg', width: 1200, height: 900, renditions }
  const { href, size } = picture
  expect(photoSchema.parse(photo).picture).toEqual({ src, href, size })
})

vi.mock('@/lib/site/environment', () => ({
  environment: {
    apiBaseUrl: 'http://socle:8000/v1',
    publicApiBaseUrl: 'https://api.example.org/v1',
  },
}))

it('R13 prefixes a relative address with the API base, with or without a leading slash', () => {
  const expected = {
    src: 'http://socle:8000/v1/media/a.jpg',
    href: 'https://api.example.org/v1/media/a.jpg',
  }
  expect(fileAddress('/media/a.jpg')).toEqual(expected)
  expect(fileAddress('media/a.jpg')).toEqual(expected)
})

it('R13 uses an absolute address unchanged', () => {
  const address = 'https://images.example.net/a.jpg'
  expect(fileAddress(address)).toEqual({ src: address, href: address })
})

it('gives browsers the public base for absolute addresses under the API base', () => {
  expect(fileAddress('http://socle:8000/v1/media/a.jpg')?.href).toBe(
    'https://api.example.org/v1/media/a.jpg',
  )
  expect(fileAddress('https://api.example.org/v1/media/a.jpg')?.src).toBe(
    'http://socle:8000/v1/media/a.jpg',
  )
})

it.each([undefined, null, '', '  '])('is undefined for %j', (address) => {
  expect(fileAddress(address)).toBeUndefined()
})
