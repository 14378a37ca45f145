import { expect, test } from 'vitest'
import { findRequestTimePages } from './static-pages'

/** The parts of a build's manifests that matter, of a page, an ISR page and two route handlers. */
const manifests = {
  appPaths: {
    '/page': '/',
    '/medias/videoplayers/[id]/page': '/medias/videoplayers/[id]',
    '/robots.txt/route': '/robots.txt',
    '/api/health/route': '/api/health',
  },
  prerender: {
    routes: {
      '/': { initialRevalidateSeconds: 60, srcRoute: '/' },
      '/robots.txt': { initialRevalidateSeconds: false, srcRoute: '/robots.txt' },
    },
    dynamicRoutes: { '/medias/videoplayers/[id]': { fallback: null } },
  },
}
const allowed = { pages: {}, routes: { '/api/health': 'live' } }

test('static pages, ISR pages and allowed route handlers pass', () => {
  expect(findRequestTimePages(manifests, allowed)).toEqual([])
})

test('a page rendered for each request is named', () => {
  const prerender = { ...manifests.prerender, dynamicRoutes: {} }
  expect(findRequestTimePages({ ...manifests, prerender }, allowed)).toEqual([
    expect.stringMatching('^/medias/videoplayers/\\[id\\] is rendered for each request'),
  ])
})

test('a page that is listed as one passes, and must be rendered for each request', () => {
  const appPaths = { ...manifests.appPaths, '/apercu/page': '/apercu' }
  const listed = { ...allowed, pages: { '/apercu': 'drafts' } }
  expect(findRequestTimePages({ ...manifests, appPaths }, listed)).toEqual([])
  expect(findRequestTimePages(manifests, listed)).toEqual([expect.stringContaining('/apercu')])
})

test('a route handler must be listed, and listing a page as one does not help', () => {
  const appPaths = { ...manifests.appPaths, '/partage/[kind]/route': '/partage/[kind]' }
  expect(findRequestTimePages({ ...manifests, appPaths }, allowed)).toEqual([
    expect.stringContaining('/partage/[kind]'),
  ])
  const page = { ...manifests.appPaths, '/compte/page': '/compte' }
  const routes = { ...allowed.routes, '/compte': 'shows who is signed in' }
  const listed = { ...allowed, routes }
  expect(findRequestTimePages({ ...manifests, appPaths: page }, listed)).toEqual([
    expect.stringContaining('/compte'),
  ])
})

test('an entry of the list that is static, or gone, is named', () => {
  const routes = { ...allowed.routes, '/robots.txt': 'old', '/gone': 'old' }
  const listed = { ...allowed, routes }
  expect(findRequestTimePages(manifests, listed)).toEqual([
    expect.stringContaining('/robots.txt'),
    expect.stringContaining('/gone'),
  ])
})

test('an empty build is a problem', () => {
  expect(findRequestTimePages({ ...manifests, appPaths: {} }, allowed)).toEqual([
    'The build has no pages.',
  ])
})
