import { ogImageResponse } from '@/lib/og-image/response'

/** The share cards: `/partage/{kind}/{version}.jpg` and `/partage/{kind}/{id}/{version}.jpg`. */
export function GET(request: Request): Promise<Response> {
  return ogImageResponse(new URL(request.url).pathname)
}
