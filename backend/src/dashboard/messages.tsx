import type { Payload } from 'payload'
import { staticRoutes } from '../../../lib/shared/static-routes'
import { contactAreaNames } from '../../../lib/shared/universes.mjs'
import { readSettings } from '../../shared/settings.mjs'
import { titleOfPage } from '../contact-clicks/pages'
import { clickTotals, type Figures } from '../contact-clicks/totals'
import { change } from './change'
import { Panel, type PanelProps } from './panel'

const areaNames: Readonly<Record<string, string>> = contactAreaNames

/** How many WhatsApp links of the site were opened: in all, by area, and on which pages most. */
export function Messages({ payload }: PanelProps) {
  const { countsContacts } = readSettings()
  return (
    <Panel title="Messages" read={() => readMessages(payload)}>
      {({ all, areas, pages }) => (
        <>
          {!countsContacts && <p>Le compte est arrêté par un réglage du serveur.</p>}
          <dl className="overview__figures">
            <div>
              <dt>7 derniers jours</dt>
              <dd>{all.week.now}</dd>
            </div>
            <div>
              <dt>30 derniers jours</dt>
              <dd>{all.month.now}</dd>
            </div>
          </dl>
          <details>
            <summary>Parties du site et pages</summary>
            <p>{`7\u00a0jours\u00a0: ${change(all.week, 7)}. 30\u00a0jours\u00a0: ${change(all.month, 30)}.`}</p>
            <p className="overview__note">
              Liens WhatsApp ouverts sur le site. Les visiteurs ne sont pas suivis&nbsp;: on compte
              des liens ouverts, pas des personnes ni des messages reçus.
            </p>
            {areas.length > 0 && <FiguresTable caption="Par partie du site" rows={areas} />}
            {pages.length > 0 && (
              <FiguresTable caption="Pages d’où l’on écrit le plus" rows={pages} />
            )}
          </details>
        </>
      )}
    </Panel>
  )
}

/** What visitors have searched for in vain: what they miss, or call by another name. */
export function MissedSearches({ payload }: PanelProps) {
  return (
    <Panel title="Cherché sans résultat" read={() => clickTotals(payload)} isFolded>
      {({ words }) =>
        words.length > 0 ? (
          <FiguresTable caption="Mots que la recherche n’a pas trouvés" rows={words} />
        ) : (
          <p className="overview__note">Rien ces 30&nbsp;derniers jours.</p>
        )
      }
    </Panel>
  )
}

function FiguresTable({ caption, rows }: { caption: string; rows: Figures[] }) {
  return (
    <table className="overview__table" aria-label={caption}>
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

/** The figures with the names that the owner knows: of areas, and of the contents that pages show. */
async function readMessages(payload: Payload) {
  const { all, areas, pages } = await clickTotals(payload)
  return {
    all,
    areas: areas.map((row) => ({ ...row, name: areaNames[row.name] ?? row.name })),
    pages: await Promise.all(
      pages.map(async (row) => ({
        ...row,
        name: (await titleOfPage(payload, row.name)) ?? pageName(row.name),
      })),
    ),
  }
}

/** The name of a page of the site as it stands in its menus; the path of any other. */
const pageName = (page: string) => staticRoutes.find(({ path }) => path === page)?.name ?? page
