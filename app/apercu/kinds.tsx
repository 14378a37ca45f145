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
import type { Preview } from './preview'
import { CoursePreview } from './previews/course'
import { EventPreview } from './previews/event'
import { HousePreview } from './previews/house'
import { BeautyPhotoPreview, MediaPhotoPreview } from './previews/photo'
import { BeautyVideoPreview, MediaVideoPreview } from './previews/video'

type Read = (kind: PreviewKind, id: string) => Promise<Preview>

/** Pairs the schema of a kind of content with what draws the page of one. */
function kindOf<T extends { title: string }>(
  schema: z.ZodType<T>,
  Page: (props: { draft: T }) => ReactNode | Promise<ReactNode>,
): Read {
  return async (kind, id) => {
    const loaded = await loadDraft(kind, id, schema)
    if (loaded.state !== 'found') return loaded
    const { draft, published } = loaded
    return { state: 'found', title: draft.title, published, page: <Page draft={draft} /> }
  }
}

/** Everything that can be previewed. */
const kinds: Record<PreviewKind, Read> = {
  evenements: kindOf(eventSchema, EventPreview),
  formations: kindOf(courseSchema, CoursePreview),
  maisons: kindOf(houseSchema, HousePreview),
  videos: kindOf(videoSchema, MediaVideoPreview),
  'videos-beaute': kindOf(videoSchema, BeautyVideoPreview),
  photos: kindOf(photoSchema, MediaPhotoPreview),
  'photos-beaute': kindOf(photoSchema, BeautyPhotoPreview),
}

/** Loads a draft and draws its page. Never throws. */
export const readPreview: Read = (kind, id) => kinds[kind](kind, id)
