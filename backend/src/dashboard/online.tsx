import type { Payload } from 'payload'
import { contentSlugs, groupOf, labelOf, pathOf } from './contents'
import { Panel, type PanelProps } from './panel'

/** How many contents of each kind visitors can see. */
export function Online({ payload }: PanelProps) {
  return (
    <Panel title="En ligne" read={() => countPublished(payload)} isFolded>
      {(counts) => (
        <ul className="overview__counts">
          {counts.map(({ slug, count }) => (
            <li key={slug}>
              <a href={pathOf(slug)}>
                <strong>{count}</strong> {labelOf(payload, slug, count !== 1)}{' '}
                <span className="overview__note">{groupOf(payload, slug)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function countPublished(payload: Payload) {
  const where = { _status: { equals: 'published' } }
  return Promise.all(
    contentSlugs.map(async (slug) => {
      const { totalDocs } = await payload.count({ collection: slug, where })
      return { slug, count: totalDocs }
    }),
  )
}
