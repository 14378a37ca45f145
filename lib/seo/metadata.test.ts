import { expect, test } from 'vitest'
import { staticRoutes } from '@/contract/static-routes'
import { areaOgImage } from '@/lib/og-image/address'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { documentTitle } from './document-title'
import { metaDescription as describeText, pageMetadata, staticRouteMetadata } from './metadata'

const lengthOf = (text: string) => [...text].length

test('every static route has a title of at most 60 and a description of 120 to 155 characters', () => {
  expect(staticRoutes.length).toBeGreaterThan(10)
  for (const { title, description, path } of staticRoutes) {
    expect(lengthOf(documentTitle(title, defaultSettings)), path).toBeLessThanOrEqual(60)
    expect(lengthOf(description), path).toBeGreaterThanOrEqual(120)
    expect(lengthOf(description), path).toBeLessThanOrEqual(155)
  }
  for (const key of ['path', 'title', 'description'] as const) {
    expect(new Set(staticRoutes.map((page) => page[key])).size).toBe(staticRoutes.length)
  }
})

test('a long title is used without the site’s name before it is truncated', () => {
  expect(documentTitle('Médias', defaultSettings)).toBe('Médias | Rayonne')
  const sixty = 'é'.repeat(60)
  expect(documentTitle(sixty, defaultSettings)).toBe(sixty)
  expect(lengthOf(documentTitle('mot '.repeat(30), defaultSettings))).toBeLessThanOrEqual(60)
  expect(lengthOf(documentTitle('👩🏾‍🦱'.repeat(40), defaultSettings))).toBeLessThanOrEqual(60)
})

test('a description is extended to 120 characters and truncated at 155', () => {
  const filler =
    'Une phrase qui dit où l’on est et ce que l’on peut y faire, depuis Cotonou ou d’ailleurs.'
  const short = describeText('Un titre', undefined, filler, filler)
  expect(short.startsWith('Un titre. Une phrase')).toBe(true)
  expect(lengthOf(short)).toBeGreaterThanOrEqual(120)
  const long = describeText('mot '.repeat(100), filler)
  expect(lengthOf(long)).toBeLessThanOrEqual(155)
  expect(long).not.toContain('Une phrase')
})

test('a page has the same title, description and image for search engines, Open Graph and Twitter', () => {
  const facts = {
    title: 'T',
    description: 'D',
    path: '/x',
    ogImage: areaOgImage('voyage', defaultSettings),
  }
  const metadata = pageMetadata(defaultSettings, facts)
  expect(metadata.alternates).toEqual({ canonical: '/x' })
  expect(metadata.openGraph).toMatchObject({
    title: 'T | Rayonne',
    description: 'D',
    url: '/x',
    locale: 'fr_FR',
    type: 'website',
    siteName: 'Rayonne',
  })
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', title: 'T | Rayonne' })
  const [image] = [metadata.openGraph?.images].flat()
  expect(image).toEqual({
    url: facts.ogImage.path,
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: 'Voyage\u00a0: Le pays, le visa, le départ\u00a0: nous vous suivons du début à la fin.',
  })
  expect(metadata.twitter?.images).toEqual([(image as { url: string }).url])
})

test('the alternative text of a share image ends with its detail', () => {
  const ogImage = { ...areaOgImage('voyage', defaultSettings), detail: 'Samedi 6 décembre' }
  const { openGraph } = pageMetadata(defaultSettings, {
    title: 'T',
    description: 'D',
    path: '/x',
    ogImage,
  })
  const [image] = [openGraph?.images].flat()
  expect((image as { alt: string }).alt).toMatch(/^Voyage\u00a0: .+\. Samedi 6 décembre$/)
})

test('a static route has its feeds', () => {
  const feeds = { 'application/rss+xml': { path: '/flux.xml', title: 'Flux' } }
  expect(staticRouteMetadata('/medias', defaultSettings, { feeds }).alternates?.types).toEqual({
    'application/rss+xml': [{ url: '/flux.xml', title: 'Flux' }],
  })
})
