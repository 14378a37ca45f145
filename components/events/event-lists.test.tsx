import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Event, eventSchema } from '@/lib/backend/schemas'
import { listedEventCard } from '@/lib/events/card'
import { EventSections } from './event-sections'
import { LatestEvents } from './latest-events'

const now = new Date('2026-03-10T12:00:00+01:00')
const event = (more: object) => eventSchema.parse({ id: 1, title: 'Veillée', ...more })
const poster = '/media/affiche.jpg'
const coming = event({ slug: 'veillee', date: '2026-03-10', time: '20:00', poster })
const past = event({ id: 2, slug: 'gaani', title: 'Gaani', date: '2026-03-09', poster })
/** Without a slug its address has the id. */
const bare = event({ id: 202, title: 'Presque rien', date: '2026-03-12' })

/** The HTML of the list of events, section by section. */
function sections(events: readonly Event[]): string[] {
  const items = events.map((it) => listedEventCard(it, now))
  const list = { items, page: 1, pageCount: 1, total: items.length, start: 0 }
  return renderToStaticMarkup(<EventSections list={list} />)
    .split('<section')
    .slice(1)
}

it('R68 R69 R70 R71 R72 upcoming events stand before past ones, which say that they are over', () => {
  const [ahead = '', behind = ''] = sections([coming, past])
  expect(ahead).toContain('À venir')
  expect(ahead).toMatch(/<a [^>]*href="\/medias\/mediaevenements\/veillee"[^>]*>Veillée<\/a>/)
  expect(ahead).toMatch(/<time dateTime="2026-03-10T20:00[^"]*">mardi 10 mars 2026 à\s20:00/)
  expect(ahead).not.toContain('Événement terminé')
  expect(behind).toContain('Événements passés')
  expect(behind).toContain('Événement terminé')
})

it('a sample event says so on its picture, and in its text what became of it', () => {
  const [html = ''] = sections([event({ date: '2026-03-12', exemple: true, etat: 'reporte' })])
  expect(html).toMatch(/<span class="picture-tag">Exemple<[^]*Reporté<\/strong>/)
  expect(sections([coming]).join('')).not.toContain('Exemple')
})

it('A15 A51 an event without slug and poster leads to its id, has a placeholder, and no download', () => {
  const [whole = '', lacking = ''] = [coming, bare].map((it) => sections([it])[0])
  expect(whole).toContain('Télécharger<span class="poster-word"> l’affiche</span>')
  expect(whole).not.toContain('data-empty-picture')
  expect(lacking).toContain('href="/medias/mediaevenements/202"')
  expect(lacking).toContain('data-empty-picture')
  expect(lacking).not.toContain('Télécharger')
})

it.each([
  ['annule', 'Annulé'],
  ['reporte', 'Reporté'],
])('R71 a card tells the price, and that the event is off: %s', (etat, said) => {
  const [html = ''] = sections([event({ date: '2026-03-12', tarif: '5 000 FCFA', etat })])
  expect(html).toContain('>5 000 FCFA<')
  expect(html).toContain(`>${said}</strong>`)
})

it('R55 R56 R57 R58 a card of the landing page shows its day, leads to the list, and downloads its poster', () => {
  const html = renderToStaticMarkup(<LatestEvents events={[coming]} />)
  expect(html).toMatch(/<a [^>]*href="\/medias\/mediaevenements"[^>]*>Veillée<\/a>/)
  expect(html).toContain('Cliquez pour en savoir plus')
  expect(html).toMatch(/<a href="\/api\/affiche\/evenement\/veillee[^"]*" download="Veillée\.jpg"/)
  expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<(?:a|button)/)
})
