import { type RouteRow, routes } from '../routes'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

const numbers = {
  accueil: '+229 01 11 11 11 11',
  medias: '+229 01 22 22 22 22',
  beaute: '+229 01 33 33 33 33',
  formations: '+229 01 44 44 44 44',
  voyage: '+229 01 55 55 55 55',
  immobilier: '+229 01 66 66 66 66',
} as const

/** Whose numbers a page may use: its own universe's, and for Beauté that of the courses. */
function numbersOf({ area }: RouteRow): string[] {
  if (area === 'admin' || area === 'none') return [numbers.accueil]
  return area === 'beaute' ? [numbers.beaute, numbers.formations] : [numbers[area]]
}

test('R4 R5 A52 every WhatsApp link has the number of its universe, a message, and the page it is on', async ({
  isolatedSite,
  request,
}) => {
  // It starts a site of its own and reads every page.
  test.slow()
  const env = Object.fromEntries(
    Object.entries(numbers).map(([area, number]) => [`WHATSAPP_${area.toUpperCase()}`, number]),
  )
  const { site } = await isolatedSite({ env })
  const problems: string[] = []
  const used = new Set<string>()
  for (const route of routes) {
    const { html } = await serverHtml(request, site.url + route.path)
    const links = html.match(/<a [^>]*href="https:\/\/wa\.me\/[^>]*>/g) ?? []
    expect(links.length, route.path).toBeGreaterThan(0)
    for (const link of links) {
      const url = new URL((/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'))
      const digits = url.pathname.slice(1)
      used.add(digits)
      const allowed = numbersOf(route).map((number) => number.replace(/\D/g, ''))
      if (!allowed.includes(digits)) problems.push(`${route.path}: ${digits}`)
      const message = url.searchParams.get('text') ?? ''
      if (!message.includes(site.url)) problems.push(`${route.path}: no page in «${message}»`)
      if (!/target="_blank"/.test(link) || !/rel="[^"]*noopener/.test(link)) {
        problems.push(`${route.path}: ${link}`)
      }
    }
  }
  expect(problems).toEqual([])
  expect(used.size).toBe(Object.keys(numbers).length)
})

test('R41 the message of the contact panel names the current page', async ({
  isolatedSite,
  page,
}) => {
  const { site } = await isolatedSite()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/medias/mediavideo`)
  await page.getByRole('button', { name: 'Contact' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: 'Envoyer un message' })
  await link.evaluate((it: HTMLAnchorElement) => {
    it.addEventListener('click', (event) => event.preventDefault())
    it.click()
  })
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.searchParams.get('text')).toMatch(/^Bonjour.*\nhttp:.*\/medias\/mediavideo$/)
})
