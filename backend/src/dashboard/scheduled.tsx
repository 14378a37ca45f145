import type { Payload } from 'payload'
import { inCotonou } from '../publication/cotonou-time'
import { findScheduled, type Scheduled as Job } from '../publication/scheduled'
import { contentSlugs, pathOf, titleOf } from './contents'
import { LinkList, type ListedLink, Panel, type PanelProps } from './panel'

const most = 5

const words = { publish: 'Publication', unpublish: 'Retrait' }

/** Publications and withdrawals to come; times of Cotonou. */
export function Scheduled({ payload }: PanelProps) {
  return (
    <Panel title="Programmé" read={() => nextJobs(payload)}>
      {(items) => <LinkList items={items} none="Rien n’est programmé." />}
    </Panel>
  )
}

async function nextJobs(payload: Payload): Promise<ListedLink[]> {
  const jobs = (await findScheduled(payload)).slice(0, most)
  const links = await Promise.all(jobs.map((job) => linkOf(payload, job)))
  return links.filter((link) => link !== null)
}

async function linkOf(payload: Payload, job: Job): Promise<ListedLink | null> {
  const { collection, id, type, at, hasFailed } = job
  const slug = contentSlugs.find((it) => it === collection)
  if (!slug) return null
  const document = await payload.findByID({ collection: slug, id, depth: 0, disableErrors: true })
  if (!document) return null
  const note = hasFailed
    ? `${words[type]}\u00a0: n’a pas pu se faire. Ouvrez ce contenu pour voir ce qui manque.`
    : `${words[type]} le ${inCotonou(at)}`
  return { href: pathOf(slug, id), label: titleOf(document), note }
}
