import type { Payload } from 'payload'
import { toldKinds } from '../audit/record'
import { instantAgo } from '../days'
import { inCotonou } from '../publication/cotonou-time'
import { pathOf } from './contents'
import { LinkList, type ListedLink, Panel, type PanelProps } from './panel'

const shownDays = 30
const mostShown = 5

/** For a «propriétaire»: who has changed accounts, or where the messages of visitors go. */
export function Changes({ payload }: PanelProps) {
  return (
    <Panel title="Derniers changements importants" read={() => lastChanges(payload)} isFolded>
      {(items) => <LinkList items={items} none={`Aucun depuis ${shownDays}\u00a0jours.`} />}
    </Panel>
  )
}

async function lastChanges(payload: Payload): Promise<ListedLink[]> {
  const since = instantAgo(shownDays)
  const { docs } = await payload.find({
    collection: 'journal',
    where: { and: [{ kind: { in: [...toldKinds] } }, { createdAt: { greater_than: since } }] },
    limit: mostShown,
  })
  return docs.map(({ id, summary, changes, who, createdAt }) => ({
    href: pathOf('journal', id),
    label: summary,
    note: [changes, `Par «\u00a0${who}\u00a0», le ${inCotonou(createdAt)}.`]
      .filter(Boolean)
      .join('\n'),
  }))
}
