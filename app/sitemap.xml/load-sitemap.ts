import 'server-only'
import { loadSiteContent } from '@/app/site-content'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { sitemapEntries } from './entries'

/** The sitemap entries of the current content, stale where the backend fails. Never throws. */
export async function loadSitemap(): Promise<SitemapEntry[]> {
  const [{ content }, site] = await Promise.all([loadSiteContent(), loadSiteSettings()])
  return sitemapEntries(content, new Date(), site)
}

/** The response to a request for a sitemap file. */
export function sitemapResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
