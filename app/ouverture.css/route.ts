import type { NextRequest } from 'next/server'
import { isSameVisit } from '@/lib/site/splash'

/** Stronger than the rules of motion.css, whatever order the stylesheets come in. */
const hideSplash = ':root:root{--splash-end:0ms}.splash.splash{display:none}'

/**
 * The stylesheet of pages without JavaScript: empty at the start of a visit, afterwards it hides the
 * splash (A8). The browser's cache remembers the visit by the time of its copy, so no cookie is set.
 */
export function GET({ headers }: NextRequest): Response {
  const now = Date.now()
  const css = isSameVisit(headers.get('If-Modified-Since'), now) ? hideSplash : ''
  return new Response(css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Last-Modified': new Date(now).toUTCString(),
    },
  })
}
