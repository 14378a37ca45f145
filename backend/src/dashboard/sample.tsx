import type { Payload } from 'payload'
import { countSample } from '../seed/clear'
import { contentSlugs, labelOf } from './contents'
import type { PanelProps } from './panel'
import { RemoveSample } from './remove-sample'

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
  const left = [...counts].filter(([, count]) => count > 0)
  if (left.length === 0) return ''
  return `${list.format(left.map(([label, count]) => `${count} ${label}`))} d’exemple`
}
