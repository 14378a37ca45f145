import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventSchema } from '@/lib/backend/schemas'
import { defaultSettings as site } from '@/lib/site/default-site-settings'
import { EventArticle } from './event-article'
import { UpcomingEvents } from './upcoming-events'

const now = new Date('2026-03-10T12:00:00+01:00')
const event = (more: object) =>
  eventSchema.parse({ id: 1, slug: 'veillee', title: 'Veillée', date: '2026-03-10', ...more })

/** The HTML of the page of an event, and its text with single spaces. */
function article(more: object) {
  const html = renderToStaticMarkup(<EventArticle event={event(more)} site={site} now={now} />)
  return { html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

it('R77 R78 R80 an event to come has title, date in Cotonou, a calendar and its live link in a new tab', () => {
  const live_url = 'https://exemple.bj/direct?a=1&b=2'
  const { html, text } = article({ time: '20:00', live_url, place: 'Ouidah' })
  expect(html).toMatch(/<h1[^>]*>Veillée<\/h1>/)
  expect(html).toMatch(/<time dateTime="2026-03-10T20:00[^"]*">mardi 10 mars 2026 à\s20:00<\/time>/)
  expect(text).toContain('heure de Cotonou')
  expect(text).toMatch(/Lieu\s: Ouidah/)
  expect(text).toContain('Ajouter au calendrier')
  expect(text).toMatch(/Rendez-vous mardi 10 mars 2026 à/)
  expect(html).toMatch(/<a [^>]*href="\/medias\/mediaevenements"[^>]*>← Retour/)
  expect(html).toMatch(
    /<a href="https:\/\/exemple\.bj\/direct\?a=1&amp;b=2"[^>]* target="_blank"[^>]*>Regarder en direct/,
  )
  expect(text).not.toMatch(/terminé|a commencé/)
})

it('R76 R77 R79 R80 a past event stays, says once that it is over, and offers no calendar', () => {
  const { html, text } = article({ date: '2026-03-09', time: '20:30' })
  expect(text.match(/terminé/g)).toHaveLength(1)
  expect(text).toContain('L’événement a commencé')
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Lien non disponible/)
  expect(text).not.toMatch(/Ajouter au calendrier|heure de Cotonou|chez vous/)
  expect(html).not.toContain('action-bar')
})

it('R79 A12 an event whose end is past says so in place of the countdown alone', () => {
  const { text } = article({ date: '2026-03-08', time: '20:00', end_date: '2026-03-09' })
  expect(text.match(/terminé/g)).toHaveLength(1)
  expect(text).toContain('L’événement est terminé')
})

it('R77 R81 description and live link are never executed, line breaks stay', () => {
  const description = 'Première ligne\nDeuxième <img src=x onerror=alert(1)>'
  const { html } = article({ description, live_url: 'javascript:alert(1)' })
  expect(html).toContain('Première ligne\nDeuxième &lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('whitespace-pre-line')
  expect(html).toContain('Lien non disponible')
  expect(html).not.toContain('javascript:')
})

it('R77 addresses in the description can be opened, the place on a map', () => {
  const description = 'Billets\u00a0: https://exemple.bj/a ou +229 01 97 00 00 01'
  const { html, text } = article({ description, place: 'Place & marché, Ouidah' })
  expect(html).toMatch(
    /<a href="https:\/\/exemple\.bj\/a"[^>]* target="_blank" rel="noopener nofollow ugc"/,
  )
  expect(html).toMatch(/<a href="tel:\+2290197000001"[^>]*>\+229 01 97 00 00 01<\/a>/)
  const query = 'Place+%26+march%C3%A9%2C+Ouidah'
  expect(html).toContain(`href="https://www.openstreetmap.org/search?query=${query}"`)
  expect(text).toContain('Ouidah (voir sur la carte)')
})

it('R77 R78 price and tickets are told; a cancelled event says so, and is neither sold, watched nor counted down to', () => {
  const [billets, live_url] = ['https://exemple.bj/billets', 'https://exemple.bj/direct']
  const sold = { time: '20:00', tarif: '5 000 FCFA', billets, live_url }
  const { html, text } = article(sold)
  expect(text).toMatch(/Tarif\s: 5 000 FCFA/)
  expect(html).toMatch(/<a href="https:\/\/exemple\.bj\/billets"[^>]*>Prendre un billet/)
  const cancelled = article({ ...sold, etat: 'annule' })
  expect(cancelled.text).toContain('Cet événement est annulé.')
  expect(cancelled.text).not.toMatch(
    /Rendez-vous|Prendre un billet|Ajouter au calendrier|Regarder en direct|Tarif|heure de Cotonou/,
  )
  expect(article({ ...sold, etat: 'reporte' }).text).toContain('Événement reporté')
})

it('R80 R81 the first action is the filled one: the tickets, else the calendar; from a quarter of an hour before the start the live stream', () => {
  const [live_url, billets] = ['https://exemple.bj/direct', 'https://exemple.bj/billets']
  const actions = (time: string, more: Record<string, string>) =>
    [...article({ time, ...more }).html.matchAll(/(button-brand|button-outline)[^>]*>([^<]*)/g)]
      .map(([, style, text]) => (style === 'button-brand' ? `[${text}]` : text))
      .filter((text) => !/Partager|Télécharger/.test(text ?? ''))
  const [calendar, tickets, live] = [
    'Ajouter au calendrier',
    'Prendre un billet',
    'Regarder en direct',
  ]
  expect(actions('12:16', { live_url, billets })).toEqual([`[${tickets}]`, calendar, live])
  expect(actions('12:16', { live_url })).toEqual([`[${calendar}]`, live])
  expect(actions('12:15', { live_url, billets })).toEqual([`[${live}]`, tickets, calendar])
  expect(actions('12:15', {})).toEqual([`[${calendar}]`])
})

it('a sample event says so on its page', () => {
  expect(article({ exemple: true }).text).toMatch(/Veillée Exemple /)
  expect(article({}).text).not.toContain('Exemple')
})

it('A13 A51 an event without date, time or poster has no control for them', () => {
  const undated = article({ date: undefined })
  expect(undated.text).not.toMatch(/Ajouter au calendrier|Rendez-vous|Télécharger/)
  expect(article({}).text).not.toContain('heure de Cotonou')
})

it('A30 a poster of another host is linked for download, not fetched', () => {
  const { html } = article({ poster: 'https://cdn.example.net/affiche.jpg' })
  expect(html).toContain('<a href="https://cdn.example.net/affiche.jpg" download="Veillée.jpg"')
})

it('R76 the next events below another lead to their pages', () => {
  const html = renderToStaticMarkup(<UpcomingEvents events={[event({})]} />)
  expect(html).toContain('Prochains événements')
  expect(html).toContain('href="/medias/mediaevenements/veillee"')
  expect(renderToStaticMarkup(<UpcomingEvents events={[]} />)).toBe('')
})
