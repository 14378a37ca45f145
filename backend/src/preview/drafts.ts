import type { DataFromCollectionSlug, Payload } from 'payload'
import { isPreviewKind, type PreviewKind } from '../../../contract/preview-address'
import type { DraftAnswer } from '../../server/content-events.mjs'
import {
  toCourse,
  toDestination,
  toEvent,
  toHouse,
  toPhoto,
  toVideo,
} from '../content-api/contents'

/** A draft: the content as the public API would send it, and whether this version is online. */
type Draft = { published: boolean; content: object }

type Read = (payload: Payload, id: string) => Promise<Draft | null>

/** Stands for the title that a draft may lack. */
const untitled = 'Sans titre'

/** Reads the latest version of a document. @param missing stands for required fields that a draft may lack */
function reader<Slug extends PreviewKind>(
  collection: Slug,
  toContent: (document: DataFromCollectionSlug<Slug>) => object,
  missing: Partial<DataFromCollectionSlug<Slug>>,
): Read {
  return async (payload, id) => {
    const options = { depth: 1, draft: true, disableErrors: true }
    const document = await payload.findByID({ collection, id, ...options })
    if (!document) return null
    const given = Object.entries(document).filter(([, value]) => value !== null && value !== '')
    const complete = { ...missing, ...Object.fromEntries(given) }
    return {
      published: document._status === 'published',
      content: toContent(complete as DataFromCollectionSlug<Slug>),
    }
  }
}

/** Reads the latest version of each kind of content; null when there is none. */
const drafts: Record<PreviewKind, Read> = {
  evenements: reader('evenements', toEvent, { title: untitled, date: '', time: '' }),
  formations: reader('formations', toCourse, { title: untitled }),
  destinations: reader('destinations', toDestination, { title: untitled }),
  maisons: reader('maisons', toHouse, { titre: untitled }),
  videos: reader('videos', toVideo, { title: untitled }),
  'videos-beaute': reader('videos-beaute', toVideo, { title: untitled }),
  photos: reader('photos', toPhoto, {}),
  'photos-beaute': reader('photos-beaute', toPhoto, {}),
}

const notFound: DraftAnswer = { status: 404, body: { detail: 'Ce contenu n’existe pas.' } }

/** The response to `/drafts/{collection}/{id}`: the latest version, or 404. */
export async function answerDraft(payload: Payload, path: string): Promise<DraftAnswer> {
  const [, kind = '', id = ''] = /^\/drafts\/([a-z-]+)\/(\d{1,15})$/.exec(path) ?? []
  if (!isPreviewKind(kind)) return notFound
  const draft = await drafts[kind](payload, id)
  return draft ? { status: 200, body: draft } : notFound
}
