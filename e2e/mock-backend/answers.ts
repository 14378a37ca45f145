import type { DataSet, StubContent } from './types'

/** What a path of specification §7 asks for. */
export type Question =
  | { kind: 'list'; set: DataSet }
  | { kind: 'single'; set: DataSet }
  | { kind: 'item'; set: DataSet; slug: string }
  | { kind: 'category'; set: DataSet; slug: string }

export interface Answer {
  status: number
  body: unknown
}

const PLAIN: Record<string, Question> = {
  '/api/accueil/header-video/': { kind: 'single', set: 'homeHeader' },
  '/api/beauty/header-video/': { kind: 'single', set: 'beautyHeader' },
  '/api/voyage/header-video/': { kind: 'single', set: 'travelHeader' },
  '/api/immo/header-video/': { kind: 'single', set: 'estateHeader' },
  '/api/medias/events/': { kind: 'list', set: 'events' },
  '/api/medias/videos/': { kind: 'list', set: 'videos' },
  '/api/medias/photos/': { kind: 'list', set: 'photos' },
  '/api/beauty/formations/': { kind: 'list', set: 'formations' },
  '/api/beauty/photos/': { kind: 'list', set: 'beautyPhotos' },
  '/api/beauty/videos/': { kind: 'list', set: 'beautyVideos' },
  '/api/immo/maisons/': { kind: 'list', set: 'houses' },
}

const WITH_SLUG: [prefix: string, kind: 'item' | 'category', set: DataSet][] = [
  ['/api/medias/events/', 'item', 'events'],
  ['/api/videos/category/', 'category', 'videos'],
  ['/api/beauty/category/', 'category', 'beautyVideos'],
]

/** The same path with exactly one slash at its end. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** Reads a path, with or without its trailing slash; null when §7 does not name it. */
export function questionOf(path: string): Question | null {
  const normal = withSlash(path)
  const plain = PLAIN[normal]
  if (plain) return plain
  for (const [prefix, kind, set] of WITH_SLUG) {
    const slug = normal.slice(prefix.length, -1)
    if (normal.startsWith(prefix) && slug !== '' && !slug.includes('/')) {
      return { kind, set, slug: decodeURIComponent(slug) }
    }
  }
  return null
}

const NOT_FOUND: Answer = { status: 404, body: { detail: 'Introuvable.' } }

function records(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data)) return []
  return data.filter(
    (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
  )
}

/** What a healthy backend with this content answers. */
export function answer(
  question: Question,
  content: Record<keyof StubContent, unknown>,
  wrapped: boolean,
): Answer {
  const data = content[question.set]
  const list = (items: unknown): Answer => ({
    status: 200,
    body: wrapped && Array.isArray(items) ? { results: items } : items,
  })
  switch (question.kind) {
    case 'list':
      return list(data)
    case 'single':
      return { status: 200, body: data }
    case 'item': {
      const found = records(data).find(
        (item) => item.slug === question.slug || String(item.id) === question.slug,
      )
      return found ? { status: 200, body: found } : NOT_FOUND
    }
    case 'category': {
      const inside = records(data).filter((item) => item.categorySlug === question.slug)
      return inside.length > 0 ? list(inside) : NOT_FOUND
    }
  }
}

/** What a healthy backend answers that holds nothing yet. */
export function emptyAnswer(question: Question | null, wrapped: boolean): Answer {
  if (question?.kind === 'list' || question?.kind === 'category') {
    return { status: 200, body: wrapped ? { results: [] } : [] }
  }
  return NOT_FOUND
}

/** The answer for a path that §7 does not name. */
export function unknownPath(): Answer {
  return NOT_FOUND
}
