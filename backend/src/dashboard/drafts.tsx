import type { Payload } from 'payload'
import { age } from './age'
import { contentSlugs, groupOf, labelOf, pathOf, titleOf } from './contents'
import { LinkList, Panel, type PanelProps } from './panel'

const most = 5

/** What is written and not on the site: new contents, and changes of contents that are online. */
export function Drafts({ payload }: PanelProps) {
  return (
    <Panel title="Brouillons en attente" read={() => latestDrafts(payload)}>
      {({ total, drafts }) => (
        <>
          <LinkList
            none="Rien n’attend d’être publié."
            items={drafts.map(({ slug, document }) => ({
              href: pathOf(slug, document.id),
              label: titleOf(document),
              note: `${labelOf(payload, slug)} (${groupOf(payload, slug)}), ${age(new Date(document.updatedAt))}`,
            }))}
          />
          {total > drafts.length && (
            <p className="overview__note">{`et ${total - drafts.length} de plus.`}</p>
          )}
        </>
      )}
    </Panel>
  )
}

async function latestDrafts(payload: Payload) {
  const lists = await Promise.all(
    contentSlugs.map(async (slug) => {
      const { docs, totalDocs } = await payload.find({
        collection: slug,
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: most,
        depth: 0,
      })
      return { total: totalDocs, drafts: docs.map((document) => ({ slug, document })) }
    }),
  )
  const drafts = lists
    .flatMap((list) => list.drafts)
    .toSorted((one, other) => other.document.updatedAt.localeCompare(one.document.updatedAt))
  return { total: lists.reduce((sum, { total }) => sum + total, 0), drafts: drafts.slice(0, most) }
}
