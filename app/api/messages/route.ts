import { after } from 'next/server'
import { sendContactClick } from '@/lib/backend/contact-clicks'
import { isSameOrigin } from '@/lib/http/same-origin'
import { tokenBucket } from '@/lib/http/token-bucket'
import { settings } from '@/lib/site/settings'
import { contactClick } from './contact-click'

/** Of all visitors together: nothing is remembered of any of them. */
const isAllowed = tokenBucket({ burst: 60, perSecond: 2 })

/**
 * Counts a click on a WhatsApp link (components/layout/contact-clicks.ts); the body is the address of
 * the page. 204 whether it is counted or not, before the backend is told; 403 for other sites, 400
 * for a page that the site does not have.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  if (!isSameOrigin(headers, settings.siteUrl)) return new Response(null, { status: 403 })
  const click = contactClick(await request.text())
  if (!click) return new Response(null, { status: 400 })
  const isRefused = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  if (settings.countsContacts && !isRefused && isAllowed()) after(() => sendContactClick(click))
  return new Response(null, { status: 204 })
}
