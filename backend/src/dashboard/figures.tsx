import type { Payload } from 'payload'
import { staticRoutes } from '../../../contract/static-routes'
import { contactAreaNames } from '../../../contract/universes.mjs'
import { titleOfPage } from '../contact-clicks/pages'
import type { Figures, FiguresOfPages, Period } from '../contact-clicks/totals'

const areaNames: Readonly<Record<string, string>> = contactAreaNames

/** The sums of 7 and of 30 days. */
export const Sums = ({ all }: { all: Figures }) => (
  <dl className="flex gap-8 [&_dd]:text-[28px]/[1.2] [&_dt]:text-[14px]">
    <div>
      <dt>7 derniers jours</dt>
      <dd>{all.week.now}</dd>
    </div>
    <div>
      <dt>30 derniers jours</dt>
      <dd>{all.month.now}</dd>
    </div>
  </dl>
)

/** How a period compares with the one before it: «3 de plus que les 7 jours d’avant». */
export function change({ now, before }: Period, days: number): string {
  const others = `les ${days}\u00a0jours d’avant`
  if (now === before) return `autant que ${others}`
  return now > before
    ? `${now - before} de plus que ${others}`
    : `${before - now} de moins que ${others}`
}

/** How the sums compare with those of before. */
export const Changes = ({ all }: { all: Figures }) => (
  <p>{`7\u00a0jours\u00a0: ${change(all.week, 7)}. 30\u00a0jours\u00a0: ${change(all.month, 30)}.`}</p>
)

/** Figures of several; nothing when there are none. */
export function FiguresTable({ caption, rows }: { caption: string; rows: Figures[] }) {
  if (rows.length === 0) return null
  return (
    <table
      className="[&_tbody_tr]:border-line mt-4 w-full border-collapse [&_:is(tbody_th,th+th)]:font-[400] [&_:is(td,th)]:px-0 [&_:is(td,th)]:py-1.5 [&_:is(td,th+th)]:w-[5.5em] [&_:is(td,th+th)]:text-end [&_tbody_tr]:border-t [&_th:first-child]:text-start"
      aria-label={caption}
    >
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">7&nbsp;jours</th>
          <th scope="col">30&nbsp;jours</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, week, month }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{week.now}</td>
            <td>{month.now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Figures with the names that the owner knows: of areas, and of the contents that pages show. */
export async function withNames(payload: Payload, figures: FiguresOfPages) {
  const nameOfArea = (area: string) => areaNames[area.replace(/^visite-/, '')] ?? area
  const pages = figures.pages.map(async (row) => {
    const name = (await titleOfPage(payload, row.name)) ?? pageName(row.name)
    return { ...row, name }
  })
  return {
    all: figures.all,
    areas: figures.areas.map((row) => ({ ...row, name: nameOfArea(row.name) })),
    pages: await Promise.all(pages),
  }
}

/** The name of a page of the site as it stands in its menus; the path of any other. */
const pageName = (page: string) => staticRoutes.find(({ path }) => path === page)?.name ?? page
