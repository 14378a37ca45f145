import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints, type Resource } from '../../contract/endpoints'
import type { Mode } from './types'

type MockResponse = { status: number; body: unknown }

const notFound: MockResponse = { status: 404, body: { detail: 'Introuvable.' } }

/** The same path with exactly one slash at its end. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

type EndpointMatch = ReturnType<typeof matchEndpoint>

/**
 * The endpoint of a path, with or without its trailing slash; null when there is none. Its slug, of an item or
 * category, is decoded, and empty for a list or a single object.
 */
export function matchEndpoint(path: string) {
  for (const { path: template, kind, resource } of Object.values(endpoints)) {
    const pattern = new RegExp(`^${template.replace('{slug}', '([^/]+)')}$`)
    const [found, slug = ''] = pattern.exec(withSlash(path)) ?? []
    if (found !== undefined) return { kind, resource, slug: decodeURIComponent(slug) }
  }
  return null
}

function records(data: unknown): Record<string, unknown>[] {
  return Array.isArray(data) ? data.filter((it) => typeof it === 'object' && it !== null) : []
}

/**
 * What a healthy backend with this content answers.
 * @param match null for a path that no endpoint has
 */
export function contentResponse(
  match: EndpointMatch,
  content: Record<Resource, unknown>,
): MockResponse {
  if (!match) return notFound
  const data = content[match.resource]
  const found = (body: unknown) => (body === undefined ? notFound : { status: 200, body })
  switch (match.kind) {
    case 'list':
    case 'single':
    case 'optionalList':
      return found(data)
    case 'item':
      return found(records(data).find(({ slug, id }) => [slug, String(id)].includes(match.slug)))
    case 'category': {
      // As in the specification, the items of a category do not name it.
      const inside = records(data)
        .filter(({ categorySlug }) => categorySlug === match.slug)
        .map((item) => ({ ...item, categorySlug: undefined }))
      return inside.length > 0 ? found(inside) : notFound
    }
  }
}

/** What a healthy backend without content answers. */
export function emptyResponse(match: EndpointMatch): MockResponse {
  return match?.kind === 'list' || match?.kind === 'category' ? { status: 200, body: [] } : notFound
}

/** What each mode that needs no data answers, as HTML. */
const pages: Partial<Record<Mode, [status: number, title: string]>> = {
  error500: [500, 'Erreur du serveur'],
  html: [200, 'Maintenance en cours'],
  notFound: [404, 'Page absente'],
}

/** Answers for the modes that need no data; false when the mode is not one of them. */
export function sendFailure(
  mode: Mode,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (mode === 'refuse') request.socket.destroy()
  const [status, title] = pages[mode] ?? []
  if (status !== undefined) {
    const html = `<!doctype html><html lang="fr"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
  return mode === 'refuse' || status !== undefined
}

/** Sends an answer as JSON, or its first half as if that were all. */
export function sendJson(
  response: ServerResponse,
  { status, body }: MockResponse,
  isTruncated = false,
): void {
  const whole = Buffer.from(JSON.stringify(body))
  const bytes = isTruncated ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length })
    .end(bytes)
}
