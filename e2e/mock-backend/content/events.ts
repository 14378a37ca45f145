import { addDays } from '../days'
import type { ContentOptions, MockEvent } from '../types'
import { picture } from './media-paths'

/** `in`: days from today; `absolute`: the poster's address starts with the backend's own origin. */
type Row = Pick<MockEvent, 'title' | 'time' | 'place' | 'live_url'> & {
  slug: string
  in: number
  absolute?: boolean
}

const rows: Row[] = [
  { slug: 'gani-2024', title: 'La Gaani vue de Nikki', in: -400, time: '09:00' },
  { slug: 'ecrans-noirs', title: 'Écrans noirs, regards neufs', in: -120, time: '20:00' },
  {
    ...{ slug: 'marche-createurs', title: 'Marché des créateurs' },
    ...{ in: -45, time: '10:00', absolute: true },
  },
  { slug: 'table-ronde-retour', title: 'Table ronde : rentrer au pays', in: -7, time: '18:30' },
  { slug: 'concert-hier', title: 'Concert de la place Bulgarie', in: -1, time: '20:30' },
  {
    ...{ slug: 'soiree-ce-soir', title: 'Soirée portraits de Cotonou', in: 0, time: '23:59' },
    live_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  { slug: 'atelier-demain', title: 'Atelier récit & image', in: 1, time: '15:00' },
  {
    ...{ slug: 'nuit-du-conte', title: 'La nuit du conte', in: 3, time: '19:00', absolute: true },
    ...{ place: 'Place Bulgarie, Cotonou', live_url: 'https://youtu.be/eRsGyueVLvQ' },
  },
  { slug: 'projection-ganvie', title: 'Projection à Ganvié', in: 12 },
  { slug: 'forum-diaspora', title: 'Forum de la diaspora', in: 30, time: '08:30' },
  { slug: 'festival-ouidah', title: 'Festival de Ouidah', in: 90, time: '11:00' },
  { slug: 'grande-rencontre', title: 'La grande rencontre annuelle', in: 300, time: '17:00' },
]

/** Twelve events from long past to far ahead; some without a live link, one without a time. */
export function events({ base, today }: ContentOptions): MockEvent[] {
  return rows.map(({ in: days, absolute, ...event }, index) => {
    const poster = picture(`affiche-${event.slug}`, 800, 1000)
    return {
      id: index + 1,
      ...event,
      date: addDays(today, days),
      poster: absolute ? `${base}${poster}` : poster,
      description: `${event.title}. Une rencontre ouverte à tous, à Cotonou et en ligne.`,
    }
  })
}
