import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const base = { alt: 'x', width: 1600, height: 1000, sizes: '80vw', className: 'wide' }
const hero = {
  hero: { width: 700, hash: 'c0ffee00' },
  'hero/voyage': { width: 700, hash: 'abad1dea' },
}

async function load() {
  return import('./picture-props')
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('API_BASE_URL', 'https://api.example.org')
  vi.stubEnv('OWN_PICTURES', JSON.stringify(hero))
})
afterEach(() => vi.unstubAllEnvs())

it('an own picture has static files: WebP in its img, AVIF for a source', async () => {
  const { pictureProps, pictureSources } = await load()
  const picture = { ...base, src: '/images/hero.jpg' }
  expect(pictureProps(picture)).toEqual({
    ...base,
    src: '/_pictures/hero.c0ffee00.700.webp',
    sizes: undefined,
  })
  const srcSet = '/_pictures/hero.c0ffee00.360.avif 360w, /_pictures/hero.c0ffee00.700.avif 700w'
  expect(pictureSources(picture)).toEqual([{ type: 'image/avif', srcSet, sizes: '80vw' }])
})

it('a hero offers its crop to phones first', async () => {
  const { pictureSources } = await load()
  const media = '(max-width: 479px) and (orientation: portrait)'
  const crop = '/_pictures/hero/voyage.abad1dea.175-350'
  expect(pictureSources({ ...base, src: '/images/hero/voyage.jpg' })).toEqual([
    { type: 'image/avif', srcSet: `${crop}.avif`, media },
    { type: 'image/webp', srcSet: `${crop}.webp`, media },
    { type: 'image/avif', srcSet: expect.stringContaining('.360.avif 360w, '), sizes: '80vw' },
  ])
})

it('a picture of the backend goes through the image optimizer', async () => {
  const { pictureProps, pictureSources } = await load()
  const picture = { ...base, src: 'https://api.example.org/media/a.jpg' }
  expect(pictureProps(picture).src).toMatch(/^\/_next\/image\?url=https%3A/)
  expect(pictureProps(picture).srcSet).toContain('w=640')
  expect(pictureSources(picture)).toEqual([])
})

it('a picture of the backend with renditions has them instead', async () => {
  const { pictureProps, pictureSources } = await load()
  const address = 'https://api.example.org/media/a.jpg'
  const renditions = [
    { src: '/api/image/media/a.360', width: 360 },
    { src: '/api/image/media/a.1200', width: 1200 },
  ]
  const picture = { ...base, src: { src: address, href: address, renditions } }
  expect(pictureProps(picture)).toEqual({
    ...base,
    src: '/api/image/media/a.1200',
    srcSet: '/api/image/media/a.360 360w, /api/image/media/a.1200 1200w',
  })
  expect(pictureSources(picture)).toEqual([])
})

it.each(['/images/nouvelle.jpg', 'https://images.example.net/a.jpg'])(
  '%s, which nothing resizes, is used as it is',
  async (src) => {
    const { pictureProps } = await load()
    expect(pictureProps({ ...base, src })).toMatchObject({ src, srcSet: undefined })
  },
)
