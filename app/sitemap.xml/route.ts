import { loadSitemap, sitemapResponse } from './sitemap'
import { sitemapXml } from '@/lib/seo/sitemap-files'

export const dynamic = 'force-static'
export const revalidate = 60

/** Every page of the site for search engines, or the index of the files that name them. */
export async function GET(): Promise<Response> {
  return sitemapResponse(sitemapXml(await loadSitemap()))
}
