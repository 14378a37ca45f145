import { parsePageNumber } from '@/lib/pagination/pages'
import { cardsOfLists } from '../../lists'
import { jsonResponse, notFoundResponse } from '../../responses'

export const dynamic = 'force-static'

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** The items of one page of a list, for the pages that show its beginning. */
export async function GET(_: Request, { params }: RouteContext<'/api/listes/[list]/[page]'>) {
  const { list, page } = await params
  const number = parsePageNumber(page)
  const toCards = Object.hasOwn(cardsOfLists, list)
    ? cardsOfLists[list as keyof typeof cardsOfLists]
    : undefined
  const cards = number === undefined ? undefined : await toCards?.(number)
  return cards ? jsonResponse(cards) : notFoundResponse()
}
