import { jsonResponse, notFoundResponse } from '@/app/api/listes/responses'
import type { PlayerArea } from '@/contract/universes.mjs'
import { noindex, robotsHeader } from '@/lib/cache/page-markers.mjs'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { parsePageNumber } from '@/lib/pagination/pages'
import { similarVideoCard } from '@/lib/videos/card'
import { players } from '@/lib/videos/player-routes'

export const dynamic = 'force-static'
type Context = { params: Promise<{ area: string; page: string; category?: string }> }

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** One page of the videos beside a player: all of them or, of a path that names one, those of a category. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { area, page, category: segment } = await params
  const category = segment === undefined ? undefined : decodePathSegment(segment)
  const number = parsePageNumber(page)
  const isCategory = category === undefined || isRoutableSlug(category)
  if (!isArea(area) || number === undefined || !isCategory) return notFoundResponse()
  const similar = await players[area].similarPage(number, category)
  if (!similar) return notFoundResponse()
  const { videos, unlistedCategory } = similar
  const cards = videos.map((video) => similarVideoCard(area, video, unlistedCategory))
  return jsonResponse(cards, unlistedCategory ? { [robotsHeader]: noindex } : {})
}

const isArea = (area: string): area is PlayerArea => Object.hasOwn(players, area)
