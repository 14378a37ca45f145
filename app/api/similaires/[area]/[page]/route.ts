import { decodePathSegment } from '@/lib/http/path-segments'
import { similarResponse } from '../../similar'

export const dynamic = 'force-static'
type Context = { params: Promise<{ area: string; page: string; category?: string }> }

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** One page of the videos beside a player: all of them or, of a path that names one, those of a category. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { area, page, category } = await params
  return similarResponse(area, page, category && decodePathSegment(category))
}
