import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { houseSchema } from '@/lib/backend/schemas'
import { houseDetails } from '@/lib/houses/house-details'
import { HouseCard } from './house-card'
import { HouseFacts, HousePhotos } from './house-facts'

/** The HTML of a card, and where its WhatsApp link leads. */
function card(more: object) {
  const house = houseDetails(houseSchema.parse({ id: 7, titre: 'Villa Azur', ...more }))
  const html = renderToStaticMarkup(<HouseCard house={house} phone="+229 01 02 03 04 05" />)
  const [, href = ''] = /<a href="(https:\/\/wa\.me[^"]+)"[^>]*>/.exec(html) ?? []
  return { html, whatsapp: new URL(href.replaceAll('&amp;', '&')) }
}

it('R129 shows address, rooms and both prices, and leads to the house', () => {
  const { html } = card({
    ...{ adresse: 'Fidjrossè, Cotonou', chambres: 2, douches: 1, prix: 25_000_000, surface: 120 },
  })
  expect(html).toContain('href="/immobilier?maison=7"')
  expect(html).toContain('Fidjrossè, Cotonou')
  expect(html).toContain('2 chambres · 1 douche · 120\u00a0m²')
  expect(html).toContain('25\u00a0000\u00a0000\u00a0FCFA')
  expect(html).toContain('≈\u00a038\u00a0100\u00a0€')
})

it('R129 the facts of a house are a table: place, rooms, land title, and the price last', () => {
  const house = houseSchema.parse({
    id: 7,
    titre: 'Villa Azur',
    adresse: 'Fidjrossè',
    chambres: 2,
    prix: 25_000_000,
  })
  const html = renderToStaticMarkup(<HouseFacts house={houseDetails(house)} />)
  const labels = [...html.matchAll(/<dt>([^<]*)/g)].map(([, label]) => label)
  expect(labels).toEqual(['Lieu', 'Pièces', 'Prix'])
  expect(html).toMatch(/<dd><b>25[^<]*FCFA<\/b> ≈[^<]*€<\/dd>/)
})

it('R4 R129 A52 writes to the number of Immobilier, in a new tab, with the house and its page', () => {
  const { html, whatsapp } = card({ adresse: 'Fidjrossè' })
  expect(whatsapp.pathname).toBe('/2290102030405')
  const [message, url] = (whatsapp.searchParams.get('text') ?? '').split('\n')
  expect(message).toContain('Villa Azur (Fidjrossè)')
  expect(url).toMatch(/^https?:\/\/[^/]+\/immobilier\?maison=7$/)
  expect(html).toMatch(/<a href="https:\/\/wa\.me[^>]* target="_blank" rel="noopener noreferrer"/)
})

it('R129 a sold house has a ribbon, and asks for a similar one', () => {
  expect(card({}).html).not.toContain('ribbon')
  const { html, whatsapp } = card({ conclusion: 'vendue', conclue_le: '2026-01-02' })
  expect(html).toMatch(/<p class="ribbon[^>]*>Vendue<\/p>/)
  expect(html).toContain('Une maison semblable')
  expect(whatsapp.searchParams.get('text')).toContain('déjà vendue')
})

it('A51 the plan of a house comes after its photos, under its own name', () => {
  const htmlOf = (more: object) => {
    const house = houseDetails(houseSchema.parse({ id: 7, titre: 'Villa', ...more }))
    return renderToStaticMarkup(<HousePhotos house={house} />)
  }
  const plan = { image: '/plan.png', width: 800, height: 600 }
  const full = htmlOf({ photo_principale: '/a.jpg', photos: [{ image: '/b.jpg' }], plan })
  const names = [...full.matchAll(/<img [^>]*alt="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Villa, photo 1', 'Villa, photo 2', 'Villa, Plan'])
  expect(full.match(/data-name="Plan"/g)).toHaveLength(1)
  expect(full).toContain('Photo 1 sur 3')
  const alone = htmlOf({ plan })
  expect(alone).toContain('data-name="Plan"')
  expect(alone).not.toContain('<button')
  for (const odd of [undefined, null, 'plan', { image: '' }, { image: 3 }]) {
    expect(htmlOf({ photo_principale: '/a.jpg', plan: odd })).not.toMatch(/plan/i)
  }
})

it('a sample house says so on its card, its page and its dialog', () => {
  const facts = (more: object) =>
    renderToStaticMarkup(
      <HouseFacts house={houseDetails(houseSchema.parse({ id: 7, titre: 'Villa', ...more }))} />,
    )
  for (const draw of [(more: object) => card(more).html, facts]) {
    expect(draw({ exemple: true })).toContain('>Exemple<')
    expect(draw({ exemple: 'oui' })).not.toContain('Exemple')
  }
})

it('A51 R129 leaves out what the backend does not know; a land has no rooms, and no price is on request', () => {
  for (const more of [{}, { chambres: 0, douches: '0', prix: 0 }, { prix: null }, { prix: '' }]) {
    const { html } = card(more)
    expect(html).not.toMatch(/undefined|chambre|douche|FCFA|€/)
    expect(html).toContain('>Prix sur demande<')
  }
})
