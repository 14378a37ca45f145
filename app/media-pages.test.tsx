import { expect, it, vi } from 'vitest'
import type { Resource } from '@/contract/endpoints'
import { listContents } from '@/e2e/mock-backend/content/many'
import { pageSize } from '@/lib/pagination/pages'
import { graphOf, nodesOf } from '@/testing/json-ld'
import { htmlOf, pagesBackend, part } from '@/testing/rendered-pages'
import { textOf } from '@/testing/server-html'

vi.mock('next/cache', () => ({ unstable_cache: () => async () => true }))

const backend = pagesBackend()

/** The texts of all cards' headings, in order. */
const cardsOf = (html: string) => [...html.matchAll(/<h3\b[^]*?<\/h3>/g)].map(([it]) => textOf(it))

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, it]) => it)
it('the visible breadcrumbs of an event are those of its JSON-LD', async () => {
  const page = () => import('./medias/mediaevenements/[slug]/page')
  const html = await htmlOf(page, { slug: 'nuit-du-conte' })
  const list = graphOf(html, '').find((node) => node['@type'] === 'BreadcrumbList')
  const entries = (list?.itemListElement ?? []) as { name: string }[]
  const names = entries.map(({ name }) => name)
  expect(names).toEqual(['Accueil', 'Médias', 'Événements', 'La nuit du conte'])
  const visible = part(html, 'nav', 'aria-label="Fil d’Ariane"')
  expect(
    [...visible.matchAll(/<li\b[^]*?<\/li>/g)].map(([it]) => textOf(it).replace(' ›', '')),
  ).toEqual(names)
})

it('R76 R77 R80 no event is said to be live before its scripts know the time; others and its place on a map are linked', async () => {
  const page = () => import('./medias/mediaevenements/[slug]/page')
  const html = await htmlOf(page, { slug: 'nuit-du-conte' })
  expect(html).toMatch(/<a [^>]*>Regarder en direct/)
  expect(textOf(html)).not.toContain('En direct')
  const others = html.slice(html.indexOf('Prochains événements'))
  expect(cardsOf(others)).toHaveLength(3)
  expect(cardsOf(others)).not.toContain('La nuit du conte')
  const map = hrefs(html).find((it) => it?.includes('openstreetmap'))
  expect(map).toMatch(/\/search\?query=Place\+Bulgarie%2C\+Cotonou$/)
  expect(textOf(html)).toContain('Place Bulgarie, Cotonou (voir sur la carte)')
})

it.each([
  [() => import('./medias/mediavideo/page'), '/medias/mediavideo', 'article'],
  [() => import('./beaute/videosbeaute/page'), '/beaute/videosbeaute', 'article'],
  [() => import('./medias/mediagalerie/page'), '/medias/mediagalerie', 'a [^>]*data-photo='],
  [() => import('./beaute/photobeaute/page'), '/beaute/photobeaute', 'a [^>]*data-photo='],
  [() => import('./medias/mediaevenements/page'), '/medias/mediaevenements', 'article'],
] as const)(
  'A54 each page of a list has its items, and links to those beside it: %#',
  async (page, path, item) => {
    const contents = Object.entries(listContents(100)) as [Resource, unknown][]
    for (const [resource, content] of contents) backend().set(resource, content)
    const address = (number: number) => (number > 1 ? `${path}/page/${number}` : path)
    for (const [number, items] of [
      [1, pageSize],
      [2, pageSize],
      [3, 100 - 2 * pageSize],
    ] as const) {
      const html = await htmlOf<{ page?: string }>(page, number > 1 ? { page: String(number) } : {})
      const linked = (rel: string) =>
        new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="([^"]*)"`).exec(html)?.[1]
      expect([linked('prev'), linked('next')]).toEqual([
        number > 1 ? address(number - 1) : undefined,
        number < 3 ? address(number + 1) : undefined,
      ])
      expect(html.match(new RegExp(`<${item}`, 'g'))).toHaveLength(items)
      const list = nodesOf(graphOf(html, '')).find((it) => it['@type'] === 'ItemList')
      if (list)
        expect(list.itemListElement).toMatchObject({
          length: items,
          0: { position: (number - 1) * pageSize + 1 },
        })
      else expect(item, 'photos are one gallery').toContain('data-photo')
    }
    for (const [resource] of contents) backend().set(resource, undefined)
  },
)
