import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dayInCotonou } from '@/contract/formatting/dates'
import { universes } from '@/contract/universes.mjs'
import { accessibilityAudit, conformity } from '@/lib/site/accessibility-audit'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { SiteShell } from './site-shell'

const htmlOf = (site: typeof defaultSettings) =>
  renderToStaticMarkup(
    <SiteShell area="accueil" site={site}>
      <p>Contenu</p>
    </SiteShell>,
  )
const html = htmlOf(defaultSettings)
const footerOf = (page: string) => page.slice(page.indexOf('<footer'), page.indexOf('</footer>'))
const footer = footerOf(html)

/** Address and text of the links of a piece of HTML. */
const linksOf = (part: string) =>
  [...part.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, content = '']) => [href, content.replace(/<[^>]+>/g, '')] as const,
  )

it('R6 the footer tells how to reach the brand, in a group with a name', () => {
  expect(footer).toMatch(/<address aria-label="Contact"[^>]*>.*tel:.*mailto:.*<\/address>/)
  expect(footer).toContain('<li>Cotonou</li>')
  const links = linksOf(footer)
  expect(links.filter(([href]) => href?.startsWith('tel:'))).toEqual([
    [expect.stringMatching(/^tel:\+22901\d{8}$/), expect.stringMatching(/^\+229 01( \d\d){4}$/)],
  ])
  const [mail] = links.filter(([href]) => href?.startsWith('mailto:'))
  expect(mail?.[0]).toBe(`mailto:${mail?.[1]}`)
  const socials = footer.match(
    /<a [^>]*href="https:[^>]* target="_blank" rel="noopener noreferrer"/g,
  )
  expect(new Set(socials).size).toBe(3)
  expect(footer).not.toContain('Instagram')
})

it('A44 the footer names Instagram too, where the owner has a page there', () => {
  const photoSite = 'https://www.instagram.com/rayonne'
  const socials = { ...defaultSettings.socials, photoSite }
  const links = linksOf(footerOf(htmlOf({ ...defaultSettings, socials })))
  expect(links).toContainEqual([photoSite, 'Instagram'])
})

it('R7 the footer leads to all universes and legal pages, and ends with the copyright', () => {
  const links = linksOf(footer)
  expect(links).toEqual(
    expect.arrayContaining([
      ...universes.map(({ path, name }) => [path, name]),
      ['/mentions-legales', 'Mentions légales'],
      ['/confidentialite', 'Confidentialité'],
      ['/plan-du-site', 'Plan du site'],
      ['/accessibilite', `Accessibilité\u00a0: ${conformity(accessibilityAudit)}`],
    ]),
  )
  expect(links.at(-1)).toEqual(['/', defaultSettings.productName])
  expect(footer).toMatch(/© 2025 Tous droits réservés\.\s<a [^>]*href="\/"/)
})

it('the year after © is the one of the owner, or the present one', () => {
  const of = (copyrightYear: 2031 | 'current') =>
    footerOf(htmlOf({ ...defaultSettings, copyrightYear }))
  expect(of(2031)).toContain('© 2031 Tous droits réservés.')
  const [year] = dayInCotonou(new Date()).split('-')
  expect(of('current')).toContain(`© ${year} Tous droits réservés.`)
})

it('A62 the footer searches without scripts: a GET form of the page of results', () => {
  const form = /<form role="search"[^]*?<\/form>/.exec(footer)?.[0] ?? ''
  expect(form).toMatch(/^<form [^>]*action="\/recherche"/)
  expect(form).not.toContain('method=')
  expect(form).toMatch(/<input type="text" aria-label="Que cherchez-vous\s\?"[^>]* name="q"/)
  expect(form).toContain('<button type="submit"')
})

it('R25 the header leads to the universes, and to WhatsApp in a new tab', () => {
  const header = html.slice(0, html.indexOf('<main'))
  const hrefs = linksOf(header).map(([href]) => href)
  for (const { path } of universes) expect(hrefs).toContain(path)
  expect(header).toMatch(/<a [^>]*href="https:\/\/wa\.me\/\d+\?text=[^"]+"[^>]* target="_blank"/)
})
