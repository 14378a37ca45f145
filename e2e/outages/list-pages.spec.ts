import { listContents } from '../mock-backend/content/many'
import { graphOf, nodesOf } from '../support/json-ld'
import { lists, pageSize, videosPath } from '../support/long-lists'
import { expectPageHeaders } from '../support/security-headers'
import { expect, test } from '../support/worker-site-test'

const watchPath = '/medias/videoplayers?v=film0000005'

/** Every page that shows a list in pages, and every page that shows a few of its items. */
const pages = [
  ...['/', '/medias', '/beaute', watchPath, `${watchPath}&title=Film&page=2`],
  ...[`${watchPath}&categorySlug=portraits`, '/beaute/videoplayers?v=soin0000005'],
  ...['/medias/mediaevenements/soiree-50'],
  ...['/immobilier', '/immobilier?onglet=louer'],
  ...lists.flatMap(({ path }) => [path, `${path}/page/2`]),
]

for (const { count, options } of [
  { count: 1000, options: {} },
  { count: 10_000, options: { tag: '@slow' } },
]) {
  test(
    `A54 ${count} items of each kind make no page a fifth larger than a hundred do`,
    options,
    async ({ mock, publish, request }) => {
      const sizes = new Map<string, number[]>()
      for (const items of [100, count]) {
        await publish(listContents(items))
        for (const path of pages) {
          const response = await request.get(path)
          expect(response.status(), path).toBe(200)
          expectPageHeaders(response.headersArray())
          sizes.set(path, [...(sizes.get(path) ?? []), (await response.text()).length])
        }
      }
      // The backend tells the dimensions of photos, so none is requested for them.
      const probed = mock.requests.filter(({ path }) => /^\/media\/(vue|salon)/.test(path))
      expect(probed).toEqual([])
      const ratios = [...sizes].map(([path, [few = 0, many = 0]]) => ({ path, ratio: many / few }))
      expect(ratios).toHaveLength(pages.length)
      expect(ratios.filter(({ ratio }) => !(ratio <= 1.2))).toEqual([])
    },
  )
}

test('A54 every page of a list has an address of its own, names those beside it, and has its items, in JSON-LD with their positions in the whole list; the first is the list itself, no other exists', async ({
  baseURL,
  publish,
  request,
}) => {
  await publish(listContents(100))
  for (const { path, item } of lists) {
    const address = (number: number) => `${baseURL}${path}${number > 1 ? `/page/${number}` : ''}`
    for (const [number, items] of [pageSize, pageSize, 100 - 2 * pageSize].entries()) {
      const html = await (await request.get(address(number + 1))).text()
      const linked = (rel: string) =>
        html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`))?.[1]
      expect([linked('canonical'), linked('prev'), linked('next')]).toEqual([
        address(number + 1),
        number > 0 ? address(number) : undefined,
        number < 2 ? address(number + 2) : undefined,
      ])
      const followed = (rel: string) =>
        html.match(new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="([^"]*)"`))?.[1]
      expect([followed('prev'), followed('next')], 'links for readers').toEqual([
        number > 0 ? address(number).slice(baseURL?.length) : undefined,
        number < 2 ? address(number + 2).slice(baseURL?.length) : undefined,
      ])
      const start = item === 'article' ? /<article/g : /<a [^>]*data-photo=/g
      expect(html.match(start), address(number + 1)).toHaveLength(items)
    }
    const redirect = await request.get(`${path}/page/1`, { maxRedirects: 0 })
    expect([redirect.status(), redirect.headers().location]).toEqual([308, path])
    for (const number of ['4', '0', '02', '100000', '-1', 'deux', '2.0']) {
      const response = await request.get(`${path}/page/${number}`)
      expect(response.status(), number).toBe(404)
      expect(await response.text()).toContain('Page non trouvée.')
    }
  }
  const path = `${videosPath}/page/2`
  const graph = graphOf(await (await request.get(path)).text(), path)
  const items = nodesOf(graph).find((node) => node['@type'] === 'ItemList')?.itemListElement
  expect(items).toMatchObject({
    length: pageSize,
    0: { position: 37, name: 'Reportage numéro 37' },
  })
})
