import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/urls'

/** Allows everything, og images included, except the API endpoints that send no pictures of pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/image/'], disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
