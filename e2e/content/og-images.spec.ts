import { youtubeId } from '../mock-backend/content/videos'
import { expect, test } from '../support/shared-site-test'

// Those of the pages, in their current version, are read by seo.spec.ts.
test('R74 a subject has its share image under any version, for minutes; what does not exist has none', async ({
  request,
}) => {
  for (const [address, status] of [
    ['evenement/nuit-du-conte/ancienne', 200],
    [`video/${youtubeId('medias', 0)}/ancienne`, 200],
    ['destination/espagne/ancienne', 200],
    ['evenement/inconnu/v', 404],
    ['video/aaaaaaaaaaa/v', 404],
    ['maison/9999/v', 404],
    ['autre/v', 404],
    ['medias', 404],
  ] as const) {
    const response = await request.get(`/partage/${address}.jpg`)
    expect.soft(response.status(), address).toBe(status)
    const cacheControl = response.headers()['cache-control']
    expect.soft(cacheControl === 'public, max-age=300', address).toBe(status === 200)
  }
})
