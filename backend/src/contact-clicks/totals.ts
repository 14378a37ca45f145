import type { Payload } from 'payload'
import { contactAreas, searchArea, sourceArea, visitAreas } from '../../../lib/shared/universes.mjs'
import { queryDatabase } from '../database'
import { dayInCotonou, daysBefore } from '../days'

/** Clicks of the last days, today included, and of as many days before them. */
export type Period = { now: number; before: number }

/** What a row of figures is about, with its figures of 7 and of 30 days. */
export type Figures = { name: string; week: Period; month: Period }

/** In all, by area, and of the pages with most. */
export type FiguresOfPages = { all: Figures; areas: Figures[]; pages: Figures[] }

type ClickTotals = {
  contacts: FiguresOfPages
  views: FiguresOfPages
  sources: Figures[]
  words: Figures[]
}

const days = { week: 7, month: 30 }
const [mostPages, mostWords] = [5, 10]

/**
 * Of the last two months: the opened WhatsApp links, the pages that were looked at, where visits came from, and the words
 * that were most searched for in vain.
 */
export async function clickTotals(payload: Payload, today = dayInCotonou()): Promise<ClickTotals> {
  const first = (length: number) => daysBefore(today, length - 1)
  const rows = await queryDatabase(
    payload,
    `select area, page,
       sum(case when day >= $1 then clicks else 0 end) as week,
       sum(case when day >= $2 and day < $1 then clicks else 0 end) as week_before,
       sum(case when day >= $3 then clicks else 0 end) as month,
       sum(case when day < $3 then clicks else 0 end) as month_before
     from contact_clicks where day >= $4 group by area, page`,
    [first(days.week), first(2 * days.week), first(days.month), first(2 * days.month)],
  )
  // Postgres sends sums as text.
  const figures = rows.map((row): Figures & { area: string } => ({
    name: String(row.page),
    area: String(row.area),
    week: { now: Number(row.week), before: Number(row.week_before) },
    month: { now: Number(row.month), before: Number(row.month_before) },
  }))
  const of = (...areas: string[]) => figures.filter(({ area }) => areas.includes(area))
  return {
    contacts: figuresOfPages(of(...contactAreas)),
    views: figuresOfPages(of(...visitAreas)),
    sources: of(sourceArea).toSorted(mostFirst),
    words: ofThisMonth(of(searchArea)).slice(0, mostWords),
  }
}

const figuresOfPages = (rows: (Figures & { area: string })[]): FiguresOfPages => ({
  all: sumOf('', rows),
  areas: sumsBy(rows, ({ area }) => area).toSorted(mostFirst),
  pages: ofThisMonth(sumsBy(rows, ({ name }) => name)).slice(0, mostPages),
})

/** One row for each name, with the sums of its rows. */
function sumsBy<Row extends Figures>(rows: Row[], nameOf: (row: Row) => string): Figures[] {
  const names = [...new Set(rows.map(nameOf))]
  const rowsOf = (name: string) => rows.filter((row) => nameOf(row) === name)
  return names.map((name) => sumOf(name, rowsOf(name)))
}

/** Those that were counted in the last 30 days. */
const ofThisMonth = (rows: Figures[]) =>
  rows.filter(({ month }) => month.now > 0).toSorted(mostFirst)

const mostFirst = (one: Figures, other: Figures) => other.month.now - one.month.now

/** @returns the sums of rows under a name */
export function sumOf(name: string, rows: Figures[]): Figures {
  const sum = (period: (row: Figures) => Period): Period => ({
    now: rows.reduce((total, row) => total + period(row).now, 0),
    before: rows.reduce((total, row) => total + period(row).before, 0),
  })
  return { name, week: sum((row) => row.week), month: sum((row) => row.month) }
}
