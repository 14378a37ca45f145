import { loadSitemap, sitemapResponse } from '@/app/sitemap.xml/load-sitemap'
import { isSitemapFileName, sitemapFileXml } from '@/lib/seo/sitemap-xml'
import { sitemapFileNotFound } from './copy'

export const dynamic = 'force-static'

/** Rendered on demand and cached like a page: most sitemaps fit into one file. */
export const generateStaticParams = () => []

/** One file of a sitemap that is split into several. */
export async function GET(_: Request, { params }: RouteContext<'/sitemap/[file]'>) {
  const { file } = await params
  const xml = isSitemapFileName(file) ? sitemapFileXml(await loadSitemap(), file) : undefined
  return xml ? sitemapResponse(xml) : new Response(sitemapFileNotFound, { status: 404 })
}
