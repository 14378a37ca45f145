import { HtmlValidate } from 'html-validate'
import openGraphScraper from 'open-graph-scraper'
import type { APIRequestContext } from 'playwright'
import sharp from 'sharp'
import { graphOf, graphProblems, nodesOf } from '../../testing/json-ld'
import { decoded, textOf } from '../../testing/server-html'
import { routes } from '../routes'
import { expect, test } from './site-test'

/** The User-Agent headers of link previews and search engines. */
const userAgents = {
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const

/** A page as a user agent gets it: the document and its head. */
async function readAs(request: APIRequestContext, url: string, agent: string) {
  const response = await request.get(url, { headers: { 'user-agent': agent } })
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  return { html, head }
}

/** How often a tag occurs in a document. */
function count(html: string, tag: RegExp): number {
  return [...html.matchAll(new RegExp(tag, 'g'))].length
}

/** The content of a meta tag, entities decoded; empty without one. */
function metaOf(head: string, name: string): string {
  return decoded(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1])
}

const listed = routes.filter((route) => route.listed)

test('R1 R74 every listed route serves its metadata to every user agent, once, in the head', async ({
  request,
  baseURL,
}) => {
  expect(listed.length).toBeGreaterThan(15)
  const cards = new Set<string>()
  for (const { path } of listed) {
    const heads: string[] = []
    for (const agent of Object.values(userAgents)) {
      const { html, head } = await readAs(request, path, agent)
      expectOnceInHead(html, head)
      expect.soft(head, path).not.toMatch(/name="robots" content="[^"]*noindex/)
      heads.push(...(/<title>.*$/.exec(head) ?? []))
    }
    // All get the same: it is read once.
    const [head = ''] = heads
    expect.soft(heads, path).toEqual([head, head, head])
    const { result: og } = await openGraphScraper({ html: head })
    const canonical = `${baseURL}${path === '/' ? '' : path}`
    expect.soft(head, path).toContain(`<link rel="canonical" href="${canonical}"`)
    const description = metaOf(head, 'description')
    expect.soft(description, 'a sentence').toMatch(/^[^\p{Ll}]/u)
    expect.soft([...description].length, path).toBeGreaterThanOrEqual(120)
    expect.soft([...description].length, path).toBeLessThanOrEqual(155)
    expect.soft([...(og.ogTitle ?? '')].length, path).toBeLessThanOrEqual(60)
    expect.soft(og, path).toMatchObject({
      ogSiteName: 'Rayonne',
      ogLocale: 'fr_FR',
      ogDescription: description,
      ogUrl: canonical,
      twitterCard: 'summary_large_image',
    })
    const image = og.ogImage?.[0]
    expect.soft(image, path).toMatchObject({ width: '1200', height: '630', type: 'image/jpeg' })
    expect.soft(image?.alt?.length, path).toBeGreaterThan(5)
    expect.soft(image?.url, path).toContain(`${baseURL}/partage/`)
    cards.add(image?.url ?? '')
  }
  expect(cards.size).toBeGreaterThan(10)
  for (const card of cards) {
    const response = await request.get(card)
    const cacheControl = response.headers()['cache-control']
    expect.soft(cacheControl, card).toBe('public, max-age=31536000, immutable')
    const bytes = await response.body()
    expect.soft(bytes.length, card).toBeLessThanOrEqual(290 * 1024)
    const picture = { width: 1200, height: 630, format: 'jpeg' }
    expect.soft(await sharp(bytes).metadata(), card).toMatchObject(picture)
  }
})

function expectOnceInHead(html: string, head: string): void {
  for (const tag of [
    ...['<title>', '<meta name="description"', '<link rel="canonical"'],
    ...['<meta property="og:title"', '<meta property="og:image"', '<meta name="twitter:card"'],
  ]) {
    expect.soft(count(html, new RegExp(tag)), tag).toBe(1)
    expect.soft(count(head, new RegExp(tag)), `${tag} in the head`).toBe(1)
  }
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`, `async=""` and styles of its own; they are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    // The tests of titles have a limit of their own, 60.
    'long-title': 'off',
  },
})

/** What is not valid in a document; its attributes are looked at by the Nu Html Checker, in the slow tier. */
async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results
    .flatMap((it) => it.messages)
    .map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector ?? ''}`)
}

test('R1 every route has its text and is valid HTML, every listed one has valid JSON-LD, every other is closed to search engines', async ({
  request,
}) => {
  expect(routes.length - listed.length).toBeGreaterThan(5)
  const types = new Set<string>()
  const problems: string[] = []
  for (const { path, h1, listed: isListed } of routes) {
    const { html, head } = await readAs(request, path, userAgents.Google)
    expect.soft(textOf(/<h1[^]*?<\/h1>/.exec(html)?.[0]), path).toMatch(h1)
    expect.soft(textOf(/<main[^]*<\/main>/.exec(html)?.[0]).length, path).toBeGreaterThan(40)
    if (!isListed) {
      expect.soft(head, path).toMatch(/<meta name="robots" content="noindex/)
      expect.soft(count(head, /<title>/), path).toBe(1)
    }
    problems.push(...(await htmlProblems(html)).map((problem) => `${path}: ${problem}`))
    const nodes = isListed ? graphOf(html, path) : []
    problems.push(...graphProblems(nodes).map((problem) => `${path}: ${problem}`))
    for (const thing of nodesOf(nodes)) types.add(String(thing['@type']))
  }
  expect([...new Set(problems)]).toEqual([])
  const expected = [
    ...['Organization', 'WebSite', 'BreadcrumbList', 'Event', 'VideoObject', 'ItemList'],
    ...['ImageObject', 'BeautySalon', 'Course', 'TouristDestination', 'FAQPage', 'Offer'],
  ]
  expect([...types]).toEqual(expect.arrayContaining(expected))
})
