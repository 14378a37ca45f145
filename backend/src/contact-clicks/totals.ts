import type { Payload } from 'payload'
import { contactAreas, searchArea, sourceArea, visitAreas } from '../../../contract/universes.mjs'
import { endpoint } from '../answers'
import { queryDatabase } from '../database'
import { dayInCotonou, daysBefore } from '../days'

/** Clicks of the last days, today included, and of as many days before them. */
export type Period = { now: number; before: number }

/** What a row of figures is about, with its figures of 7 and of 30 days. */
export type Figures = { name: string; week: Period; month: Period }

/** In all, by area, and of the pages with most. */
export type FiguresOfPages = { all: Figures; areas: Figures[]; pages: Figures[] }

const days = { week: 7, month: 30 }
const [mostPages, mostWords] = [5, 10]

/** Of the last two months: WhatsApp links, viewed pages, where visits came from, and words searched for in vain. */
export async function clickTotals(payload: Payload, today = dayInCotonou()) {
  const first = (length: number) => daysBefore(today, length - 1)
  const since = [first(days.week), first(2 * days.week), first(days.month), first(2 * days.month)]
  const sums = async (areas: readonly string[], column?: 'area' | 'page'): Promise<Figures[]> => {
    const statement = `select ${column ?? "''"} as name,
       sum(case when day >= $1 then clicks else 0 end) as week,
       sum(case when day >= $2 and day < $1 then clicks else 0 end) as week_before,
       sum(case when day >= $3 then clicks else 0 end) as month,
       sum(case when day < $3 then clicks else 0 end) as month_before
     from contact_clicks
     where day >= $4 and area in (${areas.map((_, index) => `$${index + 5}`).join()})
     ${column ? `group by ${column}` : ''} order by month desc, name`
    // Postgres sends sums as text.
    return (await queryDatabase(payload, statement, [...since, ...areas])).map((row) => ({
      name: String(row.name),
      week: { now: Number(row.week), before: Number(row.week_before) },
      month: { now: Number(row.month), before: Number(row.month_before) },
    }))
  }
  const figuresOf = async (areas: readonly string[]): Promise<FiguresOfPages> => {
    const [all] = (await sums(areas)) as [Figures]
    const pages = ofThisMonth(await sums(areas, 'page')).slice(0, mostPages)
    return { all, areas: await sums(areas, 'area'), pages }
  }
  const [visits] = (await sums([sourceArea])) as [Figures]
  return {
    contacts: await figuresOf(contactAreas),
    views: await figuresOf(visitAreas),
    visits: { all: visits, sources: await sums([sourceArea], 'page') },
    words: ofThisMonth(await sums([searchArea], 'page')).slice(0, mostWords),
  }
}

/** Those that were counted in the last 30 days. */
const ofThisMonth = (rows: Figures[]) => rows.filter(({ month }) => month.now > 0)

const kindOf = (area: string) => {
  if (area === searchArea) return 'Recherche sans résultat'
  if (area === sourceArea) return 'Visite, par provenance'
  return area.startsWith('visite-') ? 'Page vue' : 'Lien WhatsApp ouvert'
}

/** All figures by day, as a file for a spreadsheet. */
export const figuresAsCsv = endpoint('get', '/chiffres.csv', async ({ payload }) => {
  const statement = 'select day, area, page, clicks from contact_clicks order by day, area, page'
  const rows = await queryDatabase(payload, statement, [])
  const lines = rows.map(({ day, area, page, clicks }) =>
    [day, kindOf(String(area)), page, clicks].map(quoted).join(';'),
  )
  // With its mark a spreadsheet reads UTF-8.
  const text = ['\ufeffJour;Compté;Page, mots ou provenance;Nombre', ...lines].join('\r\n')
  return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
})

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
