import type { CollectionSlug, Payload } from 'payload'
import { contentSlugs, pathOf, titleOf } from './contents'
import { LinkList, type ListedLink, Panel, type PanelProps } from './panel'

const jobs = 'payload-jobs'
const most = 5

const moment = new Intl.DateTimeFormat('fr', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Porto-Novo',
})

/** Publications and withdrawals to come, where contents can be scheduled; times of Cotonou. */
export function Scheduled({ payload }: PanelProps) {
  if (!Object.hasOwn(payload.collections, jobs)) return null
  return (
    <Panel title="Programmé" read={() => findScheduled(payload)}>
      {(items) => <LinkList items={items} none="Rien n’est programmé." />}
    </Panel>
  )
}

async function findScheduled(payload: Payload): Promise<ListedLink[]> {
  const { docs } = await payload.find({
    collection: jobs as CollectionSlug,
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }],
    },
    sort: 'waitUntil',
    limit: most,
    depth: 0,
    pagination: false,
  })
  const links = await Promise.all(docs.map((job) => linkOf(payload, { ...job })))
  return links.filter((link) => link !== null)
}

/** @param job read without its type, which is only there where contents can be scheduled */
async function linkOf(payload: Payload, job: Record<string, unknown>): Promise<ListedLink | null> {
  const { type, doc } = (job.input ?? {}) as {
    type?: string
    doc?: { relationTo?: string; value?: number | string }
  }
  const slug = contentSlugs.find((it) => it === doc?.relationTo)
  if (!slug || doc?.value === undefined || typeof job.waitUntil !== 'string') return null
  const { value: id } = doc
  const document = await payload.findByID({ collection: slug, id, depth: 0, disableErrors: true })
  if (!document) return null
  const what = type === 'unpublish' ? 'Retrait' : 'Publication'
  const note = `${what} le ${moment.format(new Date(job.waitUntil))}`
  return { href: pathOf(slug, id), label: titleOf(document), note }
}
