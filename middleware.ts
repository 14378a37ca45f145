import { NextResponse, type NextRequest } from 'next/server'
import { playerPath, type PlayerArea } from './lib/player'

/** Leads the query forms of the player to their prerendered paths, and does nothing else. */
export function middleware({ nextUrl, headers, url }: NextRequest): NextResponse {
  const area: PlayerArea = nextUrl.pathname.startsWith('/beaute') ? 'beaute' : 'medias'
  const path = playerPath(area, nextUrl.searchParams, headers.get('save-data') === 'on')
  if (!path) return NextResponse.next()
  const response = NextResponse.rewrite(new URL(path, url))
  response.headers.append('Vary', 'Save-Data')
  return response
}

// The query is asked for (`has`), so that plain pages never pass through here.
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/medias/videoplayers', has: [{ type: 'query', key: 'v' }] },
    { source: '/medias/videoplayers', has: [{ type: 'query', key: 'videoUrl' }] },
    { source: '/beaute/videoplayers', has: [{ type: 'query', key: 'v' }] },
    { source: '/beaute/videoplayers', has: [{ type: 'query', key: 'videoUrl' }] },
  ],
}
