import { describe, expect, it, vi } from 'vitest'
import { eventSchema } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { eventOgImage } from './og-image'
import { posterImage, posterOf, withPosters } from './poster'

const event = (more: object = {}) =>
  eventSchema.parse({ id: 1, slug: 'gaani', title: 'Gaani', date: '2026-03-10', ...more })
const shown = (more: object = {}) => posterImage('affiche', event(more), defaultSettings)

describe('the poster of an event without its own', () => {
  it('A51 tells day, hour and place, and that it is off', () => {
    expect(shown({ time: '20:00', place: 'Nikki', etat: 'annule' })).toMatchObject({
      ...{ title: 'Gaani', place: 'Nikki', eyebrow: 'Annulé' },
      detail: 'Mardi 10 mars 2026 à\u00a020:00',
    })
    expect(shown({ date: '' })).not.toHaveProperty('detail')
    expect(shown()).not.toHaveProperty('place')
  })

  it.each([{ title: 'Gani' }, { time: '20:00' }, { place: 'Nikki' }, { etat: 'reporte' }])(
    'has another address with %j',
    (change) => expect(shown(change).path).not.toBe(shown().path),
  )

  it('A51 stands in two widths where its own would, and not on its share image', () => {
    const poster = posterOf(event(), defaultSettings)
    expect(poster.src).toMatch(/^\/partage\/affiche\/gaani\/[0-9a-f]{12}\.jpg$/)
    expect(poster.size).toEqual({ width: 1080, height: 1350 })
    expect(poster.renditions?.map(({ width }) => width)).toEqual([480, 1080])
    const drawn = eventOgImage({ ...event(), poster }, defaultSettings)
    expect(drawn).toEqual(eventOgImage(event(), defaultSettings))
  })
})

it('A51 a poster of its own stays; one that cannot be delivered is not replaced', async () => {
  const own = event({ poster: '/media/a.jpg' })
  expect(posterOf(own, defaultSettings)).toBe(own.poster)
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const shown = await withPosters([own, event()], defaultSettings)
  expect(shown.map(({ poster }) => poster?.src)).toEqual([
    undefined,
    posterOf(event(), defaultSettings).src,
  ])
})
