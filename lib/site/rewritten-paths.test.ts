import { expect, test } from 'vitest'
import { config } from '../../proxy'
import { isPrefetchable, rewrittenPaths } from './rewritten-paths'

test('the rewritten paths are those of proxy.ts', () => {
  expect(new Set(config.matcher.map(({ source }) => source))).toEqual(new Set(rewrittenPaths))
})

test('a page is prefetched unless its query selects another one', () => {
  expect(['/', '/voyage#faq', '/medias/mediavideo'].map(isPrefetchable)).toEqual([true, true, true])
  const never = ['/immobilier', '/immobilier#services', '/immobilier?onglet=louer', '/medias?n=1']
  expect(never.map(isPrefetchable)).toEqual([false, false, false, false])
})
