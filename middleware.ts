import { type NextRequest, NextResponse } from 'next/server'
import { houseViewRewritePath } from './lib/houses/house-view'
import type { PlayerArea } from './lib/site/universes'
import { playerRewritePath } from './lib/videos/player'

/**
 * Leads the query forms of the player and of Immobilier to their prerendered paths, and addresses
 * that cannot be read to the 404; nothing else.
 */
export function middleware({ nextUrl, headers, url }: NextRequest): NextResponse {
  if (isUnreadable(nextUrl.pathname)) return lead(url, '/adresse-illisible')
  if (nextUrl.pathname === '/immobilier')
    return lead(url, houseViewRewritePath(nextUrl.searchParams))
  const area: PlayerArea = nextUrl.pathname.startsWith('/beaute') ? 'beaute' : 'medias'
  const path = playerRewritePath(area, nextUrl.searchParams, headers.get('save-data') === 'on')
  const response = lead(url, path)
  if (path) response.headers.append('Vary', 'Save-Data')
  return response
}

function lead(url: string, path: string | undefined): NextResponse {
  return path ? NextResponse.rewrite(new URL(path, url)) : NextResponse.next()
}

/** Whether the escapes of a path are no text, such as `%zz`: Next answers a bare 500 to it. */
function isUnreadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return false
  } catch {
    return true
  }
}

// The query is asked for (`has`), so that plain pages never pass through here.
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
