import { staticRoutes } from '../../contract/static-routes'
import { sitemapErrors, textsOf } from '../../testing/sitemap-schema'
import { expect, test } from './site-test'

// Which entries it has: app/sitemap.xml/load-sitemap.test.ts.
test('R83 the sitemap is valid and lists pages of this origin, of every kind, that answer 200', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(await sitemapErrors(xml)).toEqual([])
  const addresses = textsOf(xml, 'loc')
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)

  const paths = addresses.map((address) => address.slice(baseURL?.length))
  const kinds = new Map(paths.map((path) => [path.replace(/[^/=]+$/, ''), path]))
  for (const kind of [
    ...['/medias/mediaevenements/', '/medias/videoplayers?v=', '/beaute/videoplayers?v='],
    ...['/beaute/formations/', '/voyage/destination/'],
    ...['/immobilier?maison=', '/immobilier?onglet=louer&maison='],
  ]) {
    expect.soft([...kinds.keys()]).toContain(kind)
  }
  for (const path of new Set([...kinds.values(), ...staticRoutes.map((route) => route.path)])) {
    expect.soft(paths).toContain(path)
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
  expect(textsOf(xml, 'video:player_loc')).toHaveLength(26)
  expect(xml.split('/galerie-')).toHaveLength(28 + 1)
})

// What they contain: app/manifest.test.ts, app/feeds.test.ts, lib/events/feed.test.ts.
test('pages link the manifest and the icons, robots.txt the sitemap; all of them, feeds and calendar are served', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text()
  const link = (rel: string) =>
    new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(html)?.[1] ?? '/absent'
  for (const [address, type] of [
    ['/favicon.ico', /^image\/x-icon/],
    [link('icon'), /^image\/(x-icon|svg\+xml)$/],
    [link('apple-touch-icon'), /^image\/png$/],
    [link('manifest'), /^application\/manifest\+json/],
    ['/robots.txt', /^text\/plain/],
    ['/medias/mediavideo/flux.xml', /^application\/rss\+xml; charset=utf-8$/],
    ['/medias/mediaevenements/flux.xml', /^application\/rss\+xml; charset=utf-8$/],
    ['/medias/mediaevenements/calendrier.ics', /^text\/calendar; charset=utf-8$/],
  ] as const) {
    const response = await request.get(address)
    expect.soft(response.status(), address).toBe(200)
    expect.soft(response.headers()['content-type'], address).toMatch(type)
  }
  const { icons } = await (await request.get(link('manifest'))).json()
  expect(icons).toHaveLength(3)
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots.trim().split(/\n+/)).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
