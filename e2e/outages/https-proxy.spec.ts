import { routes } from '../routes'
import { expect, test } from '../support/test'

const origin = 'https://www.example.org'

/** What a proxy that speaks TLS adds. */
const headers = {
  host: 'www.example.org',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.org',
  'x-forwarded-port': '443',
  'x-forwarded-for': '203.0.113.7',
}

test(
  'behind a proxy that speaks TLS every route answers, rewritten addresses and redirects included, and pages name share images by https, which answer (R1)',
  { tag: '@slow' },
  async ({ isolatedSite, request }) => {
    const { site } = await isolatedSite({ env: { SITE_URL: origin } })
    const answers = []
    const images = new Set<string>()
    for (const { path } of routes) {
      const answer = await request.get(site.url + path, { headers, maxRedirects: 0 })
      answers.push({ path, status: answer.status() })
      // Pages that are not for sharing name none.
      const image = /<meta property="og:image" content="([^"]+)"/.exec(await answer.text())?.[1]
      if (image) images.add(image.replaceAll('&amp;', '&'))
    }
    expect(answers).toEqual(routes.map(({ path, status }) => ({ path, status })))

    const path = '/medias/mediaevenements/page/1'
    const redirect = await request.get(site.url + path, { headers, maxRedirects: 0 })
    expect(redirect.status()).toBe(308)
    const target = new URL(redirect.headers().location ?? '', origin + path)
    expect(target.href).toBe(`${origin}/medias/mediaevenements`)

    expect(images.size).toBeGreaterThan(10)
    expect([...images].filter((image) => !image.startsWith(`${origin}/`))).toEqual([])
    for (const image of images) {
      const answer = await request.get(image.replace(origin, site.url), { headers })
      expect.soft([image, answer.status()]).toEqual([image, 200])
      expect.soft(answer.headers()['content-type']).toMatch(/^image\//)
    }
  },
)
