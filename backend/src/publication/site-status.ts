import { inCotonou } from './cotonou-time'
import type { Scheduled } from './scheduled'

type Known = {
  /** Whether visitors see a version of it. */
  isPublished: boolean
  /** Whether a newer draft waits. */
  hasNewerDraft: boolean
  /** When it was last changed, ISO 8601. */
  updatedAt: string
  scheduled: Pick<Scheduled, 'type' | 'at' | 'hasFailed'>[]
}

/** What the column «Sur le site» says of a document. */
type SiteStatus = { tone: 'success' | 'warning' | 'light'; words: string }

/** Whether visitors see a document, and what is scheduled, in the owner's words. */
export function siteStatus(known: Known): SiteStatus {
  const { isPublished, hasNewerDraft, updatedAt, scheduled } = known
  const now = isPublished ? (hasNewerDraft ? 'modifié depuis' : 'oui') : 'non'
  const next = scheduled.find(({ hasFailed }) => !hasFailed)
  // Whoever has saved it since has seen it.
  const failed = scheduled.find(({ hasFailed, at }) => hasFailed && at > updatedAt)
  const words = [
    isPublished || !isPublication(next) ? now : '',
    failed && failure(failed),
    plan(next),
  ]
  const tone =
    failed || (isPublished && hasNewerDraft) ? 'warning' : isPublished ? 'success' : 'light'
  return { tone, words: words.filter(Boolean).join(', ') }
}

const isPublication = (it: Known['scheduled'][number] | undefined) => it?.type === 'publish'

function plan(next: Known['scheduled'][number] | undefined): string {
  if (!next) return ''
  return `${isPublication(next) ? 'programmé' : 'retrait programmé'} le ${inCotonou(next.at)}`
}

function failure({ type, at }: Known['scheduled'][number]): string {
  const what = type === 'publish' ? 'la publication' : 'le retrait'
  return `${what} du ${inCotonou(at)} n’a pas pu se faire`
}
