import { type NextRequest, NextResponse } from 'next/server'
import type { PlayerArea } from './contract/universes.mjs'
import { houseViewRewritePath } from './lib/houses/house-view'
import { playerRewritePath } from './lib/videos/player-path'

/** Rewrites URLs with a query string of the player and of Immobilier to their prerendered paths. */
export function middleware({ nextUrl, headers, url }: NextRequest): NextResponse {
  if (nextUrl.pathname === '/immobilier')
    return rewriteTo(url, houseViewRewritePath(nextUrl.searchParams))
  const area: PlayerArea = nextUrl.pathname.startsWith('/beaute') ? 'beaute' : 'medias'
  const saveData = headers.get('save-data') === 'on'
  return rewriteTo(url, playerRewritePath(area, nextUrl.searchParams, saveData))
}

function rewriteTo(url: string, path: string | undefined): NextResponse {
  return path ? NextResponse.rewrite(new URL(path, url)) : NextResponse.next()
}

// `has`: pages without a query string skip it.
export const config = {
  runtime: 'nodejs',
  matcher: [
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
