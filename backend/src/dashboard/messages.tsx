import { cache } from 'react'
import { visitSourceName } from '../../../contract/visit-sources'
import { clickTotals } from '../contact-clicks/totals'
import { environment } from '../environment'
import { Changes, FiguresTable, Sums, withNames } from './figures'
import { Panel, type PanelProps } from './panel'

// Once for all panels.
const readTotals = cache(clickTotals)

/** How many WhatsApp links of the site were opened: in all, by area, and on which pages most. */
export function Messages({ payload }: PanelProps) {
  const read = async () => withNames(payload, (await readTotals(payload)).contacts)
  return (
    <Panel title="Contacts par WhatsApp" read={read}>
      {({ all, areas, pages }) => (
        <>
          {!environment.countsContacts && <p>Le compte est arrêté par un réglage du serveur.</p>}
          <Sums all={all} />
          <p className="overview__note">
            Liens WhatsApp ouverts sur le site, et non messages reçus&nbsp;: les visiteurs ne sont
            pas suivis.
          </p>
          <details>
            <summary>Parties du site et pages</summary>
            <Changes all={all} />
            <FiguresTable caption="Par partie du site" rows={areas} />
            <FiguresTable caption="Pages d’où l’on écrit le plus" rows={pages} />
          </details>
        </>
      )}
    </Panel>
  )
}

/** How many visits the site had, where they came from, and what was looked at. */
export function Visits({ payload }: PanelProps) {
  const read = async () => {
    const { views, visits } = await readTotals(payload)
    const sources = visits.sources.map((row) => ({ ...row, name: visitSourceName(row.name) }))
    return { ...(await withNames(payload, views)), all: visits.all, sources }
  }
  return (
    <Panel title="Visites" read={read} isFolded>
      {({ all, sources, areas, pages }) => (
        <>
          <Sums all={all} />
          <Changes all={all} />
          <FiguresTable caption="D’où l’on vient" rows={sources} />
          <FiguresTable caption="Pages vues" rows={areas} />
          <FiguresTable caption="Pages les plus vues" rows={pages} />
          <p>
            <a href="/cms/chiffres.csv" download>
              Tous les chiffres, pour un tableur
            </a>
          </p>
        </>
      )}
    </Panel>
  )
}

/** What visitors have searched for in vain: what they miss, or call by another name. */
export function MissedSearches({ payload }: PanelProps) {
  return (
    <Panel title="Cherché sans résultat" read={() => readTotals(payload)} isFolded>
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
