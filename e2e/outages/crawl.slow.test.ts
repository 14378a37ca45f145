import { expect, test } from 'vitest'
import { textOf } from '../../testing/server-html'
import { startSitePair } from '../../testing/site-pair'
import { textsOf } from '../../testing/sitemap-schema'
import { listContents } from '../mock-backend/content/many'

/** Items of each list: events, houses and two lists of videos make 10,000 pages. */
const count = 2500
/**
 * Of so many pages of a kind one is read; of the others it is enough that they are linked. Videos of this
 * distance are in one category.
 */
const sampled = 51
const kinds = [
  /^\/medias\/mediaevenements\/[^/]+$/,
  /^\/medias\/videoplayers\?v=/,
  /^\/beaute\/videoplayers\?v=/,
  /^\/immobilier\?.*maison=/,
]

/** What a search engine reads of a page. */
async function read(origin: string, path: string) {
  const response = await fetch(origin + path)
  const html = await response.text()
  const first = (pattern: RegExp) => textOf(pattern.exec(html)?.[1])
  const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)].map(([, href]) => textOf(href))
  return {
    status: response.status,
    isIndexable: !/<meta name="robots" content="[^"]*noindex/.test(html),
    canonical: first(/<link rel="canonical" href="([^"]*)"/).replace(origin, '') || '/',
    title: first(/<title>([^<]*)/),
    description: first(/<meta name="description" content="([^"]*)/),
    h1: first(/<h1\b[^>]*>([^]*?)<\/h1>/),
    /** Without links: their words are those of other pages. */
    text: textOf(/<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1]?.replace(/<a\b[^]*?<\/a>/g, '')),
    links: links.filter((href) => !/^\/(api|_next|partage)\/|\.(xml|ics|jpg)$/.test(href)),
  }
}

type Seen = Awaited<ReturnType<typeof read>>

/** The pages that links lead to from the home page on, with the clicks that it takes. */
async function crawl(origin: string) {
  const pages = new Map<string, Seen>()
  const clicks = new Map([['/', 0]])
  const found = kinds.map(() => 0)
  // A map that grows while it is read gives what was added, too.
  for (const [path, depth] of clicks) {
    const kind = kinds.findIndex((pattern) => pattern.test(path))
    if (kind >= 0 && (found[kind] = (found[kind] ?? 0) + 1) % sampled !== 1) continue
    const page = await read(origin, path)
    pages.set(path, page)
    for (const href of page.links) if (!clicks.has(href)) clicks.set(href, depth + 1)
  }
  return { pages, clicks }
}

/** The addresses of all files of the sitemap. */
async function readSitemap(origin: string, path = '/sitemap.xml'): Promise<string[]> {
  const xml = await (await fetch(origin + path)).text()
  const paths = textsOf(xml, 'loc').map((address) => address.replace(origin, '') || '/')
  if (!xml.includes('<sitemapindex')) return paths
  const files = await Promise.all(paths.map((file) => readSitemap(origin, file)))
  return files.flat()
}

/** Those whose value another page has too. */
function shared(pages: [string, Seen][], key: 'title' | 'description' | 'h1'): string[] {
  const paths = new Map<string, string>()
  return pages.flatMap(([path, { [key]: value }]) => {
    const other = paths.get(value)
    paths.set(value, path)
    return other === undefined ? [] : [`${value}: ${other} ${path}`]
  })
}

/** The runs of five words of a page. */
function runsOf([, page]: [string, Seen]): Set<string> {
  const words = page.text.split(' ')
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

/** What part of the shorter page stands in the other one. */
const overlap = (one: Set<string>, other: Set<string>) =>
  [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size)

test('A60 of 10,000 contents each page that search engines index is at most four clicks from home, in the sitemap once, and like no other', async () => {
  const { site, publish, stop } = await startSitePair()
  try {
    await publish(listContents(count))
    const { pages, clicks } = await crawl(site.url)
    expect.soft([...pages].filter(([, { status }]) => status !== 200)).toEqual([])

    const sitemap = await readSitemap(site.url)
    expect(sitemap.length).toBeGreaterThan(4 * count)
    expect.soft(new Set(sitemap).size, 'in the sitemap once').toBe(sitemap.length)
    const far = sitemap.filter((path) => (clicks.get(path) ?? Infinity) > 4)
    expect.soft(far, 'in the sitemap, not linked within four clicks').toEqual([])
    const own = [...pages].filter(
      ([path, { isIndexable, canonical }]) => isIndexable && canonical === path,
    )
    const unlisted = own.map(([path]) => path).filter((path) => !sitemap.includes(path))
    expect.soft(unlisted, 'linked, not in the sitemap').toEqual([])
    expect.soft(shared(own, 'title')).toEqual([])
    expect.soft(shared(own, 'description')).toEqual([])
    // The tabs of Immobilier are one page to visitors, with one heading.
    const headed = own.filter(([path]) => !/[?&]onglet=\w+$/.test(path))
    expect.soft(shared(headed, 'h1')).toEqual([])

    for (const kind of kinds) {
      const texts = own.filter(([path]) => kind.test(path)).map(runsOf)
      expect.soft(texts.length, String(kind)).toBeGreaterThanOrEqual(Math.floor(count / sampled))
      const pairs = texts.slice(1).map((one, index) => overlap(one, texts[index]!))
      expect.soft(Math.max(...pairs), String(kind)).toBeLessThanOrEqual(0.6)
    }
  } finally {
    await stop()
  }
}, 600_000)
