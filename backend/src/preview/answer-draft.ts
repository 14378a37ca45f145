import type { Payload } from 'payload'
import { isPreviewKind } from '../../../lib/shared/preview-address'
import type { DraftAnswer } from '../../shared/content-events.mjs'
import { storage } from '../files/storage'
import { drafts } from './drafts'

const notFound: DraftAnswer = { status: 404, body: { detail: 'Ce contenu n’existe pas.' } }

/** The response to `/drafts/{collection}/{id}`: the latest version, or 404. */
export async function answerDraft(payload: Payload, path: string): Promise<DraftAnswer> {
  const [, kind = '', id = ''] = /^\/drafts\/([a-z-]+)\/(\d{1,15})$/.exec(path) ?? []
  if (!isPreviewKind(kind)) return notFound
  await storage.refreshed()
  const draft = await drafts[kind](payload, id)
  return draft ? { status: 200, body: draft } : notFound
}
