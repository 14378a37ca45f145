import { expect, it } from 'vitest'
import { ownPictureName, renditionsOf } from './renditions'

const widths = (width: number, type: 'avif' | 'webp') =>
  renditionsOf('a/b', { width, hash: 'c0ffee00' }, type).map((it) => it.width)

it('names a file by its picture, the hash of its content, and its width', () => {
  expect(renditionsOf('hero/accueil', { width: 200, hash: 'c0ffee00' }, 'avif')).toEqual([
    { type: 'avif', width: 200, path: '/_pictures/hero/accueil.c0ffee00.200.avif' },
  ])
})

it('makes AVIF in the widths of the layout up to that of the picture, none twice almost', () => {
  expect(widths(1920, 'avif')).toEqual([160, 320, 480, 640, 720, 828, 1080, 1440, 1920])
  expect(widths(960, 'avif')).toEqual([160, 320, 480, 640, 720, 960])
})

it('makes WebP in few widths, never enlarged', () => {
  expect(widths(1920, 'webp')).toEqual([640, 1080])
  expect(widths(960, 'webp')).toEqual([640, 960])
  expect(widths(500, 'webp')).toEqual([500])
})

it('knows the site’s own pictures by their address', () => {
  expect(ownPictureName('/images/hero/accueil.jpg')).toBe('hero/accueil')
  expect(ownPictureName('/images/image-non-trouvee.svg')).toBeUndefined()
  expect(ownPictureName('http://localhost:3001/images/a.jpg')).toBeUndefined()
})
