import { players } from '@/app/players/players'
import { noindex, robotsHeader } from '@/lib/cache/page-markers.mjs'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { parsePageNumber } from '@/lib/pagination/pages'
import { type PlayerArea } from '@/lib/shared/universes.mjs'
import { similarVideoCard } from '@/lib/videos/card'
import { jsonResponse, notFoundResponse } from '../listes/responses'

/** The cards of one page of the videos beside a player, or a 404 response. */
export async function similarResponse(
  area: string,
  page: string,
  category?: string,
): Promise<Response> {
  const number = parsePageNumber(page)
  const isCategory = category === undefined || isRoutableSlug(category)
  if (!isArea(area) || number === undefined || !isCategory) return notFoundResponse()
  const similar = await players[area].similarPage(number, category)
  if (!similar) return notFoundResponse()
  const { videos, unlistedCategory } = similar
  const cards = videos.map((video) => similarVideoCard(area, video, unlistedCategory))
  return jsonResponse(cards, unlistedCategory ? { [robotsHeader]: noindex } : {})
}

function isArea(area: string): area is PlayerArea {
  return Object.hasOwn(players, area)
}
