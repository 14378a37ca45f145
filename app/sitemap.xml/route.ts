import { sitemapXml } from '@/lib/seo/sitemap-xml'
import { loadSitemap, sitemapResponse } from './load-sitemap'

export const dynamic = 'force-static'
/** The sitemap. */
export async function GET(): Promise<Response> {
  return sitemapResponse(sitemapXml(await loadSitemap()))
}
