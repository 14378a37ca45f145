import type { Payload } from 'payload'
import { countSample, sampleFigures, sampleFilms } from '../seed/clear'
import { contentSlugs, groupOf, labelOf, pathOf } from './contents'
import { Panel, type PanelProps } from './panel'
import { RemoveSample } from './remove-sample'

/** How many contents of each kind visitors can see. */
export function Online({ payload }: PanelProps) {
  return (
    <Panel title="En ligne" read={() => countPublished(payload)} isFolded>
      {(counts) => (
        <ul className="grid list-none grid-cols-[1fr_1fr] gap-x-4 p-0">
          {counts.map(({ slug, count }) => (
            <li key={slug}>
              <a href={pathOf(slug)} className="block min-h-11 py-3 no-underline">
                <strong className="text-[20px]">{count}</strong>{' '}
                {labelOf(payload, slug, count !== 1)}{' '}
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

const list = new Intl.ListFormat('fr')

/** How much sample content is online, and the button that removes it; absent when none is left. */
export async function Sample({ payload }: PanelProps) {
  const what = await sampleLeft(payload).catch(() => '')
  if (what === '') return null
  return (
    <section className="overview__panel">
      <h2>Contenus d’exemple</h2>
      <RemoveSample what={what} />
    </section>
  )
}

/** `14 événements et 26 maisons d’exemple`; '' when none is left. */
async function sampleLeft(payload: Payload): Promise<string> {
  const counts = new Map<string, number>()
  for (const slug of contentSlugs) {
    const label = labelOf(payload, slug, true).toLocaleLowerCase('fr')
    counts.set(label, (counts.get(label) ?? 0) + (await countSample(payload, slug)))
  }
  counts.set('films en haut des pages', (await sampleFilms(payload)).length)
  counts.set('chiffres', (await sampleFigures(payload)).length)
  const left = [...counts].filter(([, count]) => count > 0)
  if (left.length === 0) return ''
  return `${list.format(left.map(([label, count]) => `${count} ${label}`))} d’exemple`
}
