import { sitemapXml } from '@/lib/seo/sitemap-xml'
import { loadSitemap } from './load-sitemap'

export const dynamic = 'force-static'

/** The sitemap. */
export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  return new Response(sitemapXml(await loadSitemap()), { headers })
}
