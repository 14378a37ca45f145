import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import manifest from './manifest'
import robots from './robots'

vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: async () => defaultSettings,
}))

const root = new URL('..', import.meta.url)
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return `${format} ${width}x${height}`
}

it('R4 the manifest’s icons exist in the sizes that it states, below 20 kB', async () => {
  const { icons = [] } = await manifest()
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
  for (const { src, sizes } of icons) {
    const bytes = await readFile(new URL(`public${src}`, root))
    expect(await sizeOf(bytes)).toBe(`png ${sizes}`)
    expect(bytes.length).toBeLessThan(20_000)
  }
})

it('the colours are those of app/tokens.css', async () => {
  const tokens = await readFile(new URL('app/tokens.css', root), 'utf8')
  const night = /--color-night: (#\w+)/.exec(tokens)?.[1]
  const { background_color, theme_color } = await manifest()
  expect([background_color, theme_color]).toEqual([night, night])
})

it('the favicon and the touch icon exist in their sizes', async () => {
  expect(await sizeOf(await readFile(new URL('app/apple-icon.png', root)))).toBe('png 180x180')
  const icon = await readFile(new URL('app/favicon.ico', root))
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32])
  expect(await sizeOf(icon.subarray(icon.readUInt32LE(18)))).toBe('png 32x32')
})

it('search engines may read everything but the API endpoints, except pictures', () => {
  expect(robots().rules).toEqual({
    userAgent: '*',
    allow: ['/', '/api/image/'],
    disallow: '/api/',
  })
  expect(robots().sitemap).toMatch(/^http.*\/sitemap\.xml$/)
})
