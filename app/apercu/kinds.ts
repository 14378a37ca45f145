import type { ReactNode } from 'react'
import type { z } from 'zod'
import {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '@/lib/backend/schemas'
import { loadDraft } from '@/lib/preview/load-draft'
import type { PreviewKind } from '@/lib/shared/preview-address'
import {
  beautyPhotoPage,
  beautyVideoPage,
  coursePage,
  eventPage,
  housePage,
  mediaPhotoPage,
  mediaVideoPage,
} from './pages'
import type { Preview } from './preview'

type Read = (kind: PreviewKind, id: string) => Promise<Preview>

/** Pairs the schema of a kind of content with what draws the page of one. */
function kindOf<T extends { title: string }>(
  schema: z.ZodType<T>,
  draw: (draft: T) => Promise<ReactNode>,
): Read {
  return async (kind, id) => {
    const loaded = await loadDraft(kind, id, schema)
    if (loaded.state !== 'found') return loaded
    const { draft, published } = loaded
    return { state: 'found', title: draft.title, published, page: await draw(draft) }
  }
}

/** Everything that can be previewed. */
const kinds: Record<PreviewKind, Read> = {
  evenements: kindOf(eventSchema, eventPage),
  formations: kindOf(courseSchema, coursePage),
  maisons: kindOf(houseSchema, housePage),
  videos: kindOf(videoSchema, mediaVideoPage),
  'videos-beaute': kindOf(videoSchema, beautyVideoPage),
  photos: kindOf(photoSchema, mediaPhotoPage),
  'photos-beaute': kindOf(photoSchema, beautyPhotoPage),
}

/** Loads a draft and draws its page. Never throws. */
export const readPreview: Read = (kind, id) => kinds[kind](kind, id)
