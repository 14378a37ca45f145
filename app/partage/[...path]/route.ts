import { cardResponse } from '@/lib/og-image/response'

/** The share cards: `/partage/{kind}/{version}.jpg` and `/partage/{kind}/{id}/{version}.jpg`. */
export function GET(request: Request): Promise<Response> {
  return cardResponse(new URL(request.url).pathname)
}
