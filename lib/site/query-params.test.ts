import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { universes } from '@/lib/shared/universes.mjs'
import { config } from '../../middleware'
import { isPrefetchable, rewrittenPages } from './query-params'

const pairs = Object.entries(rewrittenPages).flatMap(([path, names]) =>
  names.map((name) => `${path}?${name}`),
)

test('the middleware is called for each of the parameters, and for no other', () => {
  const matched = config.matcher.flatMap(({ source, has }) =>
    has.map(({ type, key }) => (type === 'query' ? `${source}?${key}` : type)),
  )
  expect(matched.toSorted()).toEqual(pairs.toSorted())
})

test('the players are those of the universes with one', () => {
  const players = Object.keys(rewrittenPages).filter((path) => path.endsWith('/videoplayers'))
  const areas = universes.filter(({ hasPlayer }) => hasPlayer)
  expect(players.toSorted()).toEqual(areas.map(({ key }) => `/${key}/videoplayers`).toSorted())
})

test('the pages of nginx differ by each of the parameters, and by no other', () => {
  const [, block = ''] =
    /map "\$uri\?\$args" \$rayonne_page_arguments \{\n([^}]*)\n\}/.exec(
      readFileSync('deploy/nginx/http.conf', 'utf8'),
    ) ?? []
  const rules = [...block.matchAll(/"~(\S+)"\s+\$args;/g)].map(([, rule = '']) => new RegExp(rule))
  expect(rules).toHaveLength(2)
  const isKeyed = (url: string) => rules.some((rule) => rule.test(url))
  const names = [...new Set(Object.values(rewrittenPages).flat()), 'utm_source', 'page', 'photo']
  const keyed = [...Object.keys(rewrittenPages), '/voyage'].flatMap((path) =>
    names.map((name) => `${path}?${name}`).filter((url) => isKeyed(`${url}=1`)),
  )
  expect(keyed.toSorted()).toEqual(pairs.toSorted())
  for (const url of pairs) expect(isKeyed(`${url.replace('?', '?a=1&')}=1`)).toBe(true)
})

test('a page is prefetched unless its query selects another one', () => {
  expect(['/', '/voyage#faq', '/medias/mediavideo'].map(isPrefetchable)).toEqual([true, true, true])
  const never = ['/immobilier', '/immobilier#services', '/immobilier?onglet=louer', '/medias?n=1']
  expect(never.map(isPrefetchable)).toEqual([false, false, false, false])
})
