import { sourceArea } from '@/contract/universes.mjs'
import { visitSourceOf } from '@/contract/visit-sources'
import { countAfterAnswer } from '@/lib/backend/contact-clicks'
import { isSameOrigin } from '@/lib/http/same-origin'
import { environment } from '@/lib/site/environment'
import { contactClick } from './contact-click'

/** Programs that run the scripts of a page. */
const bots = /bot|crawl|spider|headless|lighthouse/i

/**
 * Counts a click on a WhatsApp link or, with `?vue`, a page that is looked at, and with `&de=` the host that
 * led to the site (components/layout/contact-clicks.ts); the body is the address of the page. 204 whether it
 * is counted or not, before the backend is told; 403 for other sites, 400 for a page that the site does not have.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers, url } = request
  if (!isSameOrigin(headers, environment.siteUrl)) return new Response(null, { status: 403 })
  const { searchParams } = new URL(url)
  const isView = searchParams.has('vue')
  const click = contactClick(await request.text())
  // Pages that are not counted are looked at as well: not an error in the console of their visitors.
  if (!click) return new Response(null, { status: isView ? 204 : 400 })
  if (!isView) countAfterAnswer(headers, click)
  else if (!bots.test(headers.get('user-agent') ?? '')) {
    countAfterAnswer(headers, { area: `visite-${click.area}`, page: click.page })
    const host = searchParams.get('de')
    if (host !== null) countAfterAnswer(headers, { area: sourceArea, page: visitSourceOf(host) })
  }
  return new Response(null, { status: 204 })
}
