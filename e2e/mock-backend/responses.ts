import { type EndpointName, endpoints, type Resource } from '../../lib/shared/endpoints'
import type { MockContent } from './types'

/** The endpoint that a path belongs to. */
type EndpointMatch = {
  kind: (typeof endpoints)[EndpointName]['kind']
  resource: Resource
  /** The decoded slug of an item or category; empty for a list or a single object. */
  slug: string
}

export type MockResponse = { status: number; body: unknown }

const notFound: MockResponse = { status: 404, body: { detail: 'Introuvable.' } }

/** The same path with exactly one slash at its end. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** Finds the endpoint of a path, with or without its trailing slash; null when there is none. */
export function matchEndpoint(path: string): EndpointMatch | null {
  const normalized = withSlash(path)
  for (const { path: template, kind, resource } of Object.values(endpoints)) {
    if (normalized === template && !template.includes('{slug}')) return { kind, resource, slug: '' }
    const [prefix = '', suffix] = template.split('{slug}')
    if (suffix === undefined || !normalized.startsWith(prefix)) continue
    const slug = normalized.slice(prefix.length, -suffix.length)
    if (slug !== '' && !slug.includes('/'))
      return { kind, resource, slug: decodeURIComponent(slug) }
  }
  return null
}

function records(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data)) return []
  return data.filter(
    (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
  )
}

/**
 * What a healthy backend with this content answers.
 * @param match null for a path that no endpoint has
 */
export function contentResponse(
  match: EndpointMatch | null,
  content: Record<keyof MockContent, unknown>,
): MockResponse {
  if (!match) return notFound
  const data = content[match.resource]
  const list = (items: unknown): MockResponse => ({ status: 200, body: items })
  switch (match.kind) {
    case 'list':
      return list(data)
    case 'single':
    case 'optionalList':
      return data === undefined ? notFound : { status: 200, body: data }
    case 'item': {
      const found = records(data).find(
        (item) => item.slug === match.slug || String(item.id) === match.slug,
      )
      return found ? { status: 200, body: found } : notFound
    }
    case 'category': {
      // As in the specification, the items of a category do not name it.
      const inside = records(data)
        .filter(({ categorySlug }) => categorySlug === match.slug)
        .map((item) => ({ ...item, categorySlug: undefined }))
      return inside.length > 0 ? list(inside) : notFound
    }
  }
}

/** What a healthy backend without content answers. */
export function emptyResponse(match: EndpointMatch | null): MockResponse {
  if (match?.kind === 'list' || match?.kind === 'category') {
    return { status: 200, body: [] }
  }
  return notFound
}
