import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/urls'

/** Everything is for search engines, share cards included, but the doors for programs. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
