import { listContents } from '../mock-backend/content/many'
import { lists } from '../support/long-lists'
import { pageHeaderProblems } from '../support/security-headers'
import { isSlowTier } from '../support/tier'
import { expect, testOfOwnSite as test } from './site-test'

const watchPath = '/medias/videoplayers?v=film0000005'

/** Every page that shows a list in pages, and every page that shows a few of its items. */
const pages = [
  ...['/', '/medias', '/beaute', watchPath, `${watchPath}&title=Film&page=2`],
  ...[`${watchPath}&categorySlug=portraits`, '/beaute/videoplayers?v=soin0000005'],
  ...['/medias/mediaevenements/soiree-50'],
  ...['/immobilier', '/immobilier?onglet=louer'],
  ...lists.flatMap(({ path }) => [path, `${path}/page/2`]),
]

const count = isSlowTier ? 10_000 : 400

test(`A54 ${count} items of each kind make no page a fifth larger than a hundred do`, async ({
  mock,
  publish,
  request,
}) => {
  const sizes = new Map<string, number[]>()
  for (const items of [100, count]) {
    await publish(listContents(items))
    for (const path of pages) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(pageHeaderProblems(response.headersArray()), path).toEqual([])
      sizes.set(path, [...(sizes.get(path) ?? []), (await response.text()).length])
    }
  }
  // The backend tells the dimensions of photos, so none is requested for them.
  const probed = mock.requests.filter(({ path }) => /^\/media\/(vue|salon)/.test(path))
  expect(probed).toEqual([])
  const ratios = [...sizes].map(([path, [few = 0, many = 0]]) => ({ path, ratio: many / few }))
  expect(ratios).toHaveLength(pages.length)
  expect(ratios.filter(({ ratio }) => !(ratio <= 1.2))).toEqual([])
})

// Its items, its links, its metadata, and which numbers are none: app/pages.test.tsx, lib/pagination/list-routes.test.ts.
test('A54 every page of a list has an address of its own; the first is the list itself, no other exists', async ({
  publish,
  request,
}) => {
  await publish(listContents(100))
  for (const { path } of lists) {
    expect((await request.get(`${path}/page/3`)).status(), path).toBe(200)
    const redirect = await request.get(`${path}/page/1`, { maxRedirects: 0 })
    expect([redirect.status(), redirect.headers().location]).toEqual([308, path])
    const missing = await request.get(`${path}/page/4`)
    expect(missing.status(), path).toBe(404)
    expect(await missing.text()).toContain('Page non trouvée.')
  }
})
