import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const base = { alt: 'x', width: 1600, height: 1000, sizes: '80vw', className: 'wide' }
const hero = { hero: { width: 700, hash: 'c0ffee00' } }

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
  const { avifSrcSet, pictureProps } = await load()
  const picture = { ...base, src: '/images/hero.jpg' }
  expect(pictureProps(picture)).toEqual({
    ...base,
    src: '/_pictures/hero.c0ffee00.700.webp',
    srcSet: '/_pictures/hero.c0ffee00.640.webp 640w, /_pictures/hero.c0ffee00.700.webp 700w',
  })
  expect(avifSrcSet(picture)).toMatch(
    /^\/_pictures\/hero\.c0ffee00\.160\.avif 160w, .*700\.avif 700w$/,
  )
})

it('a picture of the backend goes through the image optimizer', async () => {
  const { avifSrcSet, pictureProps } = await load()
  const picture = { ...base, src: 'https://api.example.org/media/a.jpg' }
  expect(pictureProps(picture).src).toMatch(/^\/_next\/image\?url=https%3A/)
  expect(pictureProps(picture).srcSet).toContain('w=640')
  expect(avifSrcSet(picture)).toBeUndefined()
})

it.each(['/images/nouvelle.jpg', 'https://images.example.net/a.jpg'])(
  '%s, which nothing resizes, is used as it is',
  async (src) => {
    const { pictureProps } = await load()
    expect(pictureProps({ ...base, src })).toMatchObject({ src, srcSet: undefined })
  },
)
