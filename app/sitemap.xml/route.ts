import { sitemapXml } from '@/lib/seo/sitemap-files'
import { loadSitemap, sitemapResponse } from './load-sitemap'

export const dynamic = 'force-static'
export const revalidate = 60

/** Every page of the site for search engines, or the index of the files that name them. */
export async function GET(): Promise<Response> {
  return sitemapResponse(sitemapXml(await loadSitemap()))
}
