import { similarResponse } from '../../similar'

export const dynamic = 'force-static'
type Context = { params: Promise<{ area: string; page: string }> }

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** One page of all videos, for the list beside a player without a category. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { area, page } = await params
  return similarResponse(area, page)
}
