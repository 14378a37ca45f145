import { expect, it } from 'vitest'
import type { BackendPicture } from '@/lib/backend/picture'
import { pictureData } from './picture-data'

const own = { src: '/images/destinations/france.jpg', alt: '' }
const src: BackendPicture = { href: '/media/a.jpg', src: '/media/a.jpg' }
const box = { width: 960, height: 1200, sizes: '100vw', className: 'cover-picture object-top' }
const classOf = (replacement?: BackendPicture, className?: string) =>
  pictureData(
    { own, ...(replacement && { replacement: { src: replacement, alt: '' } }) },
    box,
    className ? { className } : {},
  ).className

it('R13 the owner’s picture is cropped around its focal point or its middle, not around that of the drawing that it replaces', () => {
  expect(classOf(undefined, 'cover-picture')).toBe('cover-picture object-top')
  expect(classOf(src, 'cover-picture')).toBe('cover-picture object-center')
  const focalPoint = { x: 80, y: 10 }
  expect(classOf({ ...src, focalPoint }, 'cover-picture')).toBe('cover-picture object-[75%_0%]')
  expect(classOf({ ...src, focalPoint })).toBe('cover-picture object-top')
})
