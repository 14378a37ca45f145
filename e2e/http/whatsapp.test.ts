import { serverHtml } from '../../testing/server-html'
import { type RouteRow, routes } from '../routes'
import whatsappNumbers from '../support/whatsapp-numbers.json' with { type: 'json' }
import { expect, test } from './site-test'

/** Whose numbers a page may use: its own universe's, and for Beauté that of the courses. */
function numbersOf({ area }: RouteRow): string[] {
  const { accueil, beaute, formations } = whatsappNumbers
  if (area === 'admin' || area === 'none') return [accueil]
  return area === 'beaute' ? [beaute, formations] : [whatsappNumbers[area]]
}

test('R4 R5 A52 every WhatsApp link has the number of its universe, a message, and the page it is on', async ({
  baseURL,
  request,
}) => {
  const problems: string[] = []
  const used = new Set<string>()
  for (const route of routes) {
    const { html } = await serverHtml(request, route.path)
    const links = html.match(/<a [^>]*href="https:\/\/wa\.me\/[^>]*>/g) ?? []
    expect(links.length, route.path).toBeGreaterThan(0)
    for (const link of links) {
      const url = new URL((/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'))
      const digits = url.pathname.slice(1)
      used.add(digits)
      const allowed = numbersOf(route).map((number) => number.replace(/\D/g, ''))
      if (!allowed.includes(digits)) problems.push(`${route.path}: ${digits}`)
      const message = url.searchParams.get('text') ?? ''
      if (!message.includes(baseURL)) problems.push(`${route.path}: no page in «${message}»`)
      if (!/target="_blank"/.test(link) || !/rel="[^"]*noopener/.test(link)) {
        problems.push(`${route.path}: ${link}`)
      }
    }
  }
  expect(problems).toEqual([])
  expect(used.size).toBe(Object.keys(whatsappNumbers).length)
})
