import { expect, it } from 'vitest'
import { ownPictureName, phoneRenditionOf, renditionsOf } from './renditions'

const widths = (width: number, type: 'avif' | 'webp') =>
  renditionsOf('a/b', { width, hash: 'c0ffee00' }, type).map((it) => it.width)

it('names a file by its picture, the hash of its content, and its width', () => {
  expect(renditionsOf('hero/accueil', { width: 200, hash: 'c0ffee00' }, 'avif')).toEqual([
    { type: 'avif', width: 200, path: '/_pictures/hero/accueil.c0ffee00.200.avif' },
  ])
})

it('makes AVIF in the widths of the layout up to that of the picture, none twice almost', () => {
  expect(widths(1920, 'avif')).toEqual([360, 680, 1200, 1920])
  expect(widths(960, 'avif')).toEqual([360, 680, 960])
  const [smallest] = renditionsOf('univers/a-survol', { width: 960, hash: 'c0ffee00' }, 'avif')
  expect(smallest?.width).toBe(168)
})

it('makes WebP in one width, never enlarged', () => {
  expect(widths(1920, 'webp')).toEqual([960])
  expect(widths(500, 'webp')).toEqual([500])
})

it('knows the site’s own pictures by their address', () => {
  expect(ownPictureName('/images/hero/accueil.jpg')).toBe('hero/accueil')
  expect(ownPictureName('/images/image-non-trouvee.svg')).toBeUndefined()
  expect(ownPictureName('http://localhost:3001/images/a.jpg')).toBeUndefined()
})

it('crops a hero for phones to half of its width, around the focus of the page', () => {
  expect(phoneRenditionOf('hero/immobilier', { width: 1920, hash: 'c0ffee00' }, 'avif')).toEqual({
    type: 'avif',
    width: 960,
    path: '/_pictures/hero/immobilier.c0ffee00.730-960.avif',
    crop: { left: 730, width: 960 },
  })
  const card = { width: 960, hash: 'c0ffee00' }
  expect(phoneRenditionOf('univers/medias', card, 'avif')).toBeUndefined()
})
