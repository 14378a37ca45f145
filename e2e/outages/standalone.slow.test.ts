import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { request as clients } from '@playwright/test'
import { expect, test, vi } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import { applications } from '../../scripts/lib/standalone/applications'
import { makeStandalone } from '../../scripts/lib/standalone/make-standalone'
import { logLines } from '../../testing/backend'
import { startSitePair } from '../../testing/site-pair'
import { routes } from '../routes'

// Vite's own; of the routes it would leave those of a deployed copy.
vi.hoisted(() => delete process.env.BASE_URL)

/** Another environment than that of the build, with which its pages were rendered. */
const environment = {
  PRODUCT_NAME: 'Zanzibar',
  CARE_BRAND: 'Institut Zanzibar',
  SITE_URL: 'https://www.example.org',
  COMPANY_PHONE: '+229 01 99 88 77 66',
}
const ofTheBuild = /Rayonne|localhost|2290100000000/

/** What a proxy that speaks TLS adds. */
const headers = {
  ...{ host: 'www.example.org', 'x-forwarded-host': 'www.example.org' },
  ...{ 'x-forwarded-proto': 'https', 'x-forwarded-port': '443', 'x-forwarded-for': '203.0.113.7' },
}

/** What no browser opens as a page. */
const otherTexts = [
  ...['/robots.txt', '/manifest.webmanifest', '/sitemap.xml', '/sw.js', '/ouverture.css'],
  ...['/medias/mediavideo/flux.xml', '/medias/mediaevenements/calendrier.ics'],
]

/** Megabytes: a container image adds Node and a system of 200. */
const maxMegabytes = 120

test('the standalone folder, alone and behind a proxy that speaks TLS, serves every route with the values of its environment; share images and redirects are of its origin (R1)', async () => {
  // Unlike `fetch`, it sends the host that it is told.
  const request = await clients.newContext()
  const parent = await mkdtemp(path.join(tmpdir(), 'standalone-'))
  const folder = path.join(parent, 'site')
  const { target } = await makeStandalone(root, {
    ...applications.site,
    target: 'test-results/standalone',
  })
  await cp(target, folder, { recursive: true, verbatimSymlinks: true })
  await rm(target, { recursive: true })
  expect(await megabytes(folder)).toBeLessThan(maxMegabytes)

  const { site, stop } = await startSitePair({ env: environment, folder })
  try {
    /** One of each kind. */
    const images = new Map<string, string>()
    for (const { path: url, status } of routes) {
      const response = await request.get(site.url + url, { headers, maxRedirects: 0 })
      expect(response.status(), url).toBe(status)
      const html = await response.text()
      // Pages that are not for sharing name none.
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
      if (image)
        images.set(
          new URL(image).pathname.split('/').slice(0, 3).join('/'),
          image.replaceAll('&amp;', '&'),
        )
      expect(html.match(/<h1[ >]/g), url).toHaveLength(1)
      expect(html, url).not.toMatch(ofTheBuild)
    }
    expect(images.size).toBeGreaterThan(4)
    for (const image of images.values()) {
      const response = await request.get(image.replace(environment.SITE_URL, site.url), { headers })
      expect([image, response.status()]).toEqual([expect.stringMatching(/^https:/), 200])
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
    const list = '/medias/mediaevenements'
    const former = await request.get(`${site.url}${list}/page/1`, { headers, maxRedirects: 0 })
    expect(former.status()).toBe(308)
    const { location = '' } = former.headers()
    expect(new URL(location, environment.SITE_URL).href).toBe(environment.SITE_URL + list)
    for (const url of otherTexts) {
      const response = await request.get(site.url + url)
      expect(response.status(), url).toBe(200)
      expect(await response.text(), url).not.toMatch(ofTheBuild)
    }
    await expect
      .poll(() => logLines(site))
      .toContainEqual(
        expect.objectContaining({
          ...{ level: 'warn', component: 'site' },
          names: ['CONTACT_EMAIL', 'SOCIAL_PAGE_URL', 'VIDEO_SITE_URL', 'SHORT_VIDEO_APP_URL'],
        }),
      )
  } finally {
    await stop()
    await request.dispose()
    await rm(parent, { recursive: true })
  }
}, 300_000)

async function megabytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
