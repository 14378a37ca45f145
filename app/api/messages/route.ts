import { countAfterAnswer } from '@/lib/backend/contact-clicks'
import { isSameOrigin } from '@/lib/http/same-origin'
import { settings } from '@/lib/site/settings'
import { contactClick } from './contact-click'

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
  countAfterAnswer(headers, click)
  return new Response(null, { status: 204 })
}
