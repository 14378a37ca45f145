import type { APIRequestContext } from '@playwright/test'
import { listContents } from '../mock-backend/content/many'
import { textsOf } from '../support/sitemap-schema'
import { expect, test } from '../support/worker-site-test'

/** What a search engine reads of a page. */
type Seen = {
  status: number
  isIndexable: boolean
  canonical: string
  title: string
  h1: string
  links: string[]
}

const text = (found: string | undefined) => (found ?? '').replaceAll('&amp;', '&').trim()

async function read(request: APIRequestContext, origin: string, path: string): Promise<Seen> {
  const response = await request.get(path)
  const html = await response.text()
  const first = (pattern: RegExp) => text(pattern.exec(html)?.[1])
  const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)].map(([, href]) => text(href))
  return {
    status: response.status(),
    isIndexable: !/<meta name="robots" content="[^"]*noindex/.test(html),
    canonical: first(/<link rel="canonical" href="([^"]*)"/).replace(origin, '') || '/',
    title: first(/<title>([^<]*)/),
    h1: first(/<h1\b[^>]*>([^]*?)<\/h1>/),
    links: links.filter((href) => !/^\/(api|_next|partage)\/|\.(xml|ics|jpg)$/.test(href)),
  }
}

/** Every page that links lead to from the home page on. */
async function crawl(request: APIRequestContext, origin: string): Promise<Map<string, Seen>> {
  const pages = new Map<string, Seen>()
  const known = new Set(['/'])
  // A set that grows while it is read gives what was added, too.
  for (const path of known) {
    const page = await read(request, origin, path)
    pages.set(path, page)
    for (const href of page.links) known.add(href)
  }
  return pages
}

/** Those whose value another page has too. */
function shared(pages: readonly (readonly [string, Seen])[], key: 'title' | 'h1'): string[] {
  const paths = new Map<string, string>()
  return pages.flatMap(([path, { [key]: value }]) => {
    const other = paths.get(value)
    paths.set(value, path)
    return other === undefined ? [] : [`${value}: ${other} ${path}`]
  })
}

test(
  'A60 of many items every page that search engines index is linked, has its own address, title and heading, and is in the sitemap',
  { tag: '@slow' },
  async ({ publish, request, site }) => {
    test.setTimeout(600_000)
    await publish(listContents(150))
    const pages = await crawl(request, site.url)
    expect([...pages].filter(([, { status }]) => status !== 200)).toEqual([])

    const own = [...pages].filter(
      ([path, { isIndexable, canonical }]) => isIndexable && canonical === path,
    )
    const sitemap = textsOf(await (await request.get('/sitemap.xml')).text(), 'loc').map(
      (address) => address.replace(site.url, '') || '/',
    )
    expect(sitemap.length).toBeGreaterThan(4 * 150)
    const paths = own.map(([path]) => path)
    const unlinked = sitemap.filter((path) => !paths.includes(path))
    expect(unlinked, 'in the sitemap, not linked').toEqual([])
    // Of lists without pictures of their own, search engines find further pages by their links.
    const unlisted = paths.filter((path) => !sitemap.includes(path) && !/\/page\/\d+$/.test(path))
    expect(unlisted, 'linked, not in the sitemap').toEqual([])
    expect(shared(own, 'title')).toEqual([])
    const items = own.filter(([path]) =>
      /[?&](v|maison)=|\/(mediaevenements|formations)\/[^/]+$/.test(path),
    )
    expect(items.length).toBeGreaterThan(4 * 150)
    expect(shared(items, 'h1')).toEqual([])
  },
)
