import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trackingParams } from '@/contract/tracking-params'
import { universes } from '@/contract/universes.mjs'
import { config } from '../../middleware'
import { houseParam, isPrefetchable, playerParams, rewrittenPages } from './query-params'

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

test('nginx leaves the parameters of campaigns out of the address it keeps, and none that selects a page', () => {
  const rules = readFileSync('deploy/nginx/http.conf', 'utf8')
  const [, rule = ''] = /"(?:~)(\S+utm_\S+)" \$rayonne_plain_path;/.exec(rules) ?? []
  expect(rule).toContain(`${trackingParams.source.slice(1, -1)}=`)
  const isPlainPage = (url: string) => new RegExp(rule).test(url)
  expect(isPlainPage('/immobilier?utm_source=a&fbclid=b')).toBe(true)
  const selecting = [...pairs, ...Object.values(playerParams).map((name) => `/medias?${name}`)]
  expect(selecting.filter((url) => isPlainPage(`${url}=1`))).toEqual([])
  expect(pairs.filter((url) => isPlainPage(url.replace('?', '?utm_source=a&')))).toEqual([])
})

test('the backend counts the messages of a house by the parameter that opens it', () => {
  const source = readFileSync('backend/src/contact-clicks/pages.ts', 'utf8')
  expect(source).toContain(`/immobilier\\?${houseParam}=`)
})

test('a page is prefetched unless its query selects another one', () => {
  expect(['/', '/voyage#faq', '/medias/mediavideo'].map(isPrefetchable)).toEqual([true, true, true])
  const never = ['/immobilier', '/immobilier#services', '/immobilier?onglet=louer', '/medias?n=1']
  expect(never.map(isPrefetchable)).toEqual([false, false, false, false])
})
