import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { notFoundStatus } from '@/lib/http/not-found-status'
import { noindexMetadata } from '@/lib/seo/metadata'
import { isNoindex, isNotFound } from './page-markers.mjs'

const meta = (name: string, content: unknown) =>
  renderToStaticMarkup(createElement('meta', { name, content: String(content) }))

it('recognises the metadata that pages write', () => {
  expect(isNoindex(meta('robots', noindexMetadata('a', 'b').robots))).toBe(true)
  const [[name, status] = ['', '']] = Object.entries(notFoundStatus.other ?? {})
  expect(isNotFound(meta(name, status))).toBe(true)
})

it('does not match other metadata', () => {
  const html = meta('robots', 'index, follow') + meta('description', 'noindex 404')
  expect([isNoindex(html), isNotFound(html)]).toEqual([false, false])
})
