import type { APIRequestContext } from '@playwright/test'
import openGraphScraper from 'open-graph-scraper'

/** The User-Agent headers of link previews and search engines. */
export const userAgents = {
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const

/** A page as a user agent gets it: the document, its head, and its Open Graph data. */
export async function readAs(request: APIRequestContext, url: string, agent: string) {
  const response = await request.get(url, { headers: { 'user-agent': agent } })
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const { result } = await openGraphScraper({ html: head })
  return { html, head, og: result }
}

/** How often a tag occurs in a document. */
export function count(html: string, tag: RegExp): number {
  return [...html.matchAll(new RegExp(tag, 'g'))].length
}

/** The content of a meta tag, entities decoded; undefined without one. */
export function metaOf(head: string, name: string): string | undefined {
  const content = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1]
  return content?.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
