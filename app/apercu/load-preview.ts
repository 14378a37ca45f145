import { cache, type ReactNode } from 'react'
import type { z } from 'zod'
import {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '@/lib/backend/schemas'
import { guideSchema } from '@/lib/destinations/destinations'
import { photosCopy } from '@/lib/photos/copy'
import { loadDraft } from '@/lib/preview/load-draft'
import { checkPreviewAddress, isPreviewKind, type PreviewKind } from '@/lib/shared/preview-address'
import { settings } from '@/lib/site/settings'
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

/** Pairs the schema of a kind of content with what draws the page of one. */
function kindOf<T extends { title: string } | { name: string }>(
  schema: z.ZodType<T>,
  draw: (draft: T) => Promise<ReactNode>,
): Read {
  return async (kind, id) => {
    const loaded = await loadDraft(kind, id, schema)
    if (loaded.state !== 'found') return loaded
    const { draft, published } = loaded
    const title = 'title' in draft ? draft.title : draft.name
    return { state: 'found', title, published, page: await draw(draft) }
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
  photos: kindOf(photoSchema, photoPage('medias', 'photos', photosCopy.heading)),
  'photos-beaute': kindOf(
    photoSchema,
    photoPage('beaute', 'photos-beaute', photosCopy.beautyHeading),
  ),
}

/** What an address of a preview shows; the backend is asked for signed addresses only. Never throws. */
export const loadPreview = cache(
  async (kind: string, id: string, expire: string, signature: string): Promise<Preview> => {
    const { revalidateSecret } = settings
    const state = checkPreviewAddress({ kind, id, expire, signature }, revalidateSecret, Date.now())
    if (state !== 'valid') return { state }
    return isPreviewKind(kind) ? kinds[kind](kind, id) : { state: 'invalid' }
  },
)
