import { type NextRequest, NextResponse } from 'next/server'
import { houseViewRewritePath } from './lib/houses/house-view'
import type { PlayerArea } from './lib/site/universes'
import { playerRewritePath } from './lib/videos/player'

/**
 * Rewrites URLs with a query string of the player and of Immobilier to their prerendered paths, and
 * paths that cannot be decoded to the 404 page.
 */
export function middleware({ nextUrl, headers, url }: NextRequest): NextResponse {
  if (isUndecodable(nextUrl.pathname)) return rewriteTo(url, '/adresse-illisible')
  if (nextUrl.pathname === '/immobilier')
    return rewriteTo(url, houseViewRewritePath(nextUrl.searchParams))
  const area: PlayerArea = nextUrl.pathname.startsWith('/beaute') ? 'beaute' : 'medias'
  const path = playerRewritePath(area, nextUrl.searchParams, headers.get('save-data') === 'on')
  const response = rewriteTo(url, path)
  if (path) response.headers.append('Vary', 'Save-Data')
  return response
}

function rewriteTo(url: string, path: string | undefined): NextResponse {
  return path ? NextResponse.rewrite(new URL(path, url)) : NextResponse.next()
}

/** Whether a path has invalid escapes, such as `%zz`, for which Next responds with a bare 500. */
function isUndecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return false
  } catch {
    return true
  }
}

// `has`: pages without a query string skip the middleware.
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/(.*%(?:[89a-fA-F]|(?![0-9a-fA-F]{2})).*)' },
    { source: '/medias/videoplayers', has: [{ type: 'query', key: 'v' }] },
    { source: '/medias/videoplayers', has: [{ type: 'query', key: 'videoUrl' }] },
    { source: '/beaute/videoplayers', has: [{ type: 'query', key: 'v' }] },
    { source: '/beaute/videoplayers', has: [{ type: 'query', key: 'videoUrl' }] },
    { source: '/immobilier', has: [{ type: 'query', key: 'onglet' }] },
    { source: '/immobilier', has: [{ type: 'query', key: 'tri' }] },
    { source: '/immobilier', has: [{ type: 'query', key: 'chambres' }] },
    { source: '/immobilier', has: [{ type: 'query', key: 'nombre' }] },
    { source: '/immobilier', has: [{ type: 'query', key: 'maison' }] },
  ],
}
