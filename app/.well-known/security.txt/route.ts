import { securityTxt } from '@/lib/legal/security-txt'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const dynamic = 'force-static'

/** Where to report a vulnerability (RFC 9116); 404 until there is an e-mail address. */
export async function GET(): Promise<Response> {
  const text = securityTxt((await loadSiteSettings()).email, new Date())
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(text, { status: text === null ? 404 : 200, headers })
}
