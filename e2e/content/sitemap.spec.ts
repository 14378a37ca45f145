import sharp from 'sharp'
import { staticRoutes } from '../../lib/shared/static-routes'
import { courses } from '../mock-backend/content/courses'
import { events } from '../mock-backend/content/events'
import { todayInCotonou } from '../mock-backend/days'
import { expect, test } from '../support/shared-site-test'
import { sitemapErrors, textsOf } from '../support/sitemap-schema'

const contentOptions = { base: '', today: todayInCotonou() }

test('R83 the sitemap is valid and lists every page, event, video, course and house of this origin', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(await sitemapErrors(xml)).toEqual([])

  const addresses = textsOf(xml, 'loc')
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
  const paths = addresses.map((address) => address.slice(baseURL?.length))
  expect(paths).toEqual(
    expect.arrayContaining([
      ...staticRoutes.map(({ path }) => path),
      ...events(contentOptions).map(({ slug }) => `/medias/mediaevenements/${slug}`),
      ...courses(contentOptions).map(({ slug }) => `/beaute/formations/${slug}`),
      ...['espagne', 'france', 'italie'].map((slug) => `/voyage/destination/${slug}`),
    ]),
  )
  const count = (start: string) => paths.filter((path) => path.startsWith(start)).length
  expect({
    films: count('/medias/videoplayers?v='),
    beautyFilms: count('/beaute/videoplayers?v='),
    houses: count('/immobilier?maison=') + count('/immobilier?onglet=louer&maison='),
  }).toEqual({ films: 16, beautyFilms: 10, houses: 26 })
  expect(textsOf(xml, 'video:player_loc')).toHaveLength(26)
  expect(xml.split('/galerie-')).toHaveLength(28 + 1)
})

test('R83 the pages that the sitemap lists answer 200', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = textsOf(xml, 'loc').map((address) => address.slice(baseURL?.length))
  const kinds = new Map(paths.map((path) => [path.replace(/[^/=]+$/, ''), path]))
  const examples = [...new Set([...kinds.values(), ...staticRoutes.map(({ path }) => path)])]
  expect(examples.length).toBeGreaterThan(staticRoutes.length + 4)
  const statuses = await Promise.all(
    examples.map(async (path) => `${path} ${(await request.get(path)).status()}`),
  )
  expect(statuses).toEqual(examples.map((path) => `${path} 200`))
})

test('further sitemap files exist only when they are needed', async ({ request }) => {
  const [first, second] = await Promise.all(
    ['/sitemap/1.xml', '/sitemap/2.xml'].map((path) => request.get(path)),
  )
  expect([first?.status(), second?.status()]).toEqual([200, 404])
  expect(await first?.text()).toBe(await (await request.get('/sitemap.xml')).text())
})

test('robots.txt allows everything except the API endpoints, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  expect((await response.text()).trim().split(/\n+/)).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Allow: /api/image/',
    'Disallow: /api/',
    `Sitemap: ${baseURL}/sitemap.xml`,
  ])
})

test('pages link the manifest and the icons, which exist in the declared sizes', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const link = (rel: string) => new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(html)?.[1]
  const icons = ['/favicon.ico', link('icon'), link('apple-touch-icon')]
  const answers = await Promise.all(icons.map((address) => request.get(address ?? '/absent')))
  expect(answers.map((answer) => answer.headers()['content-type'])).toEqual([
    'image/x-icon',
    expect.stringMatching(/^image\/(x-icon|svg\+xml)$/),
    'image/png',
  ])

  const response = await request.get(link('manifest') ?? '')
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = await response.json()
  expect(manifest).toMatchObject({ lang: 'fr', start_url: '/', short_name: 'Rayonne' })
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
