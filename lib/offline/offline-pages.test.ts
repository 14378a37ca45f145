import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trackingParams } from '@/contract/tracking-params'
import { offlineCachePrefix, requestedPage } from './offline-pages'
import { offlinePath } from './offline-path'

it.each([
  ['?page=%2Fmedias%2Fvideoplayers%3Fv%3Dabc', '/medias/videoplayers?v=abc'],
  ['', undefined],
  ['?page=https%3A%2F%2Fexample.org%2Fx', undefined],
  ['?page=%2F%2Fexample.org%2Fx', undefined],
  ['?page=%2F%5Cexample.org', undefined],
  ['?page=javascript%3Aalert(1)', undefined],
])('reads %s as %s', (search, expected) => {
  expect(requestedPage(search)).toBe(expected)
})

it('has the same cache names and parameters as the service worker', () => {
  const worker = readFileSync('public/sw.js', 'utf8')
  expect(worker).toContain(`const version = '${offlineCachePrefix}`)
  expect(worker).toContain('pages: `${version}pages`')
  expect(worker).toContain(String(trackingParams))
  expect(worker).toContain(`const fallbackPath = '${offlinePath}'`)
})
