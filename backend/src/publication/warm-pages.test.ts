import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createRevalidationWebhook } from './revalidation-webhook'

const paths: string[] = []
const image = '/partage/evenement/gala/0123abcd.jpg'
const poster = '/partage/vignette/gala/0123abcd.jpg'
const server = createServer(({ url = '' }, response) => {
  paths.push(url)
  if (url === '/casse') return void response.destroy()
  response.end(
    url.endsWith('gala') &&
      `<meta property="og:image" content="https://www.example.org${image}"/><img srcset="${poster} 480w"><script>'${image}'</script>`,
  )
})
let site = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void (paths.length = 0))
afterAll(() => void server.close())

it('requests published pages once the site is told, and the share images and posters that each names, once', async () => {
  const gala = '/medias/mediaevenements/gala'
  const changed = ['/casse', gala, '/medias/mediagalerie']
  await createRevalidationWebhook(
    [site],
    'secret',
    [0],
  )({ contents: ['medias-events'], paths: changed })
  const expected = ['/api/revalidate', '/casse', gala, image, poster, '/medias/mediagalerie']
  await expect.poll(() => paths).toEqual(expected)
})

it('requests 20 pages of a publication at most', async () => {
  const many = Array.from({ length: 30 }, (_, id) => `/immobilier?maison=${id}`)
  await createRevalidationWebhook(
    [site],
    'secret',
    [0],
  )({ contents: ['immo-maisons'], paths: many })
  await expect.poll(() => paths.at(-1)).toBe('/immobilier?maison=19')
  expect(paths).toHaveLength(21)
})
