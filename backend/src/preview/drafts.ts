import type { Payload } from 'payload'
import { isPreviewKind } from '../../../contract/preview-address'
import type { DraftAnswer } from '../../server/content-events.mjs'
import { toContent } from '../content-api/contents'

/** What stands for the required fields that a draft of any kind may lack. */
const missing = { title: 'Sans titre', titre: 'Sans titre', date: '' }

const notFound: DraftAnswer = { status: 404, body: { detail: 'Ce contenu n’existe pas.' } }

/**
 * The response to `/drafts/{collection}/{id}`: the content of the latest version, and whether this version is
 * online; or 404.
 */
export async function answerDraft(payload: Payload, path: string): Promise<DraftAnswer> {
  const [, kind = '', id = ''] = /^\/drafts\/([a-z-]+)\/(\d{1,15})$/.exec(path) ?? []
  if (!isPreviewKind(kind)) return notFound
  const options = { depth: 1, draft: true, disableErrors: true }
  const document = await payload.findByID({ collection: kind, id, ...options })
  if (!document) return notFound
  const given = Object.entries(document).filter(([, value]) => value !== null && value !== '')
  // Of the kind that the function takes.
  const content = toContent[kind]({ ...missing, ...Object.fromEntries(given) } as never)
  return { status: 200, body: { published: document._status === 'published', content } }
}
