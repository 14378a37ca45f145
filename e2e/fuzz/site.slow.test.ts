import { expect, test } from 'vitest'
import { startSitePair } from '../support/site-pair'
import { attack } from './attack'

const count = 2000

const surface = {
  paths: [
    ...['/', '/medias', '/medias/mediavideo', '/medias/mediagalerie', '/medias/mediaevenements'],
    ...['/medias/videoplayers', '/beaute', '/beaute/videoplayers', '/voyage', '/immobilier'],
    ...['/sw.js', '/favicon.ico', '/icon.svg', '/robots.txt', '/sitemap.xml', '/_next/image'],
    ...['/manifest.webmanifest', '/api/health', '/api/revalidate', '/icons/signe-192.png'],
    ...['/medias/mediaevenements/calendrier.ics', '/medias/mediaevenements/flux.xml'],
    ...['/medias/mediaevenements/nuit-du-conte', '/voyage/destination/france', '/hors-ligne'],
    '/medias/mediaevenements/nuit-du-conte/calendrier.ics',
  ],
  folders: [
    ...['', '/medias', '/medias/mediaevenements', '/beaute/formations', '/voyage/destination'],
    ...['/medias/videoplayers', '/beaute/videoplayers', '/immobilier/vue', '/sitemap', '/partage'],
    ...['/partage/evenement', '/api', '/api/affiche/evenement', '/_next', '/_next/static'],
    '/images',
  ],
  parameters: [
    ...['v', 'videoUrl', 'categorySlug', 't', 'title', 'lecture', 'onglet', 'tri', 'chambres'],
    ...['nombre', 'maison', 'url', 'w', 'q', '_rsc', '__nextDataReq', 'page', '%zz'],
  ],
}

test('thousands of odd requests get no 5xx, and leave every page as it was', async () => {
  const { site, stop } = await startSitePair()
  try {
    const { seed, responses, problems } = await attack({ port: site.port, surface, count })
    expect(problems.slice(0, 20), `seed ${seed}`).toEqual([])
    expect(responses).toBe(count)

    for (const path of surface.paths.filter((it) => it !== '/_next/image')) {
      const expected = path === '/api/revalidate' ? 405 : 200
      expect((await fetch(site.url + path)).status, path).toBe(expected)
    }
  } finally {
    await stop()
  }
}, 300_000)
