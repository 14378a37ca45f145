import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { houseSchema } from '@/lib/backend/schemas'
import { countersOf } from '@/lib/houses/counters'
import { parseHouseView } from '@/lib/houses/house-view'
import { houseLists } from '@/lib/houses/lists'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { HouseArticle } from './house-article'
import { Houses } from './houses-page'
import { Statistics } from './statistics'

const houses = Array.from({ length: 26 }, (_, index) =>
  houseSchema.parse({
    id: index + 1,
    titre: `Villa ${index + 1}`,
    status: 'vente',
    prix: index,
    photo_principale: '/a.jpg',
  }),
)

/** The HTML of the view of a query string. */
function htmlOf(query: string): string {
  const view = parseHouseView(new URLSearchParams(query))
  return renderToStaticMarkup(
    <Houses lists={houseLists(houses, view, new Date())} view={view} site={defaultSettings} />,
  )
}

/** The names and values of hidden fields, and the chosen options of the fields, of the n-th form. */
function formOf(html: string, index: number): string[] {
  const form = html.split('<form ')[index + 1]?.split('</form>')[0] ?? ''
  expect(form).toMatch(/^[^>]*action="\/immobilier#services"/)
  expect(form).toContain('<button type="submit"')
  const hidden = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  const chosen = form.matchAll(/<select [^>]*name="(\w+)".*?<option value="([^"]*)" selected=""/g)
  return [...hidden, ...chosen].map(([, name, value]) => `${name}=${value}`)
}

const tabsOf = (html: string) =>
  [...html.matchAll(/<a role="tab"[^>]*href="([^"]+)" aria-selected="true"/g)].map(
    ([, href]) => href,
  )

it('R128 R131 without scripts tabs are links, filter and «Voir plus» forms, which keep the view', () => {
  const html = htmlOf('')
  const tabs = [...html.matchAll(/role="tab"[^>]*>([^]*?)<\/a>/g)].map(([, text]) => text)
  expect(tabs).toEqual(['Maison en vente', 'Maisons à louer', 'Devis personnel'])
  expect(html).toMatch(/<a role="tab"[^>]*href="\/immobilier\?onglet=louer#services"/)
  expect(tabsOf(html)).toEqual(['/immobilier#services'])
  expect(html.match(/<article /g)).toHaveLength(9)
  expect(formOf(html, 0)).toEqual(['onglet=vente', 'tri=', 'chambres=0'])
  expect(formOf(html, 1)).toEqual(['onglet=vente', 'tri=', 'chambres=', 'nombre=15'])

  const dearest = htmlOf('tri=prix-decroissant&nombre=15')
  expect(dearest.match(/<article /g)).toHaveLength(15)
  expect(dearest).toMatch(/<article .*?Villa 26</)
  expect(formOf(dearest, 0)).toContain('tri=prix-decroissant')
  expect(formOf(dearest, 1)).toContain('nombre=21')
  expect(dearest).toMatch(/href="\/immobilier\?onglet=louer&amp;tri=prix-decroissant#services"/)
})

it('A73 a façade leads to the card of its house, and where there is none to its page', () => {
  const facade = /<li[^>]*><a href="([^"]+)"[^>]*><span class="facade/g
  const targetsOf = (html: string) => [...html.matchAll(facade)].map(([, href]) => href)
  const html = htmlOf('')
  expect(targetsOf(html)).toHaveLength(15)
  expect(html).toContain('id="vente-8"')
  const targets = ['#vente-7', '#vente-8', '/immobilier?maison=10']
  expect(targetsOf(html).slice(6, 9)).toEqual(targets)
  expect(targetsOf(htmlOf('tri=prix-decroissant'))[0]).toBe('/immobilier?maison=2')
})

it('R127 A39 the final figures are in the HTML: for screen readers, and as they count', () => {
  const html = renderToStaticMarkup(<Statistics counters={countersOf(defaultSettings)} />)
  expect([...html.matchAll(/>(\d+)</g)].map(([, figure]) => figure)).toEqual(
    ['120', '85', '40'].flatMap((it) => [it, it]),
  )
})

it('a figure that the owner has emptied is not shown, and without any no heading stands', () => {
  const none = { value: 0 }
  const of = (houses: object) =>
    renderToStaticMarkup(
      <Statistics counters={countersOf({ contents: { ...defaultSettings.contents, houses } })} />,
    )
  expect(of({ counter_2: none })).not.toContain('maisons construites')
  expect(of({ counter_2: none })).toContain('maisons vendues')
  expect(of({ counter_1: none, counter_2: none, counter_3: none })).toBe('')
})

it('the page of a house for sale tells how it is bought from abroad, a rented or a sold one does not', () => {
  const told = [{}, { status: 'louer' }, { conclusion: 'vendue' }].map((more) => {
    const house = houseSchema.parse({ id: 1, titre: 'Villa', status: 'vente', prix: 1, ...more })
    return renderToStaticMarkup(<HouseArticle house={house} site={defaultSettings} />)
  })
  expect(told.map((html) => /<details.*notaire.*<\/details>/.test(html))).toEqual([
    true,
    false,
    false,
  ])
})
