import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/urls'

/** Allows everything, og images included, except the API endpoints. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
