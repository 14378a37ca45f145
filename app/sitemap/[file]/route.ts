import { loadSitemap, sitemapResponse } from '@/app/sitemap.xml/load-sitemap'
import { sitemapFileXml } from '@/lib/seo/sitemap-files'

export const dynamic = 'force-static'
export const revalidate = 60

type Context = { params: Promise<{ file: string }> }

/** Made on demand and kept like a page: the index names these files only when they are needed. */
export function generateStaticParams() {
  return []
}

/** One file of a sitemap that is too long for a single one. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const xml = sitemapFileXml(await loadSitemap(), file)
  return xml ? sitemapResponse(xml) : new Response('Fichier non trouvé.', { status: 404 })
}
