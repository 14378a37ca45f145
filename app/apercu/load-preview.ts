import { cache, type ReactNode } from 'react'
import { z } from 'zod'
import { checkPreviewAddress, isPreviewKind, type PreviewKind } from '@/contract/preview-address'
import { getPrivateJson } from '@/lib/backend/client'
import {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '@/lib/backend/schemas'
import { guideSchema } from '@/lib/destinations/destinations'
import { environment } from '@/lib/site/environment'
import { logger } from '@/platform/log/logger.mjs'
import { coursePage, destinationPage, eventPage, housePage, photoPage, videoPage } from './pages'

/** The status of the page that says why there is no preview. */
export const problemStatus = {
  invalid: 403,
  expired: 410,
  notFound: 404,
  incomplete: 422,
  unavailable: 503,
} as const

/** A preview: the page with the draft, its title, and whether this version is online. */
type Preview =
  | { state: 'found'; title: string; published: boolean; page: ReactNode }
  | { state: keyof typeof problemStatus }

type Read = (kind: PreviewKind, id: string) => Promise<Preview>

/** What the backend tells of a draft: the content as its public API would, and whether it is online. */
const draftSchema = z.object({ published: z.boolean(), content: z.unknown() })

/**
 * Pairs the schema of a kind of content, as the public API sends it, with what draws the page of one: of the
 * latest version, published or not. Never throws, and nothing is stored.
 */
function kindOf<T extends { title: string } | { name: string }>(
  schema: z.ZodType<T>,
  draw: (draft: T) => Promise<ReactNode>,
): Read {
  return async (kind, id) => {
    const loaded = await loadDraft(kind, id)
    if (!('content' in loaded)) return loaded
    const { success, data: draft } = schema.safeParse(loaded.content)
    if (!success) return { state: 'incomplete' }
    const title = 'title' in draft ? draft.title : draft.name
    return { state: 'found', title, published: loaded.published, page: await draw(draft) }
  }
}

/** `unavailable`: the backend does not answer, or knows no drafts. */
async function loadDraft(kind: PreviewKind, id: string) {
  try {
    const answer = await getPrivateJson(`/drafts/${kind}/${encodeURIComponent(id)}`)
    return answer.missing ? { state: 'notFound' as const } : draftSchema.parse(answer.body)
  } catch (error) {
    logger('backend-client').warn({ error, kind }, 'A draft could not be loaded')
    return { state: 'unavailable' as const }
  }
}

/** Everything that can be previewed. */
const kinds: Record<PreviewKind, Read> = {
  evenements: kindOf(eventSchema, eventPage),
  formations: kindOf(courseSchema, coursePage),
  destinations: kindOf(guideSchema, destinationPage),
  maisons: kindOf(houseSchema, housePage),
  videos: kindOf(videoSchema, videoPage('medias')),
  'videos-beaute': kindOf(videoSchema, videoPage('beaute')),
  photos: kindOf(photoSchema, photoPage('medias')),
  'photos-beaute': kindOf(photoSchema, photoPage('beaute')),
}

/** What an address of a preview shows; the backend is asked for signed addresses only. Never throws. */
export const loadPreview = cache(
  async (kind: string, id: string, expire: string, signature: string): Promise<Preview> => {
    const { revalidateSecret } = environment
    const state = checkPreviewAddress({ kind, id, expire, signature }, revalidateSecret, Date.now())
    if (state !== 'valid') return { state }
    return isPreviewKind(kind) ? kinds[kind](kind, id) : { state: 'invalid' }
  },
)
