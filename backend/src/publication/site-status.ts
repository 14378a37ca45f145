import { inCotonou } from './cotonou-time'
import type { Scheduled } from './scheduled'

type Known = {
  isPublished: boolean
  hasNewerDraft: boolean
  /** When it was last changed, ISO 8601. */
  updatedAt: string
  scheduled: Pick<Scheduled, 'type' | 'at' | 'hasFailed'>[]
}

type SiteStatus = { tone: 'success' | 'warning' | 'light'; words: string }

const planned = { publish: 'programmé', unpublish: 'retrait programmé' }
const tried = { publish: 'la publication', unpublish: 'le retrait' }

/** Whether visitors see a document, and what is scheduled, in the owner's words. */
export function siteStatus(known: Known): SiteStatus {
  const { isPublished, hasNewerDraft, updatedAt, scheduled } = known
  const now = isPublished ? (hasNewerDraft ? 'modifié depuis' : 'oui') : 'non'
  const next = scheduled.find(({ hasFailed }) => !hasFailed)
  // Whoever has saved it since has seen it.
  const failed = scheduled.find(({ hasFailed, at }) => hasFailed && at > updatedAt)
  const words = [
    isPublished || next?.type !== 'publish' ? now : '',
    failed && `${tried[failed.type]} du ${inCotonou(failed.at)} n’a pas pu se faire`,
    next && `${planned[next.type]} le ${inCotonou(next.at)}`,
  ]
  const tone =
    failed || (isPublished && hasNewerDraft) ? 'warning' : isPublished ? 'success' : 'light'
  return { tone, words: words.filter(Boolean).join(', ') }
}
