import type { Metadata } from 'next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { areaOgImage } from '@/lib/og-image/address'
import { notFoundStatus, pageMetadata } from '@/lib/seo/metadata'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { isNotFound, isStored, noindex } from './page-markers.mjs'

const meta = (name: string, content: unknown) =>
  renderToStaticMarkup(createElement('meta', { name, content: String(content) }))

const other = (metadata: Metadata) =>
  Object.entries(metadata.other ?? {})
    .map(([name, content]) => meta(name, content))
    .join('')
const texts = {
  title: 'a',
  description: 'b',
  path: '/a',
  ogImage: areaOgImage('accueil', defaultSettings),
}

it('recognises the metadata that pages write', () => {
  expect(isNotFound(other(notFoundStatus))).toBe(true)
  expect(isStored(other(pageMetadata(defaultSettings, texts)))).toBe(true)
})

it('a variant, a page with status 404 and one with `noindex` are not stored', () => {
  expect(isStored(other(pageMetadata(defaultSettings, { ...texts, isVariant: true })))).toBe(false)
  expect(isStored(other(notFoundStatus))).toBe(false)
  expect(isStored(other(pageMetadata(defaultSettings, texts)) + meta('robots', noindex))).toBe(
    false,
  )
})

it('does not match other metadata', () => {
  const html = meta('robots', 'index, follow') + meta('description', 'noindex 404')
  expect([isStored(html), isNotFound(html)]).toEqual([false, false])
})
